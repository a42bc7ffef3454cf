import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { actionFrameDocument } from '../action-frame/document.js';
import { fontProblems, type CardFont } from '../frame/card-font.js';
import { staticFrameDocument } from '../frame/document.js';
import { keyProblem } from '../frame/key.js';
import { PROTOCOL } from '../frame/protocol.js';
import { UsageError } from './usage-error.js';

export const USAGE = `florin build-frame --key KEY --origin ORIGIN [--origin ORIGIN …] [--font WEIGHT=URL …] [--out FOLDER]

Makes the card frame as a static file for a second origin of yours, to be named in frame-url, and the frame of banks' pages,
for a proxy that is not ours to serve at /action-frame/1.
  --key     the platform's card public key: EXPONENT|MODULUS in hex
  --origin  a page's origin that may embed it, for example https://shop.example; may be given several times
  --font    a font file for the card frame, for example 400=https://shop.example/fonts/acme-400.woff2; once for each of
            at most three weights. Its server answers with Access-Control-Allow-Origin: *
  --out     folder to write to; default: florin-frame`;

function read(args: readonly string[]) {
  try {
    const options = {
      key: { type: 'string' },
      origin: { type: 'string', multiple: true },
      font: { type: 'string', multiple: true },
      out: { type: 'string', default: 'florin-frame' },
    } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (
    !url ||
    text.includes('*') ||
    !(url.protocol === 'https:' || (isLocal && url.protocol === 'http:')) ||
    url.origin !== text.replace(/\/$/, '')
  )
    throw new UsageError(`--origin ${text} is not an origin such as https://shop.example.`);
  return url.origin;
}

function fontOf(files: readonly string[]): CardFont {
  const entries = files.map((file) => /^(.*?)=(.*)$/s.exec(file)?.slice(1) ?? [file]);
  const font = Object.fromEntries(entries) as CardFont;
  const problems =
    Object.keys(font).length < files.length
      ? ['with two files for one weight']
      : fontProblems(font, { allowLocalHttp: true });
  if (problems.length > 0) throw new UsageError(`--font ${problems.join(', ')}.`);
  return font;
}

interface ServedDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Writes the frames and says which headers to serve them with. Resolves to that text; rejects with a `UsageError`. */
export async function buildFrame(args: readonly string[]): Promise<string> {
  const { key, origin = [], font, out } = read(args);
  // The frame itself would refuse a weak key too, but too late for the person who builds it.
  if (!key || keyProblem(key.replace(/\s/g, '')))
    throw new UsageError(
      '--key is missing or is not EXPONENT|MODULUS of a strong key of at least 2048 bits.',
    );
  if (origin.length === 0)
    throw new UsageError('--origin is missing: name each origin whose pages may embed the frame.');
  const origins = origin.map(originOf);
  const cardFont = font && fontOf(font);
  const folder = join(out, String(PROTOCOL));
  await mkdir(folder, { recursive: true });
  const write = async (name: string, { html, headers }: ServedDocument): Promise<string> => {
    const file = join(folder, name);
    await writeFile(file, html);
    const lines = Object.entries(headers).map(([header, value]) => `  ${header}: ${value}`);
    return `${file}\n\nServe it with these headers:\n${lines.join('\n')}`;
  };
  const card = staticFrameDocument({ publicKey: key, frameAncestors: origins, font: cardFont });
  const action = await actionFrameDocument({ origins, frameAncestors: origins });
  return [await write('frame.html', card), await write('action-frame.html', action)].join('\n\n');
}
