import { readTokens } from '../../scripts/docs/tokens.mjs';
import { comments, templates, type Source } from './sources.js';

export const TOKENS = 'src/components/base/theme/tokens.css.ts';

/** Raw values that no token could stand for, with the reason. */
const EXEMPT: Readonly<Record<string, { readonly values: readonly string[]; readonly why: string }>> = {
  'src/components/base/theme/host.css.ts': {
    values: ['1px'],
    why: 'the clip box of what is for screen readers only: never seen, so no size of the theme',
  },
  'src/components/parts/paying/paying.css.ts': {
    values: ['1s', 'linear'],
    why: 'a ring that turns until a payment is answered: it goes from nowhere to nowhere, and stands still with reduced motion',
  },
  'src/components/express-checkout/express-checkout.css.ts': {
    values: [': black', ': white'],
    why: 'names of the styles that Safari draws the button of Apple Pay in, which its owner has fixed',
  },
};

const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi;
const NAMED = /:\s*(?:black|white|red|green|blue|gr[ae]y|silver|yellow|orange|purple|pink|navy|teal)\b/gi;
/** Words such as `ease-out`: motion has one easing, which is the one without a word. */
const EASING =
  /(?<![\w-])(?:ease(?:-in)?(?:-out)?|linear|step-(?:start|end)|(?:cubic-bezier|steps|linear)\([^)]*\))(?![\w-])/g;
const DURATION = /(?<![\w.-])(?:\d+|\d*\.\d+)m?s\b/g;
const PIXELS = /(?<![\w-])\d*\.?\d+px\b/g;
/**
 * Sizes of text are the three tokens; 12, 14 and 24 of the default size of 16; or points, on paper. Lines are 1.5 of the text high, 1.25 where it
 * is large or a title; 1 and 2 are the boxes of pictures.
 */
const OFF_SCALE =
  /font-size:\s*(?!\s|var\(--_font-size|inherit|(?:0\.75|0\.875|1|1\.5)em|[\d.]+pt)[^;]+|line-height:\s*(?!\s|var\(|(?:1|1\.25|1\.5|2);)[^;]+/g;
/** Custom properties mean nothing in the condition of an at-rule. */
const CONDITION = /@(?:media|container|supports)[^{]*/g;

/** Colours, lengths, durations and easings that stand in a template of Lit instead of a token. */
export function rawValues({ path, code }: Pick<Source, 'path' | 'code'>): string[] {
  if (path === TOKENS) return [];
  const exempt = EXEMPT[path]?.values ?? [];
  return templates(path, code, ['css']).flatMap((text) => {
    const style = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(CONDITION, '');
    return [COLOUR, NAMED, PIXELS, DURATION, EASING, OFF_SCALE]
      .flatMap((pattern) => style.match(pattern) ?? [])
      .filter((value) => !exempt.includes(value))
      .map((value) => `${path}: ${value}`);
  });
}

const names = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? '');

/** Custom properties a source's styles use, and those it defines. */
function customProperties(path: string, code: string): { used: string[]; defined: string[] } {
  const text = templates(path, code, ['css']).join('\n');
  return {
    used: names(text, /var\(\s*(--[\w-]+)/g),
    defined: names(text, /(?:^|[{;\s])(--[\w-]+)\s*:/g),
  };
}

/** The public and the private property of every token, and the private ones that are no matter of theme. */
const ofTheme = (tokens: string): string[] => [
  ...readTokens().flatMap(([name]) => [`--florin-${name}`, `--_${name}`]),
  ...customProperties(TOKENS, tokens).defined,
];

/** Uses of a custom property that neither the tokens nor the source itself define. */
export function undefinedProperties({ path, code }: Pick<Source, 'path' | 'code'>, tokens: string): string[] {
  const own = customProperties(path, code);
  const known = new Set([...ofTheme(tokens), ...own.defined]);
  return own.used.filter((name) => !known.has(name)).map((name) => `${path}: ${name}`);
}

/** Tokens that no style uses: a page that sets one sees nothing change. */
export function unusedTokens(sources: readonly Pick<Source, 'path' | 'code'>[]): string[] {
  const used = new Set(sources.flatMap(({ path, code }) => customProperties(path, code).used));
  return readTokens()
    .map(([name]) => `--_${name}`)
    .filter((name) => !used.has(name));
}

const CODE_LINE =
  /^\s*\*?\s*(?:(?:const|let|var|return|await|import|export|throw)\s.*[;{(]|(?:if|for|while|switch)\s*\(.*|\}.*|[\w.]+\(.*\);|[\w.[\]]+ \+?= .*;)\s*$/;

/** Comments that were once code, or are a promise to write some. */
export function deadComments({ path, code }: Pick<Source, 'path' | 'code'>): string[] {
  return comments(path, code)
    .flatMap((comment) => comment.split('\n'))
    .filter((line) => /\b(?:TODO|FIXME|HACK)\b/.test(line) || CODE_LINE.test(line))
    .map((line) => `${path}: ${line.trim()}`);
}
