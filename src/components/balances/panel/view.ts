import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import type { Plan } from '../../parts/account-holder/sweep-preview.js';
import { amountText } from '../../parts/amount/amount.js';
import type { Word } from '../../../words/compiled/balances/panel/en.js';
import type { End } from './balances-record.js';

export type { Plan };

/** A language with its words, and what is known around a sweep. */
export interface View {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly language: string;
  readonly ends: readonly End[];
  /** Milliseconds since the epoch, by the proxy's clock. */
  readonly now: number;
  /** The time zone of who reads. */
  readonly viewerZone: string;
}

export const moneyIn = ({ language }: View, currency: string, value: number): string =>
  amountText({ currency, value }, language);

/** The other end of a sweep, by the name that people know it by. */
export function endText({ words, ends }: View, counterparty: Plan['counterparty']): string {
  const { balanceAccountId, transferInstrumentId } = counterparty;
  const id = transferInstrumentId ?? balanceAccountId ?? '';
  const name = apart(ends.find((end) => end.id === id)?.name ?? id);
  return transferInstrumentId === undefined ? name : words.text('bank-account', { name });
}
