/** @type {(name: string, ground: string, least: number) => [string, string, number]} */
const pair = (name, ground, least) => [name, ground, least];

/** Colours that meet: what is drawn, what it stands on, and the contrast that WCAG 2.2 AA asks for. */
export const PAIRS = [
  ...['text', 'text-quiet', 'accent', 'success', 'warning', 'danger'].map((name) =>
    pair(name, 'surface', 4.5),
  ),
  ...['text', 'text-quiet', 'accent', 'danger'].map((name) => pair(name, 'surface-raised', 4.5)),
  ...['text', 'text-quiet'].map((name) => pair(name, 'accent-surface', 4.5)),
  ...['success', 'warning', 'danger'].map((name) => pair('text', `${name}-surface`, 4.5)),
  pair('text-on-accent', 'accent', 4.5),
  pair('text-on-accent', 'accent-strong', 4.5),
  pair('accent-strong', 'accent-surface', 4.5),
  pair('success', 'success-surface', 4.5),
  pair('warning', 'warning-surface', 4.5),
  pair('danger', 'danger-surface', 4.5),
  ...['surface', 'surface-raised'].flatMap((ground) =>
    ['line', 'focus'].map((name) => pair(name, ground, 3)),
  ),
];

const linear = (channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Relative luminance of `#rrggbb`. */
function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one, other) {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Pairs that have too little contrast in a theme, each said in words. `valueOf` gives a colour's value by its name.
 *
 * @type {(valueOf: (name: string) => string) => string[]}
 */
export const weakPairs = (valueOf) =>
  PAIRS.flatMap(([name, ground, least]) =>
    ['light', 'dark'].flatMap((scheme, at) => {
      const found = contrast(bothOf(valueOf(name))[at], bothOf(valueOf(ground))[at]);
      return found >= least ? [] : [`${name} on ${ground}, ${scheme}: ${found.toFixed(2)}`];
    }),
  );

/** The colours for light and for dark, where a value has two. */
export function bothOf(value) {
  const [light, dark = light] = value.match(/#[\da-f]{6}/gi) ?? [];
  return [light, dark];
}
