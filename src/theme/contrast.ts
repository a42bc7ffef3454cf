import { linear } from './oklch.js';

/** What is drawn, what it stands on, and the contrast that WCAG 2.2 AA asks for. */
export type Pair = readonly [name: string, ground: string, least: number];

const on = (ground: string, names: readonly string[], least = 4.5): Pair[] =>
  names.map((name) => [name, ground, least]);

const STATUSES = ['success', 'warning', 'danger'];

/** Colours that meet, by the names of their tokens without `--florin-color-`. */
export const PAIRS: readonly Pair[] = [
  ...['surface', 'surface-raised'].flatMap((ground) =>
    on(ground, ['text', 'text-quiet', 'accent', ...STATUSES]),
  ),
  ...on('surface', ['accent-strong']),
  ...on('accent-surface', ['text', 'text-quiet', 'accent', 'accent-strong']),
  ...STATUSES.flatMap((name) => on(`${name}-surface`, ['text', name])),
  ...on('accent', ['text-on-accent']),
  ...on('accent-strong', ['text-on-accent']),
  ...['surface', 'surface-raised'].flatMap((ground) => on(ground, ['line', 'focus'], 3)),
];

/** Relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red, green, blue] = (colour.match(/[^#]{2}/g) ?? []).map((each) => linear(parseInt(each, 16) / 255));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The contrast of two colours, each `#rrggbb`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
