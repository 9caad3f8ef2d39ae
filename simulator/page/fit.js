/**
 * How large the handheld is drawn: as large as its room allows, in the layout that makes its LCD largest. Shells are
 * made of em: --u is the size of an LCD pixel. Where the hands are below the screen (tall), they have a scale of their
 * own, --hand, so that keys stay large enough for fingers.
 */

const KEY_PX = 44; // for a finger: Apple's guidelines; WCAG 2.5.5
const PAD_PX = 96; // its four directions and the middle
const MARGIN_PX = 6; // around the handheld
const LAYOUTS = ['', 'snug', 'tall'];
const WORTH = 0.95; // a shape nearer to the true one may cost so much of the size
const ENOUGH_PX = 480; // and more where the LCD is that large: then it isn't size that is wanting
const NEAR_WHOLE = 0.96; // and whole device pixels for each of the LCD's so much
const HAND_MOST = 1.7; // times the true proportion
const ROUND_HANDS = 1.16; // so much wider than the hands is the shell below them

/**
 * @param {HTMLElement} device @param {HTMLElement} room
 * @returns {number} device pixels for each of the LCD's
 */
export function fit(device, room, { name, glass, shell }) {
  const space = { width: room.clientWidth - 2 * MARGIN_PX, height: room.clientHeight - 2 * MARGIN_PX };
  const fits = LAYOUTS.map((layout) => ({ layout, ...measure(device, name, layout, space) }));
  const { layout, u, hand } = best(fits, glass, shell);
  const zoom = devicePixelRatio || 1;
  const scale = sharp(u * zoom, glass);
  draw(device, name, layout, scale / zoom, (hand * u * zoom) / scale); // the hands keep their size
  place(device, room, zoom);
  return scale;
}

// The first whose keys are large enough, unless another is much larger.
function best(fits, { height }, { worth = WORTH, enough = ENOUGH_PX }) {
  const forFingers = fits.filter(({ fingers }) => fingers);
  const candidates = forFingers.length ? forFingers : fits;
  const most = Math.max(...candidates.map(({ u }) => u));
  return candidates.find(({ u }) => u >= worth * most || u * height >= enough);
}

// Whole device pixels for the LCD as a whole, and for each of its pixels where that costs little.
function sharp(scale, { width, height }) {
  const whole = Math.floor(scale);
  const parts = commonDivisor(width, height); // of which both sides are whole
  return whole / scale > NEAR_WHOLE ? whole : Math.floor(parts * scale) / parts;
}

const commonDivisor = (a, b) => (b ? commonDivisor(b, a % b) : a);

function draw(device, name, layout, u, hand) {
  device.className = `device ${name} ${layout}`;
  device.style.setProperty('--u', `${u}px`);
  device.style.setProperty('--hand', String(hand));
  device.style.translate = '';
}

/** What is drawn of the handheld at one size, whatever sticks out included; not its shadows. */
function extent(device) {
  const boxes = [...device.querySelectorAll('*:not(.lcd *):not(svg *)')].map((part) => part.getBoundingClientRect());
  const drawn = boxes.filter(({ width, height }) => width && height);
  const [left, top] = ['left', 'top'].map((side) => Math.min(...drawn.map((box) => box[side])));
  const [right, bottom] = ['right', 'bottom'].map((side) => Math.max(...drawn.map((box) => box[side])));
  return { left, top, width: right - left, height: bottom - top };
}

function measure(device, name, layout, space) {
  draw(device, name, layout, 1, 1);
  const whole = extent(device);
  const sizes = ['.pad', '.keys', '.keys [data-button]'].map((part) => device.querySelector(part).getBoundingClientRect());
  const [pad, keys, key] = sizes;
  const least = Math.max(KEY_PX / Math.min(key.width, key.height), PAD_PX / Math.min(pad.width, pad.height));
  if (layout !== 'tall') {
    const u = Math.min(space.width / whole.width, space.height / whole.height);
    return { u, hand: 1, fingers: u >= least };
  }
  const hands = { width: pad.width + keys.width, height: Math.max(pad.height, keys.height) };
  return stack(space, whole, hands, least);
}

// The screen above, the hands below: keys as small as fingers allow if that makes the screen larger.
function stack(space, whole, hands, least) {
  const above = whole.height - hands.height;
  const u = Math.min(space.width / whole.width, (space.height - hands.height * least) / above);
  const room = Math.min((space.height - above * u) / hands.height, (whole.width * u) / (hands.width * ROUND_HANDS));
  const hand = Math.min(room / u, HAND_MOST);
  return { u, hand, fingers: u > 0 && hand * u >= least * 0.999 };
}

// In the middle of its room, and the LCD's corner on a corner of the device's pixels.
function place(device, room, zoom) {
  const whole = extent(device);
  const within = room.getBoundingClientRect();
  const x = within.left + (within.width - whole.width) / 2 - whole.left;
  const y = within.top + (within.height - whole.height) / 2 - whole.top;
  const lcd = device.querySelector('.lcd').getBoundingClientRect();
  const aligned = (at) => Math.round((at + Number.EPSILON) * zoom) / zoom;
  device.style.translate = `${aligned(lcd.left + x) - lcd.left}px ${aligned(lcd.top + y) - lcd.top}px`;
}
