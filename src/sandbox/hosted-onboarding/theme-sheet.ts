import type { OnboardingTheme } from '../../client/legal-entity/index.js';

const COLOUR = /^#[0-9a-f]{6}$/i;
const LENGTH = /^\d{1,2}px$/;

/** How bright a colour is, from 0 to 1 (WCAG 2.2, relative luminance). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Above this, black stands out more than white does. */
const MIDDLE = 0.179;

/**
 * A theme as a style sheet. What is no plain colour or length is left out, so that a theme cannot say anything else. A
 * theme with a background of its own is light or dark for good; any other follows the browser.
 */
export function themeSheet({ properties }: OnboardingTheme): string {
  const { primaryColor = '', backgroundColor = '', radius = '', fontSize = '' } = properties;
  const lines: string[] = [];
  if (COLOUR.test(primaryColor))
    lines.push(
      `--primary:${primaryColor}`,
      `--on-primary:${luminance(primaryColor) > MIDDLE ? '#000' : '#fff'}`,
    );
  if (COLOUR.test(backgroundColor))
    lines.push(
      `--surface:${backgroundColor}`,
      `color-scheme:${luminance(backgroundColor) > MIDDLE ? 'light' : 'dark'}`,
    );
  if (LENGTH.test(radius)) lines.push(`--radius:${radius}`);
  if (LENGTH.test(fontSize)) lines.push(`--size:${fontSize}`);
  return `:root{${lines.join(';')}}\n`;
}
