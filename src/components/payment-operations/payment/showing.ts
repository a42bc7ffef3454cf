import { REFUND_REASONS, type RefundReason } from '../../../client/checkout/refund-reasons.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import { amountText } from '../../parts/amount/amount.js';
import { plainText } from '../../parts/listing/plain-text.js';
import { outcomeText, type Showing } from '../showing.js';
import { KINDS, type Kind } from './position.js';
import type { Word as PaymentWord } from '../../../words/compiled/payment-operations/payment/en.js';

/** The same with the words about one payment. */
export interface PaymentShowing extends Showing {
  readonly texts: Pick<Words<PaymentWord>, 'text'>;
}

export const moneyText = ({ language }: Showing, value: number, currency: string): string =>
  amountText({ value, currency }, language);

const STATUSES = ['sending', 'received', 'booked', 'failed', 'refused', 'not-sent', 'unknown'] as const;

export function statusText({ texts }: PaymentShowing, status: string): string {
  const known = STATUSES.find((each) => each === status);
  return known ? texts.text(`status-${known}`) : apart(status);
}

const DONE = ['reverse-again', 'given-back', 'tell-again', 'told'] as const;

/** Of an authorisation, or of what was settled by hand. */
export function endText(showing: PaymentShowing, status: string): string {
  const done = DONE.find((each) => each === status);
  return done ? showing.texts.text(`settle-${done}`) : outcomeText(showing, status);
}

export function kindText({ texts }: PaymentShowing, kind: string): string {
  const known: Kind | 'authorisation' | 'settlement' | undefined =
    kind === 'authorisation' || kind === 'settlement' ? kind : KINDS.find((each) => each === kind);
  return known ? texts.text(known) : apart(kind);
}

const REASONS: Readonly<Record<RefundReason, PaymentWord>> = {
  FRAUD: 'reason-fraud',
  'CUSTOMER REQUEST': 'reason-request',
  RETURN: 'reason-return',
  DUPLICATE: 'reason-duplicate',
  OTHER: 'reason-other',
};

/** Why money goes back; a word that is new as the platform has it. */
export function reasonText(texts: PaymentShowing['texts'], reason: string): string {
  const known = REFUND_REASONS.find((each) => each === reason);
  return known ? texts.text(REASONS[known]) : plainText(reason, 40);
}
