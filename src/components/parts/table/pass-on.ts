import type { CallOptions } from '../../../client/index.js';
import type { KnownRows, LaterPagesOptions, PassOn } from './later-pages.js';

/** Rows among which one that is sent again is looked for, at least: a list that grows sends its last ones again. */
const RECENT = 5000;

/** Tells of each id whether it is new. Of a list of any length, it keeps as many. */
function newcomers(ids: readonly string[] = []): (id: string) => boolean {
  let [recent, before] = [new Set(ids), new Set<string>()];
  return (id) => {
    if (recent.has(id) || before.has(id)) return false;
    if (recent.size >= RECENT) [recent, before] = [new Set(), recent];
    recent.add(id);
    return true;
  };
}

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
  const isSame = (now = known()): boolean =>
    now === start || (last !== undefined && now?.items.includes(last) === true);
  return async (take, options) => {
    const isNew = newcomers(start?.items.map(idOf));
    let page: Pick<KnownRows<Item, Input>, 'next'> | undefined = start;
    while (page?.next !== undefined) {
      const { next } = page;
      const client = clientOf();
      if (!client || options.signal?.aborted) return false;
      try {
        const { items, ...end } = await read(client, next, options);
        if (!isSame()) return false;
        await take(items.filter((item) => isNew(idOf(item))));
        page = end;
      } catch (error) {
        if (!(await mayAgain(error, next, options))) return false;
      }
    }
    return start !== undefined;
  };
}
