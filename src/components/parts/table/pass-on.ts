import type { CallOptions } from '../../../client/index.js';
import type { KnownRows, LaterPagesOptions, PassOn } from './later-pages.js';

/** Rows among which one that is sent again is looked for: a list that grows sends its last ones again, and no older ones. */
const RECENT = 5000;

/**
 * Hands over the rows after those that are known now. Ends where the list is asked anew meanwhile.
 *
 * @param mayAgain - Waits where the service asks for that; resolves to whether the page is to be asked for again.
 */
export function passOn<Item, Input>(
  { client: clientOf, known, read, idOf }: LaterPagesOptions<Item, Input>,
  mayAgain: (error: unknown, next: Input, options: CallOptions) => Promise<boolean>,
): PassOn<Item> {
  const start = known();
  const last = start?.items.at(-1);
  return async (take, options) => {
    const ids = new Set(start?.items.map(idOf));
    let page: Pick<KnownRows<Item, Input>, 'next'> | undefined = start;
    while (page?.next !== undefined) {
      const { next } = page;
      const client = clientOf();
      if (!client || options.signal?.aborted) return false;
      try {
        const { items, ...end } = await read(client, next, options);
        const now = known();
        if (now !== start && !(last !== undefined && now?.items.includes(last))) return false;
        await take(items.filter((item) => ids.size < ids.add(idOf(item)).size));
        for (const id of ids) {
          if (ids.size <= RECENT) break;
          ids.delete(id);
        }
        page = end;
      } catch (error) {
        if (!(await mayAgain(error, next, options))) return false;
      }
    }
    return start !== undefined;
  };
}
