import type { CallOptions, Client } from '../../../client/index.js';
import { listPayouts, type PayoutRecord } from '../../../client/operator/index.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import { LaterPages, type LaterPagesOptions } from '../../parts/table/later-pages.js';
import { idOf, type KnownPayouts } from './payouts-record.js';
import { mayWaitBefore } from './standing.js';

type Input = NonNullable<KnownPayouts['next']>;

interface QueuePagesOptions extends Pick<
  LaterPagesOptions<PayoutRecord, Input>,
  'client' | 'known' | 'show'
> {
  now(): number;
  /** Whether what waits is shown, rather than all. */
  isQueue(): boolean;
}

/** Payouts of one page. */
const PAGE = 100;

/** A page, and what the one after it is asked for with. */
export async function readPayouts(
  client: Client,
  input: object,
  options: CallOptions,
): Promise<KnownPayouts> {
  const asked = { ...input, limit: PAGE };
  const { payouts, nextCursor } = await client.call(listPayouts, asked, options);
  return { items: payouts, next: nextCursor === undefined ? undefined : { cursor: nextCursor } };
}

/** The pages after the first. Of the queue there are no more once what comes next is too old to wait. */
export class QueuePages extends LaterPages<PayoutRecord, Input> {
  readonly #options: QueuePagesOptions;

  constructor(host: RenderingHost, options: QueuePagesOptions) {
    super(host, { ...options, read: readPayouts, idOf });
    this.#options = options;
  }

  override get hasMore(): boolean {
    const { known, isQueue, now } = this.#options;
    return super.hasMore && !(isQueue() && !mayWaitBefore(known()?.items.at(-1), now()));
  }
}
