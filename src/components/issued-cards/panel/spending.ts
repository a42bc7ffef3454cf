import type { Amount } from '../../../client/index.js';
import { bareWord } from '../../../client/schema/values.js';
import { startOfDay } from '../../parts/table/calendar-day.js';
import { dayOf, ownZone } from '../../parts/table/time-text.js';
import { isStopped, type ReadTransfers } from '../../parts/transfer/read-transfers.js';
import { TransferBook } from '../../parts/transfer/transfer-book.js';
import type { CardsElement, CardsRecord } from './cards-record.js';

/** What was spent with each card, for each currency; a card that is not there was not used. */
export interface KnownSpending {
  readonly of: ReadonlyMap<string, readonly Amount[]>;
  /** There may be more. */
  readonly isCut: boolean;
}

export type Spending = TransferBook<KnownSpending>;

/** What payments with cards come to, held money too. What was refused or failed is no spending. */
function spendingOf({ transfers, isCut }: ReadTransfers): KnownSpending {
  const of = new Map<string, readonly Amount[]>();
  for (const transfer of transfers) {
    const { direction, amount, category, paymentInstrument } = transfer;
    const card = paymentInstrument?.id;
    if (!card || direction !== 'outgoing' || bareWord(category) !== 'issuedCard' || isStopped(transfer))
      continue;
    const { currency } = amount;
    const before = of.get(card) ?? [];
    const value = (before.find((sum) => sum.currency === currency)?.value ?? 0) + Math.abs(amount.value);
    of.set(card, [...before.filter((sum) => sum.currency !== currency), { currency, value }]);
  }
  return { of, isCut };
}

/** What was spent since the first of the month, by the reader's clock. */
export function openSpending(record: CardsRecord, element: CardsElement, now: () => number): Spending {
  const isWhole = (): boolean => element.audience === 'operator' && element.balancePlatform !== '';
  const whose = () => {
    const { balanceAccount, accountHolder } = element;
    if (balanceAccount) return { balanceAccountId: balanceAccount };
    if (accountHolder) return { accountHolderId: accountHolder };
    return isWhole() ? {} : { accountHolderId: 'me' };
  };
  return new TransferBook<KnownSpending>(record, {
    asked: () => ({ ...whose(), category: 'issuedCard' }),
    since: () => startOfDay(`${dayOf(now(), ownZone()).slice(0, 7)}-01`) ?? now(),
    now,
    found: spendingOf,
  });
}
