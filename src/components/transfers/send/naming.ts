import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { Word } from '../../../words/compiled/transfers/send/en.js';
import type { Intent } from './intent.js';
import type { Source, Ways } from './sources.js';

/** The account that pays, with what it has available. */
export function sourceText(
  { name = '', available = 0, currency = '' }: Partial<Source> = {},
  words: Pick<Words<Word>, 'text'>,
  language: string,
): string {
  const amount = amountText({ value: available, currency }, language);
  return `${name} · ${words.text('available', { amount })}`;
}

/** The account that receives, as the person knows it. */
export function targetText({ to, body }: Intent, instruments: Ways['instruments']): string {
  const { bankAccount, balanceAccountId, transferInstrumentId } = body.counterparty;
  if (to === 'account') return balanceAccountId ?? '';
  if (to === 'instrument') {
    const known = instruments?.find(({ id }) => id === transferInstrumentId);
    return plainText(known?.accountIdentifier ?? '', 60) || (transferInstrumentId ?? '');
  }
  const { fullName, firstName, lastName } = bankAccount?.accountHolder ?? {};
  const account = bankAccount?.accountIdentification as Readonly<Record<string, string>> | undefined;
  const number = account?.['iban']?.replace(/(.{4})(?=.)/g, '$1 ') ?? account?.['accountNumber'] ?? '';
  return [fullName ?? `${firstName} ${lastName}`, number, account?.['bic']].filter(Boolean).join(', ');
}
