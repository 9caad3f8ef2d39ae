#!/usr/bin/env python3
"""Writes engine/monuments/data.c from engine/monuments/data.json: tools/converters/monuments-data.py [--check].

--check writes nothing and fails if the committed file is not what would be written."""
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "engine/monuments/data.json"
TARGET = ROOT / "engine/monuments/data.c"
HEADER = ROOT / "engine/monuments/data.h"

GOODS = ["wood", "sheep", "metal", "wheat"]
TERRAINS = ["forest", "pasture", "mountain", "field", "monument", "sea", "lake"]
HOUSES = ["fort", "town", "factory"]
PIECES = ["army", "navy", "air", "fort", "town", "factory"]
LINES = ["layers", "resources", "workers", "hexes", "military", "upgraded", "completed", "open"]
GROUPS = ["start", "0-1", "2-3", "4-5"]
VOID = 127
# Limits are sizes of arrays and fields too, so data.h has them by hand; they must be the same there.
LIMITS = {"round_limit": "MONUMENTS_ROUND_LIMIT", "resource_tokens": "MONUMENTS_RESOURCE_TOKENS", "weapon_tokens": "MONUMENTS_WEAPON_TOKENS",
          "bridge_ferry_tokens": "MONUMENTS_CROSSING_TOKENS", "workers": "MONUMENTS_WORKERS", "pieces_of_a_kind": "MONUMENTS_PIECES_OF_A_KIND",
          "on_a_hex": "MONUMENTS_HEX_ROOM", "produced_in_a_hex": "MONUMENTS_HEX_YIELD", "workers_at_start": "MONUMENTS_START_WORKERS",
          "resources_at_start": "MONUMENTS_START_RESOURCES"}


def quoted(text):
    return json.dumps(text, ensure_ascii=True)


def cost(entry):
    return "{" + ", ".join(str(entry.get(good, 0)) for good in GOODS) + "}"


def mask(indices, words):
    return ["0x%08xu" % sum(1 << (i & 31) for i in indices if i >> 5 == word) for word in range(words)]


class Board:
    """The hexes in the engine's order, and who lies beside whom."""

    def __init__(self, data):
        place = lambda hex_: (hex_["col"], hex_["row"])
        group = lambda hex_: max(0, TERRAINS.index(hex_["terrain"]) - 3) if hex_["terrain"] != "lake" else 2
        self.hexes = sorted(data["hexes"], key=lambda hex_: (group(hex_), place(hex_)))
        self.index = {hex_["id"]: i for i, hex_ in enumerate(self.hexes)}
        self.at = {place(hex_): i for i, hex_ in enumerate(self.hexes)}
        self.regions = [region["id"] for region in data["regions"]]
        self.rivers = sorted(self.river(river["edge"]) for river in data["rivers"])

    def near(self, i):
        col, row = self.hexes[i]["col"], self.hexes[i]["row"]
        up = row if col % 2 else row - 1  # columns A, C, E ... lie half a hex lower
        around = [(col, row - 1), (col + 1, up), (col + 1, up + 1), (col, row + 1), (col - 1, up + 1), (col - 1, up)]
        return [self.at.get(place, VOID) for place in around]

    def river(self, edge):
        first, second = (self.index[end] for end in edge.split("-"))
        return first, self.near(first).index(second), second

    def directions(self, i, wanted):
        return sum(1 << d for d, other in enumerate(self.near(i)) if other != VOID and wanted(other))

    def river_bits(self, i):
        beside = {b if a == i else a for a, _, b in self.rivers if i in (a, b)}
        return self.directions(i, lambda other: other in beside)

    def water_bits(self, i):
        return self.directions(i, lambda other: self.hexes[other]["terrain"] in ("sea", "lake"))

    def lines(self, marks):
        for i, hex_ in enumerate(self.hexes):
            region = self.regions.index(hex_["region"]) if hex_["region"] else len(self.regions)
            yield "{%s, %d, %d, %s, %d, {%s}, 0x%02x, 0x%02x}, /* %s */" % (
                quoted(hex_["id"]), hex_["col"] - 1, hex_["row"] - 1,
                "MONUMENTS_" + hex_["terrain"].upper(), region,
                ", ".join(map(str, self.near(i))), self.water_bits(i), self.river_bits(i), hex_["mark"])

    def open_land(self, closed):
        return [i for i, hex_ in enumerate(self.hexes[:50]) if hex_["region"] not in closed]


