import { pages, type CallOptions, type Client } from '../../../client/index.js';
import { bareWord } from '../../../client/schema/values.js';
import { listTransfers, type Grant } from '../../../client/transfers/index.js';
import { DAY, timeOf } from '../../../facts/instant.js';
import { AHEAD, PAGE, readAll } from '../../parts/account-holder/read-holder.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';

const transfersRow = /*@__PURE__*/ proxyRow('transfers', listTransfers);

/** The platform takes windows of at most six months, and not all of these are as long as July to December. */
const LONGEST = 180 * DAY;
/** As many windows as the longest term that is known of, and one more. */
const WINDOWS = 4;

export interface Repayment {
  readonly id: string;
  readonly at: string;
  /** Minor units of the grant's currency, above zero. */
  readonly value: number;
}

/** What was booked for a grant. */
export interface Repayments {
  /** The latest first. */
  readonly items: readonly Repayment[];
  /** When the money was paid out; unknown where it went to a bank account, or longer ago than is looked. */
  readonly paidOut?: number | undefined;
}

/** Reads the transfers of a grant back to its payout: their reference is the grant's id. */
export async function readRepayments(
  client: Client,
  { id: reference, balances: { currency } }: Grant,
  holder: string,
  now: number,
  options: CallOptions = {},
): Promise<Repayments> {
  const items: Repayment[] = [];
  let paidOut: number | undefined;
  for (let at = 0; at < WINDOWS && paidOut === undefined; at++) {
    const until = now + AHEAD - at * LONGEST;
    const found = await readAll(
      pages(
        client,
        transfersRow,
        {
          ...(holder && { accountHolderId: holder }),
          reference,
          createdSince: timeOf(until - LONGEST),
          createdUntil: timeOf(until),
          limit: PAGE,
        },
        options,
      ),
    );
    for (const { id = '', type, status, amount, creationDate = '' } of found.toReversed()) {
      if (bareWord(status) !== 'booked' || amount.currency !== currency) continue;
      if (type === 'grant') paidOut = Date.parse(creationDate);
      if (type === 'repayment') items.push({ id, at: creationDate, value: Math.abs(amount.value) });
    }
  }
  return { items, paidOut };
}
