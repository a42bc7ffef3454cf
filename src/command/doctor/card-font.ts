import { PROTOCOL } from '../../frame/protocol.js';
import type { Subject } from '../verify-proxy/finding.js';
import { fontIn } from '../verify-proxy/frames.js';
import { fine, note, problem, type Finding } from './finding.js';

/** Milliseconds that the card fields wait for a font. */
const PATIENCE = 3000;
/** Bytes from which a phone waits noticeably. */
const LARGE = 100_000;

/** The first four bytes of every WOFF2 file. */
const isFont = (bytes: Uint8Array): boolean => new TextDecoder().decode(bytes.subarray(0, 4)) === 'wOF2';

/** Asks for a file as the card frame does, whose origin is opaque. */
async function look(url: string): Promise<Finding> {
  const answer = await fetch(url, {
    headers: { origin: 'null' },
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined);
  if (!answer) return problem(`${url} does not answer within 3 s.`, 'Serve the file from a faster host.');
  if (!answer.ok) return problem(`${url} answers with ${answer.status}.`, 'Correct the option cardFont.');
  if (!['*', 'null'].includes(answer.headers.get('access-control-allow-origin') ?? ''))
    return problem(`${url} does not let the card frame read it.`, 'Send Access-Control-Allow-Origin: *');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (!isFont(bytes)) return problem(`${url} is no WOFF2 font.`, 'Serve the font itself at this address.');
  if (bytes.length > LARGE)
    return note(
      `${url} has ${Math.round(bytes.length / 1000)} kB, and shoppers wait for it.`,
      'Leave out letters that your shoppers do not need.',
    );
  return fine(`The card fields get ${url}`);
}

/** Whether the merchant's font reaches the card fields. Where it does not, shoppers see the fonts of the theme. */
export async function* cardFont({ visitor, environment }: Subject): AsyncGenerator<Finding> {
  const { text } = await visitor.get(`/card-frame/${PROTOCOL}/frame.html`);
  const font = fontIn(text, { allowLocalHttp: environment !== 'live' });
  if (!font) yield fine('The card fields have the fonts of the page’s theme.');
  for (const url of new Set(Object.values(font ?? {}))) yield await look(url);
}
