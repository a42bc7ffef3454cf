import { toOklch, type Oklch } from './oklch.js';

const HEX = /^#([\da-f]{3}|[\da-f]{6})$/i;
const CALL = /^(rgb|hsl|oklch)a?\(([^()]*)\)$/i;
const NUMBER = /^(-?(?:\d+\.?|\d*\.\d)\d*)(%|deg)?$/;

const fromHex = (digits: string): Oklch => {
  const width = digits.length / 3;
  const channel = (at: number): number =>
    parseInt(digits.slice(at * width, (at + 1) * width).repeat(3 - width), 16) / 255;
  return toOklch([channel(0), channel(1), channel(2)]);
};

/** A number, and a percentage of `whole`. */
const numberOf = (text = '', whole = 1): number => {
  const [, number, unit] = NUMBER.exec(text) ?? [];
  return unit === '%' ? (Number(number) / 100) * whole : Number(number);
};

const within = (value: number): number => Math.min(1, Math.max(0, value));

function fromHsl(hue: number, saturation: number, lightness: number): Oklch {
  const channel = (at: number): number => {
    const turned = (((at + hue / 30) % 12) + 12) % 12;
    const spread = saturation * Math.min(lightness, 1 - lightness);
    return lightness - spread * Math.max(-1, Math.min(turned - 3, 9 - turned, 1));
  };
  return toOklch([channel(0), channel(8), channel(4)]);
}

function fromCall(kind: string, parts: readonly string[]): Oklch | undefined {
  const [one, two, three, alpha = '1'] = parts;
  if (parts.length > 4 || numberOf(alpha) !== 1) return undefined;
  if (kind === 'oklch') return [within(numberOf(one)), Math.max(0, numberOf(two, 0.4)), numberOf(three)];
  if (kind === 'rgb') {
    const channel = (text?: string): number => within(numberOf(text, 255) / 255);
    return toOklch([channel(one), channel(two), channel(three)]);
  }
  // A percentage may be written without its sign.
  const share = (text = ''): number => within(numberOf(text.endsWith('%') ? text : `${text}%`));
  return fromHsl(numberOf(one), share(two), share(three));
}

/** What a browser makes of it: a name, or a notation of CSS that is not read here. */
function byBrowser(text: string): string | undefined {
  if (!globalThis.CSS?.supports?.('color', text)) return undefined;
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return undefined;
  canvas.fillStyle = text;
  return String(canvas.fillStyle);
}

function read(text: string): Oklch | undefined {
  const [, digits] = HEX.exec(text) ?? [];
  if (digits) return fromHex(digits);
  const [, kind = '', parts = ''] = CALL.exec(text) ?? [];
  const found = kind && fromCall(kind.toLowerCase(), parts.trim().split(/[\s,/]+/));
  return found && found.every(Number.isFinite) ? found : undefined;
}

/** A colour as CSS writes it, in OKLCH. A name of a colour is known to browsers alone. Throws a `TypeError`. */
export function readColour(text: string): Oklch {
  const trimmed = String(text).trim();
  const found = read(trimmed) ?? read(byBrowser(trimmed) ?? '');
  if (found) return found;
  throw new TypeError(
    `color ${text} is not an opaque colour. Write it as #rrggbb, rgb(), hsl() or oklch(); in a browser, you can also use a name.`,
  );
}
