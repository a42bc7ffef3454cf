import { boxOf, placed, stepsOf, written } from './path.mjs';

/** The card that every mark is drawn on, and what a mark fills of it: as much ink for a wide one as for a square one. */
const [WIDTH, HEIGHT] = [40, 26];
const MOST = { width: 27, height: 16, area: 270 };
/** Digits after the point: a twentieth of a pixel, which no screen shows. */
const DIGITS = 1;

/** The outlines of an icon, each from its own first point on. */
function outlinesOf(body) {
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
  if (paths.length !== 1 || body.replace(/<path [^<>]*\/>/, '') !== '')
    throw new Error('an icon is more than one path');
  return stepsOf(paths[0]).reduce((outlines, step) => {
    if (step[0] === 'M') outlines.push([]);
    outlines.at(-1).push(step);
    return outlines;
  }, []);
}

/** Colours and what is drawn in them, `fills` put into the place of an outline. */
function inPlaceOf(outline, fills) {
  const layers = fills.map(([ink, d]) => [ink, stepsOf(d)]);
  const from = boxOf(layers.flatMap(([, steps]) => steps));
  const to = boxOf(outline);
  const scale = to.height / from.height;
  return layers.map(([ink, steps]) => [
    ink,
    placed(steps, scale, to.left - from.left * scale, to.top - from.top * scale),
  ]);
}

function layersOf({ ink, left = [], other = { outlines: [] }, instead }, body) {
  const outlines = outlinesOf(body);
  const places = outlines.map((_, at) => at).filter((at) => !left.includes(at) && !(instead && at === 0));
  const drawn = (wanted) => places.filter(wanted).flatMap((at) => outlines[at]);
  return [
    ...(instead ? inPlaceOf(outlines[0], instead) : []),
    [ink, drawn((at) => !other.outlines.includes(at))],
    ...(other.ink ? [[other.ink, drawn((at) => other.outlines.includes(at))]] : []),
  ];
}

/** The module of one mark: the icon of a brand in the middle of the card, in the brand’s colours. */
export function moduleOf(brand, { body }) {
  const layers = layersOf(brand, body);
  const box = boxOf(layers.flatMap(([, steps]) => steps));
  const scale = Math.min(
    MOST.width / box.width,
    MOST.height / box.height,
    Math.sqrt(MOST.area / (box.width * box.height)),
  );
  const moveX = WIDTH / 2 - (box.left + box.width / 2) * scale;
  const moveY = HEIGHT / 2 - (box.top + box.height / 2) * scale;
  const fills = layers.map(([ink, steps]) => [ink, written(placed(steps, scale, moveX, moveY), DIGITS)]);
  const drawing = { ...(brand.ground && { ground: brand.ground }), fills };
  return `// Written by scripts/marks.mjs from “${brand.icon}” of Simple Icons (CC0). Do not edit.
import type { Drawing } from '../drawing.js';

export const drawing: Drawing = ${JSON.stringify(drawing)};
`;
}
