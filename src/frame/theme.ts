import type { FrameSettings } from './protocol.js';

/** The property whose values a token may have; every length is a line height as well. */
const propertyOf = (token: string): string =>
  token.startsWith('color') ? 'color' : token === 'font-family' ? token : 'line-height';

/**
 * Whether a value from the page may become the value of a token: a colour, a length or names of fonts, and so never a
 * `url()`. What `float` would take as well is a keyword like `inherit`, or is made of `var()`, `attr()` or `env()`, which
 * pass for anything until they are looked up.
 */
const isSafeToken = (token: string, value: string): boolean =>
  CSS.supports(propertyOf(token), value) && !CSS.supports('float', value);

/**
 * Sets the page's values in place of the last ones. They are custom properties, so only those that the style sheet asks
 * for, the tokens of the protocol, have any effect.
 */
export function applyTheme(
  root: HTMLElement,
  {
    tokens,
    colorScheme,
    direction,
    locale,
    layout,
  }: Pick<FrameSettings, 'tokens' | 'colorScheme' | 'direction' | 'locale' | 'layout'>,
): void {
  root.style.cssText = '';
  root.style.colorScheme = colorScheme;
  root.dir = direction;
  root.lang = locale;
  root.className = layout ?? '';
  for (const [name, value] of Object.entries(tokens))
    if (isSafeToken(name, value)) root.style.setProperty(`--${name}`, value);
}
