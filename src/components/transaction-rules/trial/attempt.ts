import type { TransferData } from '../../../client/transfers/index.js';
import { bareWord } from '../../../client/schema/values.js';
import { isCountry } from '../../../facts/countries.js';
import type { Amount } from '../../../client/index.js';
import { isStopped } from '../../parts/transfer/read-transfers.js';

/** What a transfer that left an account says of itself, as far as a rule asks. */
export interface Attempt {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** What left, above zero. */
  readonly amount: Amount;
  readonly category: string;
  readonly account: string;
  readonly holder: string;
  readonly card: string;
  /** Where the other side is; unknown where the transfer does not say. */
  readonly country: string | undefined;
  readonly shop: Shop | undefined;
  readonly entryMode: string | undefined;
  readonly processingType: string | undefined;
  /** Who is paid, as one text that is the same for the same. */
  readonly toWhom: string;
}

export interface Shop {
  readonly mcc: string | undefined;
  readonly merchantId: string | undefined;
  readonly acquirerId: string | undefined;
  readonly name: string | undefined;
}

/** What is taken for payments of the platform, fees and commission, passes no rule. */
const UNRULED = 'platformPayment';

const asCountry = (code: string | undefined): string | undefined =>
  code !== undefined && isCountry(code) ? code : undefined;

/** The country of a bank, as far as the account's number tells. */
function bankCountry(account: object | undefined): string | undefined {
  const { iban, type } = Object(account) as { iban?: string; type?: string };
  if (iban) return asCountry(iban.slice(0, 2).toUpperCase());
  const [, local] = /^(\w\w)Local$/.exec(type ?? '') ?? [];
  return asCountry(local?.toUpperCase().replace('UK', 'GB'));
}

/** Nothing for a transfer that brought money in, that was stopped, or that no rule looks at. */
export function attemptOf(transfer: TransferData): Attempt | undefined {
  const { id = '', direction, amount, category, categoryData, counterparty, creationDate = '' } = transfer;
  const at = Date.parse(creationDate);
  if (bareWord(category) === UNRULED) return undefined;
  if (direction !== 'outgoing' || isStopped(transfer) || Number.isNaN(at)) return undefined;
  const card = categoryData?.type === 'issuedCard' ? categoryData : undefined;
  const { merchant, bankAccount, balanceAccountId, transferInstrumentId } = counterparty ?? {};
  return {
    id,
    at,
    amount: { value: Math.abs(amount.value), currency: amount.currency },
    category: bareWord(category),
    account: transfer.balanceAccount?.id ?? '',
    holder: transfer.accountHolder?.id ?? '',
    card: transfer.paymentInstrument?.id ?? '',
    country: merchant ? asCountry(merchant.country) : bankCountry(bankAccount?.accountIdentification),
    shop: merchant && {
      mcc: merchant.mcc,
      merchantId: merchant.merchantId,
      acquirerId: merchant.acquirerId,
      name: merchant.name,
    },
    entryMode: card?.panEntryMode && bareWord(card.panEntryMode),
    processingType: card?.processingType && bareWord(card.processingType),
    toWhom: JSON.stringify([
      merchant?.merchantId ?? merchant?.name,
      bankAccount?.accountIdentification,
      balanceAccountId,
      transferInstrumentId,
    ]),
  };
}
