import type { Fetch } from '../../src/client/index.js';
import { refusal } from './known-seller.js';

/** What stands in for the network, where the proxy opens all that it does but the rows of these names. */
export const closing =
  (fetch: Fetch, ...closed: readonly string[]): Fetch =>
  async (input, init) => {
    const answer = await fetch(input, init);
    if (!new URL(input, location.href).pathname.endsWith('/rows')) return answer;
    const { audience, rows } = (await answer.json()) as { audience: string; rows: string[] };
    return Response.json({ audience, rows: rows.filter((row) => !closed.includes(row)) });
  };

/** The same where the proxy does not say which rows are open, as older versions do not. */
export const untold =
  (fetch: Fetch): Fetch =>
  (input, init) =>
    new URL(input, location.href).pathname.endsWith('/rows')
      ? Promise.resolve(refusal(404, 'not-found'))
      : fetch(input, init);
