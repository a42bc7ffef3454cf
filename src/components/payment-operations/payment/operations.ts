import { REFUND_REASONS, type RefundReason } from '../../../client/checkout/refund-reasons.js';
import { newIdempotencyKey, parseAmount, type Amount } from '../../../client/index.js';
import type { PaymentRecord } from '../../../client/operator/index.js';
import { endingAfterDoubt, endingOf, type Ending } from '../../parts/resource/ending.js';
import { troubleOf, type Trouble } from '../../parts/resource/resource-state.js';
import { openPayment, type PaymentsRecord } from './payments-record.js';
import { isNameless, KINDS, positionOf, type Kind, type Position } from './position.js';
import { rowOfKind, send, type Wish } from './wish.js';

/** What is wrong with an amount that was typed. */
export type AmountFault = 'unreadable' | 'nothing' | 'too-much' | 'unchanged';

/** What the operator is doing: choosing an amount, being asked whether they mean it, or waiting. */
export type Step =
  | {
      readonly name: 'choosing';
      readonly kind: Kind;
      readonly text: string;
      /** Why money goes back, where the operator says so. */
      readonly reason?: RefundReason | undefined;
      readonly fault?: AmountFault;
    }
  | { readonly name: 'confirming' | 'sending'; readonly wish: Wish };

/** How the last thing that was sent ended. */
export interface News {
  readonly wish: Wish;
  readonly ending: Ending;
  /** How the last try ended: it may leave the doubt about the one before. */
  readonly told: Ending;
  readonly trouble?: Trouble | undefined;
}

/** What is done to the payment on screen: each wish gets one key, and keeps it until it is certain how it ended. */
export class Operations {
  readonly #record: PaymentsRecord;
  readonly #isCapturedAtOnce: () => boolean;
  /** Operations that this page sent and that have no certain answer, by key. */
  readonly #unconfirmed = new Map<string, Wish>();
  /** Keys of which the proxy has said how they ended, whatever the history on screen has. */
  readonly #certain = new Set<string>();
  #step: Step | undefined;
  #news: News | undefined;

  constructor(record: PaymentsRecord, isCapturedAtOnce: () => boolean) {
    this.#record = record;
    this.#isCapturedAtOnce = isCapturedAtOnce;
  }

  get #payment(): PaymentRecord | undefined {
    return openPayment(this.#record.answer);
  }

  get step(): Step | undefined {
    return this.#step;
  }

  /** What was in doubt ended as the history has it since. */
  get news(): News | undefined {
    const news = this.#news;
    const events = this.#payment?.history ?? [];
    const status = events.find(({ key }) => key === news?.wish.key)?.status;
    const ending = endingIn(status);
    const isOver = news?.ending === 'unknown' && ending;
    return isOver ? { ...news, ending, told: ending, trouble: undefined } : news;
  }

