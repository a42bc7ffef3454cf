import { pages, type CallInput, type CallOptions, type Client } from '../../../client/index.js';
import { bareWord } from '../../../client/schema/values.js';
import { listTransfers, type TransferData } from '../../../client/transfers/index.js';
import { timeOf } from '../../../facts/instant.js';
import { AHEAD, PAGE } from '../account-holder/read-holder.js';
import { proxyRow } from '../resource/proxy-row.js';

const transfersRow = /*@__PURE__*/ proxyRow('transfers', listTransfers);

/** More transfers than these would keep people waiting, and the proxy busy. */
const MOST = 2000;

/** No money left the account. */
const STOPPED: readonly string[] = ['refused', 'failed', 'error', 'cancelled'];

/** Whose transfers are read, and of which kind. Nothing: all of the platform. */
export type Asked = Pick<
  CallInput<typeof transfersRow>,
  'accountHolderId' | 'balanceAccountId' | 'category' | 'paymentInstrumentId'
>;

export interface ReadTransfers {
  readonly transfers: readonly TransferData[];
  /** There are more. */
  readonly isCut: boolean;
}

export const isStopped = ({ status }: TransferData): boolean => STOPPED.includes(bareWord(status));

/**
 * Transfers of the last while, the oldest first, as far as they are not too many.
 *
 * @param since - Milliseconds since the epoch, as `now`.
 */
export async function readTransfers(
  client: Client,
  asked: Asked,
  { since, now }: { readonly since: number; readonly now: number },
  options: CallOptions = {},
): Promise<ReadTransfers> {
  const input = {
    ...asked,
    createdSince: timeOf(since),
    createdUntil: timeOf(now + AHEAD),
    limit: PAGE,
  };
  const transfers: TransferData[] = [];
  for await (const transfer of pages(client, transfersRow, input, options)) {
    if (transfers.length === MOST) return { transfers, isCut: true };
    transfers.push(transfer);
  }
  return { transfers, isCut: false };
}
