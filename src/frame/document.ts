import { build, fontScript, fontScriptHash, script, scriptHash, style, styleHash } from '#compiled-frame';

import type { CardFont } from './card-font.js';
import type { Compiled } from './compiled.js';
import { monthOf } from './expiry.js';

export interface FrameDocumentOptions {
  /** The platform's public key, `EXPONENT|MODULUS` in hex. Left out, the frame stays closed unless `allowPageKey`. */
  readonly publicKey?: string | undefined;
  /** Lets the page bring the key where none is compiled in. For the sandbox alone. Default: false. */
  readonly allowPageKey?: boolean | undefined;
  /** Who may embed the frame: origins, or `'self'` in its quotes. Empty: no page. */
  readonly frameAncestors: readonly string[];
  /** Milliseconds by the server's clock: expiry dates are judged by its month. Left out, by the device's own clock. */
  readonly now?: number | undefined;
  /** A real origin the frame lives on, for a platform's own host; the default is an opaque one, which is safer. */
  readonly origin?: string | undefined;
  /** The merchant's font, checked. Left out, the policy lets no font in. */
  readonly font?: CardFont | undefined;
}

export interface FrameDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Over build and everything compiled in; also among the headers. */
  readonly etag: string;
}

const NOTHING = [
  'img-src',
  'connect-src',
  'font-src',
  'form-action',
  'base-uri',
  'frame-src',
  'child-src',
  'worker-src',
  'object-src',
  'media-src',
  'manifest-src',
];

const OFF = [
  'accelerometer',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

interface Sources {
  readonly scriptHash: string;
  readonly styleHash: string;
  /** Addresses that fonts may come from. Default: none. */
  readonly fonts?: readonly string[];
}

/** What the frame may do; the part that a `<meta>` element can carry. */
const innerPolicy = ({ scriptHash, styleHash, fonts = [] }: Sources): string[] => [
  "default-src 'none'",
  `script-src ${scriptHash}`,
  `style-src ${styleHash}`,
  ...NOTHING.map((directive) => `${directive} ${(directive === 'font-src' && fonts.join(' ')) || "'none'"}`),
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** What waits for a font is a script of its own: without a font, the document is the same as ever. */
const sourcesOf = (font: CardFont | undefined): Sources =>
  font
    ? {
        scriptHash: `${scriptHash} ${fontScriptHash}`,
        styleHash,
        fonts: [...new Set(Object.values(font))],
      }
    : { scriptHash, styleHash };

/** The card frame as the proxy serves it. The script's bytes, and so its hash, are the same for all merchants. */
export function frameDocument(options: FrameDocumentOptions): FrameDocument {
  const compiled = compile(options);
  const { frameAncestors, origin, font } = options;
  const parts = [compiled, ancestorsOf(frameAncestors), ...(font ? [fontScriptHash] : [])];
  const etag = `"${build}-${digest(JSON.stringify(parts))}"`;
  return {
    html: render(compiled, ''),
    etag,
    headers: {
      ...frameHeaders({ ...sourcesOf(font), frameAncestors, origin }),
      'Cache-Control': 'no-cache',
      ETag: etag,
    },
  };
}

/** The card frame as a file for any web server: the policy stands in the file, the headers are to be added by the server. */
export function staticFrameDocument(options: FrameDocumentOptions): FrameDocument {
  const served = frameDocument(options);
  const policy = innerPolicy(sourcesOf(options.font)).join('; ');
  const meta = `<meta charset=utf-8><meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return { ...served, html: render(compile(options), meta) };
}

function compile(options: FrameDocumentOptions): Compiled {
  const { publicKey, allowPageKey, now, frameAncestors, origin, font } = options;
  const isExact = frameAncestors.every((ancestor) => /^\w+:\/\/[^*]+$/.test(ancestor));
  return {
    build,
    key: publicKey?.replace(/\s/g, ''),
    month: now === undefined ? undefined : monthOf(new Date(now)),
    allowPageKey: allowPageKey || undefined,
    origin,
    parents: isExact ? frameAncestors : undefined,
    font,
  };
}

/**
 * The script is a module: strict, in a scope of its own, and run when all else is there. The one for a font is none, and so
 * runs before it.
 */
const render = (compiled: Compiled, meta: string): string =>
  `<!doctype html><html lang=en>${meta}<style>${style}</style><script type=module>${script}</script>` +
  `<script type=application/json>${inert(compiled)}</script>` +
  (compiled.font ? `<script>${fontScript}</script>` : '');

/** JSON that cannot end the element it stands in. */
const inert = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

interface FrameRules extends Sources, Pick<FrameDocumentOptions, 'frameAncestors' | 'origin'> {
  /** Whether the frame may write to the clipboard, where the page lets it too. Default: false. */
  readonly mayCopy?: boolean;
}

const ancestorsOf = (ancestors: readonly string[]): string =>
  ancestors.length ? ancestors.join(' ') : "'none'";

/** The headers that keep a document with card data apart from every page, and from the network. */
export function frameHeaders({ frameAncestors, origin, mayCopy, ...sources }: FrameRules) {
  const sandbox = `sandbox allow-scripts${origin ? ' allow-same-origin' : ''}`;
  const off = OFF.filter((feature) => !mayCopy || feature !== 'clipboard-write');
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': [
      ...innerPolicy(sources),
      `frame-ancestors ${ancestorsOf(frameAncestors)}`,
      sandbox,
    ].join('; '),
    'Permissions-Policy': off.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** A short name for a text (FNV-1a, twice 32 bits): tells versions apart for a cache, protects nothing. */
function digest(text: string): string {
  let [low, high] = [0x811c9dc5, 0x1b873593];
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x01000193);
    high = Math.imul(high ^ unit, 0x85ebca6b);
  }
  return [low, high].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
