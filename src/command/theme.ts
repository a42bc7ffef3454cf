import { parseArgs } from 'node:util';

import { correctionText } from '../theme/correction-text.js';
import { deriveTheme, type ThemeOptions } from '../theme/index.js';
import { UsageError } from './usage-error.js';

export const THEME_USAGE = `florin theme --color COLOR [--font FAMILIES] [--heading-font FAMILIES] [--radius LENGTH] [--scheme SCHEME]

Derives a whole theme from one colour, light and dark, and prints it as a style sheet: florin theme --color '#7a3b12' > theme.css.
Says what it corrected for the sake of contrast, beside the style sheet.
  --color         the colour of the brand: '#7a3b12', 'rgb(122 59 18)', 'hsl(24 74% 27%)' or 'oklch(0.42 0.11 48)'
  --font          names of fonts: 'Georgia, serif'
  --heading-font  names of fonts of headings
  --radius        corners of fields and buttons: 4px
  --scheme        light or dark, for a site that has one alone`;

const OPTIONS = {
  color: { type: 'string' },
  font: { type: 'string' },
  'heading-font': { type: 'string' },
  radius: { type: 'string' },
  scheme: { type: 'string' },
} as const;

/** What an option of the function is called in the command. */
const FLAGS: Readonly<Record<string, string>> = { fontFamily: 'font', headingFamily: 'heading-font' };

/** A theme as a style sheet, and each correction as a sentence. Throws a `UsageError`. */
export function theme(args: readonly string[]): { readonly css: string; readonly corrections: string[] } {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    const { color, font, 'heading-font': headingFont, radius, scheme } = values;
    if (color === undefined) throw new TypeError("color is missing. Add one, for example --color '#7a3b12'.");
    const options: ThemeOptions = {
      color,
      ...(font !== undefined && { fontFamily: font }),
      ...(headingFont !== undefined && { headingFamily: headingFont }),
      ...(radius !== undefined && { radius }),
      ...(scheme !== undefined && { scheme: scheme as 'light' }),
    };
    const { css, corrections } = deriveTheme(options);
    return { css, corrections: corrections.map(correctionText) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(
      message.replace(
        /^(?:color|fontFamily|headingFamily|radius|scheme)\b/,
        (name) => `--${FLAGS[name] ?? name}`,
      ),
    );
  }
}
