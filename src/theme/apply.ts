import { deriveTheme, type Theme, type ThemeOptions } from './derive.js';
import { correctionText } from './correction-text.js';

const sheets = new WeakMap<Document | ShadowRoot, CSSStyleSheet>();

/**
 * Derives a theme and sets it on a page, or on all that stands in a shadow tree. A theme that was applied there before gives
 * way to it. Says each correction in the console. Throws a `TypeError` that names the option.
 */
export function applyTheme(options: ThemeOptions, target: Document | ShadowRoot = document): Theme {
  const theme = deriveTheme(options);
  let sheet = sheets.get(target);
  if (!sheet) {
    // A sheet belongs to the window that made it, and the target may be a frame's document.
    const { defaultView } = target.ownerDocument ?? (target as Document);
    sheet = new (defaultView ?? window).CSSStyleSheet();
    sheets.set(target, sheet);
    target.adoptedStyleSheets = [...target.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(theme.css);
  for (const each of theme.corrections) console.warn(correctionText(each));
  return theme;
}
