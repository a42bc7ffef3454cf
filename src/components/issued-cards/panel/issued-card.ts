import type { BalanceAccountBase, PaymentInstrument } from '../../../client/balance-platform/index.js';
import { bareWord } from '../../../client/schema/values.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { brandLabel } from '../../parts/marks/brand-labels.js';

/** The balance account that a card spends from, as far as it is known. */
export interface AccountFace {
  readonly id: string;
  /** What it is called, or its id. */
  readonly name: string;
  /** Id of its account holder; empty where it is not known. */
  readonly holder: string;
  readonly currency: string;
}

/** A card that was issued, without anything of it that only its holder may know. */
export interface IssuedCard {
  readonly id: string;
  /** Brand and last four digits. */
  readonly name: string;
  readonly brand: string;
  readonly variant: string;
  readonly lastFour: string;
  readonly holder: string;
  readonly form: string;
  readonly status: string;
  readonly reason: string;
  readonly comment: string;
  /** `2029-05`; empty where the platform does not say. */
  readonly ends: string;
  readonly group: string;
  readonly country: string;
  readonly description: string;
  readonly reference: string;
  readonly account: AccountFace;
}

export const accountFace = ({
  id,
  description = '',
  accountHolderId,
  defaultCurrencyCode = '',
}: Pick<
  BalanceAccountBase,
  'id' | 'description' | 'accountHolderId' | 'defaultCurrencyCode'
>): AccountFace => ({
  id,
  name: plainText(description, 120) || id,
  holder: accountHolderId,
  currency: defaultCurrencyCode,
});

/** Where only the id of an account is known. */
export const unknownAccount = (id: string): AccountFace => ({ id, name: id, holder: '', currency: '' });

/** `2029-05`, from a month and a year as a card has them. */
function endOf(month = '', year = ''): string {
  const [at, of] = [Number(month), Number(year)];
  const isRight = Number.isInteger(at) && at >= 1 && at <= 12 && Number.isInteger(of) && of > 0;
  return isRight ? `${of < 100 ? of + 2000 : of}-${String(at).padStart(2, '0')}` : '';
}

/** What the element knows of a card; nothing of what is no card, as a business account is. */
export function issuedCardOf(instrument: PaymentInstrument, account: AccountFace): IssuedCard | undefined {
  const { card } = instrument;
  if (bareWord(instrument.type) !== 'card' || !card) return undefined;
  const variant = plainText(card.brandVariant, 40);
  const lastFour = /^\d{4}$/.test(card.lastFour ?? '') ? (card.lastFour ?? '') : '';
  const brand = brandLabel(card.brand) ?? plainText(card.brand, 40);
  return {
    id: instrument.id,
    name: lastFour ? `${brand} ••••\u00a0${lastFour}` : brand,
    brand: card.brand,
    variant,
    lastFour,
    holder: plainText(card.cardholderName, 40),
    form: bareWord(card.formFactor),
    status: bareWord(instrument.status),
    reason: bareWord(instrument.statusReason),
    comment: plainText(instrument.statusComment ?? '', 200),
    ends: endOf(card.expiration?.month, card.expiration?.year),
    group: instrument.paymentInstrumentGroupId ?? '',
    country: instrument.issuingCountryCode,
    description: plainText(instrument.description ?? '', 120),
    reference: plainText(instrument.reference ?? '', 120),
    account,
  };
}
