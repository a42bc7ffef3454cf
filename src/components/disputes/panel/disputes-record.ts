import type { CallInput, CallOptions, Client } from '../../../client/index.js';
import { listDisputes, type DisputeSummary } from '../../../client/operator/index.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { RenderingHost } from '../../base/adopt-styles.js';
import type { KnownRows } from '../../parts/table/later-pages.js';

/** The disputes that are known, latest first. */
export type KnownDisputes = KnownRows<DisputeSummary, CallInput<typeof listDisputes>>;

export type DisputesRecord = RecordController<
  KnownDisputes,
  RecordView<KnownDisputes>,
  'florin-disputes-failed'
>;

/** What the element says of itself. */
export interface DisputesElement extends RenderingHost {
  dispute: string;
  readonly noAddress: boolean;
  readonly addressPrefix: string;
}

/** Disputes of one page. */
const PAGE = 100;

/** A page, and what the one after it is asked for with. */
export async function readDisputes(
  client: Client,
  input: object,
  options: CallOptions,
): Promise<KnownDisputes> {
  const { disputes, nextCursor } = await client.call(listDisputes, { ...input, limit: PAGE }, options);
  return { items: disputes, next: nextCursor === undefined ? undefined : { cursor: nextCursor } };
}

export const idOf = ({ pspReference }: DisputeSummary): string => pspReference;

/** What a dispute is called: the merchant's order, else their reference, else the platform's. */
export const nameOf = ({ order, reference, pspReference }: DisputeSummary): string =>
  plainText(order || reference || pspReference, 80);