  /** Wishes of which it is not certain whether they came true: this page's, and those the history has. */
  get doubts(): readonly Wish[] {
    const history = this.#payment?.history ?? [];
    const known = history.flatMap(({ kind, amount, status, key, reason: said, byReference }): Wish[] => {
      if (status !== 'unknown' || key === undefined || !isKind(kind)) return [];
      // Sent again, it says the same as it did.
      const reason = REFUND_REASONS.find((each) => each === said);
      const paymentReference = byReference ? this.#payment?.reference : undefined;
      return [{ kind, amount, reason, paymentReference, key }];
    });
    const isCertain = (wish: Wish) =>
      this.#certain.has(wish.key) ||
      history.some(({ key, status }) => key === wish.key && endingIn(status) !== undefined);
    const own = [...this.#unconfirmed.values()].filter(({ key }) => !known.some((wish) => wish.key === key));
    return [...known, ...own].filter((wish) => !isCertain(wish));
  }

  position(payment: PaymentRecord): Position {
    const doubts = this.doubts
      .filter(({ key }) => !payment.history.some((event) => event.key === key))
      .map((wish) => ({ ...wish, status: 'unknown' }));
    const position = positionOf(payment, { doubts, isCapturedAtOnce: this.#isCapturedAtOnce() });
    const isByReference = isNameless(payment);
    const possible = position.possible.filter((kind) => this.#record.can(rowOfKind(kind, isByReference)));
    return { ...position, possible };
  }

  /** For another payment. */
  reset(): void {
    this.#unconfirmed.clear();
    this.#certain.clear();
    this.#step = this.#news = undefined;
  }

  begin(kind: Kind, text: string): void {
    const hasAmount = kind !== 'cancel' && kind !== 'reversal';
    this.#news = undefined;
    this.#to(hasAmount ? { name: 'choosing', kind, text } : { name: 'confirming', wish: this.#whole(kind) });
  }

  /** A wish for all that is there. Without the platform's reference, the merchant's says which payment is meant. */
  #whole(kind: Kind): Wish {
    const payment = this.#payment;
    const isByReference = payment !== undefined && isNameless(payment);
    return {
      kind,
      ...(isByReference && { paymentReference: payment.reference }),
      key: newIdempotencyKey(),
    };
  }

  type(text: string): void {
    if (this.#step?.name !== 'choosing') return;
    const { kind, reason } = this.#step;
    this.#to({ name: 'choosing', kind, text, reason });
  }

  /** Says why money goes back; an empty word takes that back. */
  explain(word: string): void {
    const reason = REFUND_REASONS.find((each) => each === word);
    if (this.#step?.name === 'choosing') this.#to({ ...this.#step, reason });
  }

  leave(): void {
    if (this.#step?.name !== 'sending') this.#to(undefined);
  }

  /** From an amount to the question whether it is meant. */
  choose(): void {
    const payment = this.#payment;
    if (this.#step?.name !== 'choosing' || !payment) return;
    const { kind, text, reason } = this.#step;
    const checked = this.check(payment, kind, text);
    if ('fault' in checked) return this.#to({ ...this.#step, fault: checked.fault });
    const wish = { kind, amount: checked.amount, reason, key: newIdempotencyKey() };
    this.#to({ name: 'confirming', wish });
  }

  /** What was typed, as an amount that is possible, or what is wrong with it. */
  check(payment: PaymentRecord, kind: Kind, text: string): { amount: Amount } | { fault: AmountFault } {
    const { currency } = payment.amount;
    const value = parseAmount(text, currency, this.#record.language);
    const { authorised, toCapture, toRefund } = this.position(payment);
    const most = kind === 'capture' ? toCapture : kind === 'refund' ? toRefund : Infinity;
    if (value === undefined) return { fault: 'unreadable' };
    if (value === 0) return { fault: 'nothing' };
    if (value > most) return { fault: 'too-much' };
    if (kind === 'amount-update' && value === authorised) return { fault: 'unchanged' };
    return { amount: { value, currency } };
  }

  confirm(): void {
    if (this.#step?.name === 'confirming') void this.#send(this.#step.wish);
  }

  /** Only by the operator's own word, and under the same key. */
  sendAgain(wish: Wish): void {
    if (this.#step?.name !== 'sending') void this.#send(wish);
  }

  async #send(wish: Wish): Promise<void> {
    const record = this.#record;
    const { client } = record;
    const payment = this.#payment;
    if (!client || !payment) return;
    const { pspReference } = payment;
    if (pspReference === undefined && wish.paymentReference === undefined) return;
    const { kind, amount, reason } = wish;
    const change = { reference: payment.reference, kind, amount, ...(reason && { reason }) };
    if (!record.emit('florin-before-payment-change', { ...change })) return;
    const wasDoubtful = this.#isDoubtful(wish);
    this.#news = undefined;
    this.#to({ name: 'sending', wish });
    const error: unknown = await send(client, pspReference ?? '', wish).then(
      () => undefined,
      (reason: unknown) => reason ?? new Error('failed'),
    );
    const isSame = this.#payment?.reference === payment.reference;
    const told = error === undefined ? 'received' : endingOf(error);
    const ending = wasDoubtful ? endingAfterDoubt(told, error) : told;
    const trouble = error === undefined ? undefined : troubleOf(error, navigator.onLine);
    record.emit('florin-payment-changed', { ...change, ending });
    if (!isSame) return;
    if (ending === 'unknown') this.#unconfirmed.set(wish.key, wish);
    if (ending === 'received' || ending === 'refused') this.#certain.add(wish.key);
    this.#news = { wish, ending, told, trouble };
    this.#to(ending === 'not-sent' ? { name: 'confirming', wish } : undefined);
    await record.refresh();
  }

  #isDoubtful({ key }: Wish): boolean {
    return this.doubts.some((wish) => wish.key === key);
  }

  #to(step: Step | undefined): void {
    this.#step = step;
    this.#record.update();
  }
}

/** How something ended, by a word of the history that ends a doubt: what is booked or failed was taken on first. */
function endingIn(status: string | undefined): Exclude<Ending, 'unknown'> | undefined {
  if (status === 'booked' || status === 'failed') return 'received';
  return (['received', 'refused', 'not-sent'] as const).find((each) => each === status);
}

const isKind = (kind: string): kind is Kind => (KINDS as readonly string[]).includes(kind);
