import { contrast, PAIRS } from './contrast.js';
import { distance, hexOf, shown, type Oklch } from './oklch.js';

export type Scheme = 'light' | 'dark';

/** What a colour of the accent's hue is in light and in dark: lightness and most chroma. */
type Both = Readonly<Record<Scheme, readonly [lightness: number, chroma: number]>>;

/** Neutrals lean a little to the accent, as paper and ink of one print do. */
const TINTED: Readonly<Record<string, Both>> = {
  text: { light: [0.23, 0.02], dark: [0.945, 0.008] },
  'text-quiet': { light: [0.47, 0.025], dark: [0.75, 0.02] },
  surface: { light: [1, 0], dark: [0.21, 0.01] },
  'surface-raised': { light: [0.972, 0.006], dark: [0.255, 0.013] },
  line: { light: [0.63, 0.02], dark: [0.58, 0.02] },
  'line-quiet': { light: [0.905, 0.01], dark: [0.345, 0.018] },
  skeleton: { light: [0.93, 0.008], dark: [0.3, 0.015] },
  'accent-surface': { light: [0.962, 0.022], dark: [0.295, 0.045] },
};

const STATUSES: Readonly<Record<string, { readonly hue: number; readonly ink: Both }>> = {
  danger: { hue: 22, ink: { light: [0.5, 0.18], dark: [0.8, 0.11] } },
  warning: { hue: 72, ink: { light: [0.48, 0.11], dark: [0.84, 0.12] } },
  success: { hue: 155, ink: { light: [0.46, 0.11], dark: [0.81, 0.12] } },
};
const STATUS_GROUND: Both = { light: [0.966, 0.02], dark: [0.285, 0.045] };

/** Turns of hue, and changes of lightness away from the ground, that set a status apart from the accent. */
const TURNS = [0, 12, -12, 24, -24];
const STEPS = [0, 0.06, 0.12];
/** In OKLab, where 0.02 is just seen. */
const APART = 0.09;

/** Degrees of hue that a yellow turns at most when it is made dark. */
const GOLD = 12;
/** A chroma below this is grey to the eye. */
const GREY = 0.04;

/** The first lightness, from its own on, with which a colour has its contrast with all that it meets. */
function held(
  colour: Oklch,
  met: readonly { readonly other: string; readonly least: number }[],
  isLight: boolean,
): Oklch {
  const step = isLight ? -0.004 : 0.004;
  let [lightness] = colour;
  const [, chroma, hue] = colour;
  const isWeak = (): boolean => {
    const hex = hexOf([lightness, chroma, hue]);
    return met.some(({ other, least }) => contrast(hex, other) < least);
  };
  while (lightness > 0 && lightness < 1 && isWeak()) lightness += step;
  return shown([lightness, chroma, hue]);
}

/** Where a brand's colour begins in a scheme in which it has too little contrast as it is. */
function moved([lightness, chroma, hue]: Oklch, isLight: boolean): Oklch {
  if (chroma < GREY) return [Math.min(0.95, Math.max(0.22, 1 - lightness)), chroma, hue];
  if (!isLight) return [Math.max(lightness, 0.76), Math.min(chroma, 0.16), hue];
  // A pale colour made dark is mud without more of its hue, and a dark yellow is olive: gold is a little nearer to orange.
  const yellow = Math.max(0, 1 - Math.abs(hue - 100) / 20);
  return [lightness, chroma + Math.max(0, lightness - 0.6) * 0.25, hue - GOLD * yellow];
}

/** The accent under the pointer: stronger, or, where there is no room for that, a step back. */
function pressed([lightness, chroma, hue]: Oklch, isLight: boolean): Oklch {
  if (isLight) return [lightness > 0.35 ? lightness - 0.1 : lightness + 0.2, chroma, hue];
  return [lightness < 0.86 ? lightness + 0.08 : lightness - 0.12, chroma, hue];
}

/** The colour of a status, turned and moved until it is none of the others to the eye, or as far from them as can be. */
function apart(
  status: Oklch,
  others: readonly Oklch[],
  draw: (colour: Oklch) => Oklch,
  isLight: boolean,
): Oklch {
  let [best, farthest] = [status, -1];
  for (const step of STEPS)
    for (const turn of TURNS) {
      const [lightness, chroma, hue] = status;
      const away = isLight ? -step : step;
      const tried = draw([lightness + away, chroma, hue + turn]);
      const least = Math.min(...others.map((other) => distance(tried, other)));
      if (least >= APART) return tried;
      if (least > farthest) [best, farthest] = [tried, least];
    }
  return best;
}

/** A pair of colours that had too little contrast with the colour as it was given. */
export interface Correction {
  readonly scheme: Scheme;
  /** What is drawn and what it stands on, by the names of their tokens without `--florin-color-`. */
  readonly pair: readonly [name: string, ground: string];
  /** The contrast that WCAG 2.2 AA asks of the pair, to 1. */
  readonly least: number;
  /** The given colour as `#rrggbb`, and its contrast, to 1. */
  readonly from: string;
  readonly before: number;
  /** The colour that the scheme has in its place, and its contrast, to 1. */
  readonly to: string;
  readonly after: number;
}

/** Every colour of a scheme by its name, and the correction that it took, if any. */
export function deriveScheme(
  given: Oklch,
  scheme: Scheme,
): { readonly colours: Readonly<Record<string, string>>; readonly correction: Correction | undefined } {
  const colours: Record<string, string> = {};
  const isLight = scheme === 'light';
  const [, chroma, hue] = given;
  const tint = Math.min(1, chroma / 0.1);
  /** What a colour meets of those that are there, with the contrast that each asks for. */
  const met = (name: string) =>
    PAIRS.flatMap(([drawn, ground, least]) => {
      const other = drawn === name ? colours[ground] : ground === name ? colours[drawn] : undefined;
      return other === undefined ? [] : [{ pair: [drawn, ground] as const, other, least }];
    });
  const fit = (name: string, colour: Oklch): Oklch => held(colour, met(name), isLight);
  const set = (name: string, colour: Oklch): Oklch => {
    colours[name] = hexOf(colour);
    return colour;
  };

  for (const [
    name,
    {
      [scheme]: [lightness, most],
    },
  ] of Object.entries(TINTED))
    set(name, [lightness, most * tint, hue]);
  set('text-on-accent', isLight ? [1, 0, hue] : [0.17, 0.02 * tint, hue]);

  const from = hexOf(given);
  const meets = met('accent').map((each) => ({ ...each, before: contrast(from, each.other) }));
  const [weakest] = meets
    .filter(({ before, least }) => before < least)
    .sort((one, other) => one.before - other.before);
  const accent = set('accent', weakest ? fit('accent', moved(given, isLight)) : given);
  const to = hexOf(accent);
  const correction = weakest && {
    scheme,
    pair: weakest.pair,
    least: weakest.least,
    from,
    before: weakest.before,
    to,
    after: contrast(to, weakest.other),
  };

  set('focus', accent);
  set('accent-strong', fit('accent-strong', pressed(accent, isLight)));
  const others = [accent];
  for (const [name, { hue: own, ink }] of Object.entries(STATUSES)) {
    const [groundLightness, groundChroma] = STATUS_GROUND[scheme];
    const draw = (colour: Oklch): Oklch => {
      set(`${name}-surface`, [groundLightness, groundChroma, colour[2]]);
      return fit(name, colour);
    };
    const status = apart([...ink[scheme], own], others, draw, isLight);
    others.push(set(name, draw(status)));
  }
  return { colours, correction };
}
