import { readColour } from './read-colour.js';
import { deriveScheme, type Correction, type Scheme } from './scheme.js';

/** What a theme is made of. */
export interface ThemeOptions {
  /** The colour of the brand, opaque: `#rrggbb`, `rgb()`, `hsl()` or `oklch()`; in a browser, also its name. */
  readonly color: string;
  /** Names of fonts, as in CSS: `Georgia, serif`. Default: the font of the system. */
  readonly fontFamily?: string;
  /** Names of fonts of headings. Default: `fontFamily`. */
  readonly headingFamily?: string;
  /** The corners of fields and buttons, in `px`, `rem` or `em`: `4px`. Others are in proportion. Default: `8px`. */
  readonly radius?: string;
  /** The one scheme of a site that has one alone. Default: both, by the `color-scheme` of the page. */
  readonly scheme?: Scheme;
}

/** A whole theme, from `deriveTheme`. */
export interface Theme {
  /** The value of each custom property. */
  readonly tokens: Readonly<Record<`--florin-${string}`, string>>;
  /** The style sheet that sets them, and nothing else, on the root of a page or of a shadow tree. */
  readonly css: string;
  /** The pairs of colours that were too weak with `color` as it is, at most one for each scheme. */
  readonly corrections: readonly Correction[];
}

const QUOTED = `"[^"\\\\<\\n]*"|'[^'\\\\<\\n]*'`;
const FAMILY = `(?:${QUOTED}|[\\p{L}\\p{N}\\s_-]+)`;
/** Values may come from a seller's settings: nothing of them leaves its declaration. */
const FAMILIES = new RegExp(`^${FAMILY}(?:,\\s*${FAMILY})*$`, 'u');
const LENGTH = /^(\d+(?:\.\d+)?|\.\d+)(px|rem|em)$|^0$/;

function familyOf(option: string, value: string): string {
  if (FAMILIES.test(value)) return value;
  throw new TypeError(`${option} ${value} is not a list of fonts such as 'Source Sans 3', sans-serif.`);
}

function radiiOf(radius: string): Record<string, string> {
  const [whole, number = '0', unit = 'px'] = LENGTH.exec(radius) ?? [];
  if (whole === undefined) throw new TypeError(`radius ${radius} is not a length such as 4px or 0.5rem.`);
  const times = (factor: number): string => `${Number(number) * factor}${unit}`;
  return { 'radius-s': times(0.5), radius: times(1), 'radius-l': times(1.5) };
}

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

function sheetOf(tokens: Theme['tokens'], scheme?: Scheme): string {
  const lines = Object.entries(tokens).map(([name, value]) => `    ${name}: ${value};\n`);
  if (scheme) lines.unshift(`    color-scheme: ${scheme};\n`);
  // Asked for in this way, a bundler for older browsers leaves the colours as they are.
  return `@supports (color: light-dark(#fff, #000)) {\n  :root,\n  :host {\n${lines.join('')}  }\n}\n`;
}

/**
 * A whole theme from one colour and one font, in light and dark. Every pair of colours that meets has the contrast that WCAG
 * 2.2 AA asks for; `corrections` says where the given colour could not stay as it is. Throws a `TypeError` that names the option.
 */
export function deriveTheme({ color, fontFamily, headingFamily, radius, scheme }: ThemeOptions): Theme {
  if (scheme !== undefined && !SCHEMES.includes(scheme))
    throw new TypeError(`scheme ${String(scheme)} is neither light nor dark.`);
  const given = readColour(color);
  const schemes = (scheme ? [scheme] : SCHEMES).map((each) => deriveScheme(given, each));
  const [first, second] = schemes.map(({ colours }) => colours);
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(first!))
    values[`color-${name}`] = second ? `light-dark(${value}, ${second[name]})` : value;
  if (radius !== undefined) Object.assign(values, radiiOf(radius));
  if (fontFamily !== undefined) values['font-family'] = familyOf('fontFamily', fontFamily);
  if (headingFamily !== undefined) values['font-family-heading'] = familyOf('headingFamily', headingFamily);
  const tokens = Object.freeze(
    Object.fromEntries(Object.entries(values).map(([name, value]) => [`--florin-${name}`, value])),
  );
  const corrections = Object.freeze(schemes.flatMap(({ correction }) => correction ?? []));
  return Object.freeze({ tokens, css: sheetOf(tokens, scheme), corrections });
}