def bonus_line(card):
    name, *rest = card["effect"]
    amount, per, points, most = 1, 0, 0, 0
    if name == "yield":
        amount = TERRAINS.index(rest[0])
    elif name == "vp_per":
        amount, per, points, most = "MONUMENTS_LINE_" + rest[0].upper(), rest[1], rest[2], rest[3]
    elif rest:
        amount = rest[0]
    return "{%s, %d, MONUMENTS_GAIN_%s, %s, %d, %d, %d, %d, %d, %s, %s}, /* %s */" % (
        quoted(card["id"]), card["layer"], name.upper(), amount, per, points, most, card["copies"], card["seats"],
        quoted(card["title"]), quoted(card["text"]), card["mark"])


def gift(effect):
    name, *rest = effect
    kind, count = 0, 1
    if name == "res":
        kind, count = GOODS.index(rest[0]), rest[1]
    elif name == "build":
        kind = HOUSES.index(rest[0])
    elif name == "unit":
        kind = PIECES.index(rest[0])
    elif name == "unlock":
        kind, count = PIECES.index(rest[0]), rest[1]
    elif rest:
        count = rest[0]
    return "{MONUMENTS_GIFT_%s, %d, %d}" % (name.upper(), kind, count)


def deck_lines(deck):
    setup, *layers = deck["cards"]
    yield "{%s, %s, {%s}, { /* %s: %s */" % (
        quoted(deck["id"]), quoted(deck["name"]),
        ", ".join(str(setup["pieces"][piece]) for piece in PIECES), setup["id"], setup["mark"])
    for card in layers:
        yield "{ /* %s */" % card["id"]
        for option in card["options"]:
            yield "{%s, {%s}}, /* %s */" % (
                quoted(option["text"]), ", ".join(map(gift, option["effects"])), option["mark"])
        yield "},"
    yield "}},"


def goal(task):
    name, *rest = task
    kind = GOODS.index(rest[0]) if name == "stock" else 0
    return "{MONUMENTS_GOAL_%s, %d, %d}" % (name.upper(), kind, rest[-1])


def quest_line(quest):
    return "{%s, %d, %d, %d, %d, {%s}, %s, %s}, /* %s */" % (
        quoted(quest["id"]), GROUPS.index(quest["group"]), quest["points"], quest["penalty"], quest["seats"],
        ", ".join(map(goal, quest["tasks"])), quoted(quest["title"]), quoted(quest["text"]), quest["mark"])


def score_card_line(card):
    change = ", ".join("{MONUMENTS_LINE_%s, {%d, %d}}" % (side["line"].upper(), side["per"], side["vp"])
                       for side in (card["better"], card["worse"]))
    return "{%s, %s, %s, {%s}}, /* %s */" % (
        quoted(card["id"]), quoted(card["name"]), quoted(card["text"]), change, card["mark"])


def pieces(entries, names, land, sea):
    for name in names:
        entry = next(e for e in entries if e["id"] == name)
        yield "{%s, %d, %d}, /* %s: %s */" % (
            cost(entry["cost"]), entry.get(land, 0), entry.get(sea, 0), name, entry["mark"])


def table(kind, lines):
    return ["", "const %s = {" % kind, *lines, "};"]


