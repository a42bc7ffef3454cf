/** A colour in OKLCH: lightness from 0 to 1, chroma from 0 on, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

type Three = readonly [number, number, number];

const RADIANS = Math.PI / 180;

/** The matrices of OKLab, by Björn Ottosson. */
const TO_CONES = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const;
const TO_LAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const;
const FROM_LAB = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
] as const;
const FROM_CONES = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const;

const times = (matrix: readonly [Three, Three, Three], [x, y, z]: Three): Three => {
  const [one, two, three] = matrix.map(([a, b, c]) => a * x + b * y + c * z);
  return [one!, two!, three!];
};

const each = ([x, y, z]: Three, change: (value: number) => number): Three => [
  change(x),
  change(y),
  change(z),
];

export const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const encoded = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

/** From red, green and blue, each from 0 to 1. */
export function toOklch(channels: Three): Oklch {
  const [lightness, a, b] = times(TO_LAB, each(times(TO_CONES, each(channels, linear)), Math.cbrt));
  return [lightness, Math.hypot(a, b), (Math.atan2(b, a) / RADIANS + 360) % 360];
}

/** The two coordinates of OKLab beside its lightness. */
const planeOf = ([, chroma, hue]: Oklch): readonly [number, number] => [
  chroma * Math.cos(hue * RADIANS),
  chroma * Math.sin(hue * RADIANS),
];

/** How far two colours are apart to the eye: less than 0.02 is not seen, black and white are 1 apart. */
export function distance(one: Oklch, other: Oklch): number {
  const [a, b] = planeOf(one);
  const [c, d] = planeOf(other);
  return Math.hypot(one[0] - other[0], a - c, b - d);
}

/** The most chroma that a screen shows at this lightness and hue, at most the colour's own. */
export function shown([lightness, chroma, hue]: Oklch): Oklch {
  const fits = (tried: number): boolean =>
    channelsOf([lightness, tried, hue]).every((channel) => channel > -0.0005 && channel < 1.0005);
  if (fits(chroma)) return [lightness, chroma, hue];
  let [least, most] = [0, chroma];
  for (let step = 0; step < 12; step++) {
    const middle = (least + most) / 2;
    if (fits(middle)) least = middle;
    else most = middle;
  }
  return [lightness, least, hue];
}

function channelsOf(colour: Oklch): Three {
  const cones = each(times(FROM_LAB, [colour[0], ...planeOf(colour)]), (value) => value ** 3);
  return each(times(FROM_CONES, cones), encoded);
}

/** As CSS writes it, `#rrggbb`. */
export const hexOf = (colour: Oklch): string =>
  `#${channelsOf(shown(colour))
    .map((channel) =>
      Math.round(Math.min(1, Math.max(0, channel)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
