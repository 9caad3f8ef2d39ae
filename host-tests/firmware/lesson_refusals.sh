#!/bin/bash
# What tools/converters/lesson_convert.c refuses: Empire's lesson, spoilt in one place each, and the words with which that
# is refused.
#
# usage: lesson_refusals.sh <lesson_convert> <lesson.txt>
set -uo pipefail
convert=$1 good=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
bad=0

# refused <what is wrong> <words> <sed's edits>
refused() {
  sed -E "$3" "$good" >"$folder/lesson.txt"
  if cmp -s "$good" "$folder/lesson.txt"; then
    echo "$1: nothing was spoilt"
    bad=1
  elif "$convert" "$folder/lesson.txt" spoilt "$folder/lesson.c" 2>"$folder/words"; then
    echo "$1: was taken"
    bad=1
  elif ! grep -qF "$2" "$folder/words"; then
    echo "$1: refused for something else:"
    cat "$folder/words"
    bad=1
  fi
}

"$convert" "$good" fine "$folder/lesson.c" 2>/dev/null || { echo "the lesson itself is refused"; bad=1; }
refused "an illegal move" "no legal move: city:A99" 's/^do city:A13$/do city:A99/'
refused "the wrong seat" "it isn't the person's turn" 's/^watch neutral:A8/do neutral:A8/'
refused "an illegal beginning" "isn't legal: bid:99" 's/bid:1 bid:0 first:1/bid:99/'
refused "a decision that answers nothing" "other moves are legal: why not those?" '/why One or two/,/at /d'
refused "a mask without a choice" "leave a choice: a third should" 's/^do (neutral:A2|take:2|place:A11) [a-z].*/do \1/'
refused "a caption without room" "lines, and there is room for 2" 's/> Coins never come back/& to you, and to you, and to you/'
refused "a caption of many words" "words, at most 14" 's/> Choose Place, this time.*/> a b c d e f g h i j k l m n o/'
refused "a caption that is never seen" "never seen: the one before it is always shown" 's/> Sail over the dotted.*/&\n  > Of it./'
refused "a term before it was shown" "no caption has introduced *good*" 's/top a \*good\* to/top a good to/'
refused "a term that is shown twice" "*army* was introduced in line" 's/> Coins never/> An *army*: coins never/'
refused "a term that is never shown" "no caption introduces *ship*" 's/^terms /terms ship, /'
refused "a decision's caption with a place of its own" "a decision's caption lies over the title" 's/> Choose Place, this time.*/&\n    above/'
refused "a decision's caption of many bytes" "99 bytes at most" "s/> Choose Place, this time.*/> $(printf 'i%.0s' {1..100})/"
refused "a cursor on what isn't legal" "the cursor can't point at what isn't legal" 's/point neutral:A2/point bid:1/'
refused "a cursor where nothing is decided" "there is no cursor but in a decision" 's/^watch bid:0/&\n  point bid:0/'
refused "an unknown region" "no region A77" 's/at region A25/at region A77/'
refused "no count" "a lesson ends with the end of a match, and its count" '/^count/,$d'
refused "something after the count" "the count is the last step" '$s/$/\nsay\n  > Still here./'
refused "an unknown line" "no line of a lesson" 's/^say$/says/'
refused "a reason with a place of its own" "a decision's caption lies over the title" 's/why Take a red ruby.*/&\n    above/'
good=${good/empire/monuments}
jump='scene seats=2 seed=49\nmoves keep:QS01 keep:QS12 place:wood:K2 place:wheat:L3 place:wheat:L7 place:sheep:K7 play:move step:worker:K3:K2'
jump+='\nmoves step:worker:K3:J3 play:move step:worker:L8:L7 step:worker:L8:K7'
refused "a jump that takes back what was chosen" "not as it was played before" "s/^# ---- the first layer.*/$jump/"
refused "again, and nothing was chosen" '"again" comes after a decision with a choice' 's/^do produce:K2 produce:J3$/do produce:K2/'
exit $bad
