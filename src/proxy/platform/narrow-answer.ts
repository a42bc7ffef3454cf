import { outcomeOf, type Amount, type Outcome } from '../../client/index.js';
import type { PaymentChecks } from '../../client/operator/index.js';
import { DONATION_METHODS } from '../../client/shopper/donations.js';
import type { Attempt, DonationRight, Facts } from '../ledger/attempt.js';
import { dropAbsent, matching, own, text } from './fields-of-answer.js';
import { narrowAction } from './narrow-action.js';
import type { Answer } from './platform.js';
import { reasonOf } from './reasons.js';

/** The part of an answer that the ledger keeps; the rest is the merchant's alone. */
export interface Narrowed {
  readonly outcome: Outcome;
  readonly facts: Facts;
  readonly pspReference?: string | undefined;
  readonly paymentData?: string | undefined;
  /** Why an answer that looked like an outcome is not taken for one. */
  readonly note?: 'answer-mismatch' | 'action-refused' | 'result-unknown' | undefined;
}

/** An amount that cannot be read equals no other. */
const UNREADABLE: Amount = { value: Number.NaN, currency: '' };

function amountOf(value: unknown): Amount | undefined {
  if (value === undefined || value === null) return undefined;
  const [minor, currency] = [own(value, 'value'), own(value, 'currency')];
  const isAmount = Number.isSafeInteger(minor) && typeof currency === 'string';
  return isAmount ? { value: minor as number, currency } : UNREADABLE;
}

const FLAGS: Readonly<Partial<Record<string, boolean>>> = { true: true, false: false };

function cardFacts(answer: Answer): Pick<Facts, 'brand' | 'lastFour'> {
  const additional = own(answer, 'additionalData');
  const brand = own(own(answer, 'paymentMethod'), 'brand') ?? own(additional, 'paymentMethod');
  return {
    brand: matching(brand, /^[a-z0-9_]{1,40}$/),
    lastFour: matching(own(additional, 'cardSummary'), /^\d{4}$/),
  };
}

/** What an operator reads of risk and 3D Secure; nothing of it decides anything here. */
function checksIn(answer: Answer): PaymentChecks | undefined {
  const additional = own(answer, 'additionalData');
  const flag = (name: string): boolean | undefined => FLAGS[String(own(additional, name))];
  const score = own(own(answer, 'fraudResult'), 'accountScore');
  const checks = dropAbsent({
    riskScore: Number.isSafeInteger(score) ? (score as number) : undefined,
    threeDSOffered: flag('threeDOffered'),
    threeDSAuthenticated: flag('threeDAuthenticated'),
    threeDSVersion: matching(own(additional, 'threeDSVersion'), /^\d{1,2}(?:\.\d{1,2}){0,2}$/),
    liabilityShift: flag('liabilityShift'),
  });
  return Object.keys(checks).length > 0 ? checks : undefined;
}

function outcomeFor(answer: Answer, attempt: Attempt): Outcome {
  const remainingAmount = amountOf(own(own(answer, 'order'), 'remainingAmount'));
  const { reference, amount } = attempt;
  return outcomeOf(
    {
      resultCode: own(answer, 'resultCode'),
      pspReference: own(answer, 'pspReference'),
      merchantReference: own(answer, 'merchantReference') ?? undefined,
      amount: amountOf(own(answer, 'amount')),
      action: own(answer, 'action'),
      order: { remainingAmount },
    },
    { reference, amount },
  );
}

/** Reads an answer for one attempt by the table of outcomes, and keeps of it what a shopper may see. */
export function narrowAnswer(answer: Answer, attempt: Attempt, allowLocalHttp: boolean): Narrowed {
  const raw = own(answer, 'action') ?? undefined;
  const outcome = outcomeFor(answer, attempt);
  const resultCode = own(answer, 'resultCode');
  const pspReference = text(own(answer, 'pspReference'), 80);
  const isAsked = raw !== undefined && (outcome === 'action-required' || outcome === 'pending');
  const action = isAsked ? narrowAction(raw, allowLocalHttp) : undefined;
  if (isAsked && !action) return { outcome: 'unknown', facts: {}, pspReference, note: 'action-refused' };
  const remaining = amountOf(own(own(answer, 'order'), 'remainingAmount'));
  const facts = dropAbsent({
    ...cardFacts(answer),
    checks: checksIn(answer),
    mandate: text(own(own(answer, 'additionalData'), 'sepadirectdebit.mandateId'), 35),
    action,
    reason: outcome === 'refused' ? reasonOf(resultCode, own(answer, 'refusalReasonCode')) : undefined,
    remaining: outcome === 'action-required' && !action ? remaining : undefined,
  });
  const paymentData = text(own(raw, 'paymentData'), 200_000);
  return {
    outcome,
    facts,
    pspReference,
    paymentData,
    note: outcome === 'unknown' ? noteOf(answer, attempt) : undefined,
  };
}

/** What a donation after this payment is asked for with, where its method takes one. */
export function donationRightIn(answer: Answer): DonationRight | undefined {
  const token = text(own(answer, 'donationToken'), 20_000);
  const type = own(own(answer, 'paymentMethod'), 'type');
  const method = DONATION_METHODS.find((known) => known === type);
  return token !== undefined && method ? { token, method } : undefined;
}

function noteOf(answer: Answer, { reference }: Attempt): Narrowed['note'] {
  const merchantReference = own(answer, 'merchantReference');
  const isForeign = typeof merchantReference === 'string' && merchantReference !== reference;
  return isForeign || own(answer, 'resultCode') === 'Authorised' ? 'answer-mismatch' : 'result-unknown';
}