def written(data):
    board = Board(data["map"])
    out = ["/* Written by tools/converters/monuments-data.py from data.json; change that. The notes at the lines' ends say",
           " * which entries the rulebook prints and which are ours. */", '#include "data.h"', "", "/* clang-format off */"]
    out += table("struct monuments_hex_data monuments_hexes[MONUMENTS_HEXES]", board.lines(data["marks"]))
    out += table("struct monuments_river monuments_rivers[MONUMENTS_RIVERS]", ("{%d, %d, %d}," % river for river in board.rivers))
    out += table("struct monuments_named monuments_regions[MONUMENTS_REGIONS]", (
        "{%s, %s}, /* %s */" % (quoted(r["id"]), quoted(r["name"]), r["mark"]) for r in data["map"]["regions"]))
    islands = {r["id"] for r in data["map"]["regions"] if r["kind"] == "island"}
    out += table("uint32_t monuments_island_hexes[2]", [", ".join(mask(
        [i for i, hex_ in enumerate(board.hexes) if hex_["region"] in islands], 2))])
    out += table("uint32_t monuments_terrain_hexes[MONUMENTS_RESOURCES][2]", ("{%s}," % ", ".join(mask(
        [i for i, hex_ in enumerate(board.hexes) if hex_["terrain"] == terrain], 2)) for terrain in TERRAINS[:4]))
    out += table("uint32_t monuments_open_hexes[MONUMENTS_LAYOUTS][2]", (
        "{%s}, /* %s: %s */" % (", ".join(mask(board.open_land(closing["regions"]), 2)),
                               " ".join(closing["civilisations"]), closing["mark"])
        for closing in data["map"]["closed"]))
    out += table("struct monuments_civilisation monuments_civilisations[MONUMENTS_CIVILISATIONS]", (
        "{%s, %s, %s, %d}, /* %s */" % (quoted(c["id"]), quoted(c["name"]), quoted(c["monument"]),
                                       board.index[c["hex"]], c["mark"]) for c in data["civilisations"]))
    out += table("struct monuments_layer monuments_layers[MONUMENTS_LAYERS]", (
        "{%d, %s, %d}, /* %s */" % (e["hexes"], cost(e["cost"]), e["workers"], e["mark"]) for e in data["layers"]))
    out += table("struct monuments_card_data monuments_cards[MONUMENTS_CARDS]", (
        "{%s, %s, %s, %s, %s}, /* %s, its cost %s */" % (
            quoted(a["id"]), quoted(a["name"]), quoted(a["red"]), quoted(a["green"]), cost(a["upgrade"]),
            a["mark"], a["upgrade_mark"]) for a in data["actions"]))
    # An armed worker is a worker with a weapon: the weapon's entry says what it costs and adds.
    out += table("struct monuments_piece_data monuments_unit_data[MONUMENTS_UNITS]", pieces(
        data["units"], ["worker", "weapon", "army", "navy", "air"], "power_land", "power_sea"))
    out += table("struct monuments_piece_data monuments_building_data[MONUMENTS_BUILDINGS]", pieces(data["buildings"], HOUSES, "power", "none"))
    bridge, ferry = (next(e for e in data["buildings"] if e["id"] == name) for name in ("bridge", "ferry"))
    steps = {unit["id"]: unit.get("steps") for unit in data["units"]}
    out += table("uint8_t monuments_unit_steps[MONUMENTS_UNITS + 1]", ["%d, %d, %d, %d, %d, %d" % (
        steps["worker"], steps["worker"], steps["army"], steps["navy"], steps["air"], ferry["steps_occupied"])])
    out += table("uint8_t monuments_crossing_cost[MONUMENTS_RESOURCES]", [cost(bridge["cost"])[1:-1] + " /* %s */" % bridge["mark"]])
    out += table("struct monuments_score_line monuments_score_lines[MONUMENTS_LINES]", (
        "{%d, %d}, /* %s: %s */" % (e["per"], e["vp"], e["line"], e["mark"]) for e in data["scoring"]))
    out += table("struct monuments_score_card monuments_score_cards[MONUMENTS_SCORE_CARDS]", map(score_card_line, data["score_cards"]))
    out += table("struct monuments_bonus monuments_bonuses[MONUMENTS_BONUSES]", map(bonus_line, data["common_bonuses"]))
    out += table("struct monuments_deck monuments_decks[MONUMENTS_DECKS]", (l for deck in data["personal_decks"] for l in deck_lines(deck)))
    out += table("struct monuments_quest monuments_quests[MONUMENTS_QUESTS]", map(quest_line, data["quests"]))
    out += table("uint8_t monuments_die_faces[MONUMENTS_DIE_FACES]", [", ".join(map(str, data["die"]["faces"])) + " /* %s */" % data["die"]["mark"]])
    assert [e["line"] for e in data["scoring"]] == LINES
    return "\n".join(out) + "\n"


def check_marks(entry, where, marks, inside=False):
    """Every entry, or one around it, says whether it is printed or ours."""
    if isinstance(entry, dict):
        own = [entry[key] for key in entry if key == "mark" or key.endswith("_mark")]
        if any(mark not in marks for mark in own):
            sys.exit(f"data.json: {where} has a mark that is none of {', '.join(marks)}")
        inside = inside or bool(own)
        entries = entry.items()
    elif isinstance(entry, list):
        entries = enumerate(entry)
    elif inside:
        return
    else:
        sys.exit(f"data.json: {where} has no mark")
    for key, value in entries:
        check_marks(value, f"{where}/{key}", marks, inside)


def check_limits(data):
    header = HEADER.read_text()
    for limit, name in LIMITS.items():
        if not re.search(rf"\b{name} = {data['limits'][limit]['value']}\b", header):
            sys.exit(f"data.json: the limit {limit} is not what data.h calls {name}; change it there too")


def main():
    data = json.loads(SOURCE.read_text())
    for part in data.keys() - {"game", "note", "marks"}:
        check_marks(data[part], part, data["marks"])
    check_limits(data)
    text = written(data)
    if "--check" in sys.argv[1:]:
        if TARGET.read_text() != text:
            sys.exit("engine/monuments/data.c is not what tools/converters/monuments-data.py makes of data.json")
    else:
        TARGET.write_text(text)


if __name__ == "__main__":
    main()
