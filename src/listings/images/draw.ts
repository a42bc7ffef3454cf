import { createRandom, hashOf, type Random } from '../seed/random.js';
import type { Picture } from './address.js';
import { SHAPES, type Palette } from './shapes.js';

const hsl = (hue: number, saturation: number, lightness: number): string =>
  `hsl(${Math.round(hue) % 360} ${saturation}% ${lightness}%)`;

function paletteOf(random: Random): Palette & { readonly hue: number } {
  const hue = random.whole(0, 359);
  const turned = hue + random.pick([150, 180, 210, 40]);
  return {
    hue,
    main: hsl(hue, 48, 52),
    dark: hsl(hue + 12, 42, 28),
    light: hsl(hue - 8, 62, 84),
    accent: hsl(turned, 68, 58),
  };
}

/** Soft discs behind the thing, so that no two backgrounds are alike. */
function backdrop(random: Random, hue: number): string {
  const discs = Array.from({ length: 3 }, () => {
    const [x, y, radius] = [random.whole(0, 400), random.whole(0, 220), random.whole(40, 110)];
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${hsl(hue + random.whole(-30, 30), 60, 96)}" opacity=".55"/>`;
  });
  return discs.join('');
}

/** The thing as each picture of its listing shows it: straight, turned round, from close by, among others. */
function views(thing: string, number: number): string {
  const at = (x: number, y: number, scale: number, turn = 1): string =>
    `<g transform="translate(${x} ${y}) scale(${scale * turn} ${scale})">${thing}</g>`;
  switch ((number - 1) % 4) {
    case 1:
      return at(308, 56, 1.08, -1);
    case 2:
      return at(36, -22, 1.72);
    case 3:
      return at(32, 122, 0.7) + at(232, 122, 0.7, 1) + at(108, 66, 0.98);
    default:
      return at(84, 42, 1.16);
  }
}

/**
 * Draws a picture of a listing: the same for the same listing, number and width, whenever and wherever it is drawn. The
 * start of the id says what is on it; the id itself never stands in the picture.
 */
export function draw({ listingId, number, width, height }: Picture): string {
  const random = createRandom(listingId);
  const { hue, ...palette } = paletteOf(random);
  const [kind = ''] = listingId.split('-');
  const shape = Object.hasOwn(SHAPES, kind) ? SHAPES[kind] : SHAPES['parcel'];
  const surroundings = createRandom(hashOf(listingId) + number);
  const [top, bottom] = [hsl(hue + number * 9, 56, 92), hsl(hue + number * 9 + 24, 46, 80)];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="${width}" height="${height}">
<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
<rect width="400" height="300" fill="url(#a)"/>${backdrop(surroundings, hue)}
<path d="M0 236h400v64H0z" fill="${hsl(hue + 20, 34, 72)}" opacity=".55"/>
<ellipse cx="200" cy="240" rx="128" ry="15" fill="${palette.dark}" opacity=".22"/>
${views(shape?.(palette) ?? '', number)}
</svg>`;
}
