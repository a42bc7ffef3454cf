import { outcomeOf, type Amount, type Outcome } from '../../client/index.js';
import type { Action } from '../../client/shopper/index.js';
import { checkUrl } from '../../client/url.js';
import type { Attempt, Facts } from '../ledger/attempt.js';
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

type Fields = Readonly<Record<string, unknown>>;

const own = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? (holder as Fields)[name]
    : undefined;

const text = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' && value.length > 0 && value.length <= longest ? value : undefined;

const matching = (value: unknown, pattern: RegExp): string | undefined =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;

/** Sixty-four fields and 32 kB are more than any bank asks for; what is over is no form. */
function formFields(data: unknown): { name: string; value: string }[] | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const fields = Object.entries(data).map(([name, value]) => ({ name, value: String(value) }));
  const size = fields.reduce((sum, { name, value }) => sum + name.length + value.length, 0);
  return fields.length <= 64 && size <= 32_768 ? fields : undefined;
}

/** The action as a browser needs it, or nothing where a part of it is not safe. */
function narrowAction(action: unknown, allowLocalHttp: boolean): Action | undefined {
  const type = matching(own(action, 'type'), /^\w{1,40}$/);
  const url = own(action, 'url');
  const method = own(action, 'method');
  const data = own(action, 'data');
  const checked = checkUrl(url, { allowLocalHttp });
  const fields = formFields(data);
  const isUnsafe =
    (url !== undefined && url !== null && !checked) ||
    (data !== undefined && data !== null && !fields) ||
    (method !== undefined && method !== null && method !== 'GET' && method !== 'POST');
  if (type === undefined || isUnsafe) return undefined;
  return dropAbsent({
    type,
    // What is waited for is known by the method that it is of.
    subtype: matching(own(action, type === 'await' ? 'paymentMethodType' : 'subtype'), /^\w{1,40}$/),
    url: checked?.href,
    method: text(method, 4),
    fields,
    token: text(own(action, 'token'), 100_000),
    authorisationToken: text(own(action, 'authorisationToken'), 100_000),
  });
}

const dropAbsent = <T extends object>(holder: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(holder).filter(([, value]) => value !== undefined)) as never;

/** An amount that cannot be read equals no other. */
const UNREADABLE: Amount = { value: Number.NaN, currency: '' };

function amountOf(value: unknown): Amount | undefined {
  if (value === undefined || value === null) return undefined;
  const [minor, currency] = [own(value, 'value'), own(value, 'currency')];
  const isAmount = Number.isSafeInteger(minor) && typeof currency === 'string';
  return isAmount ? { value: minor as number, currency } : UNREADABLE;
}

function cardFacts(answer: Answer): Pick<Facts, 'brand' | 'lastFour'> {
  const additional = own(answer, 'additionalData');
  const brand = own(own(answer, 'paymentMethod'), 'brand') ?? own(additional, 'paymentMethod');
  return {
    brand: matching(brand, /^[a-z0-9_]{1,40}$/),
    lastFour: matching(own(additional, 'cardSummary'), /^\d{4}$/),
  };
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
  const action =
    outcome === 'action-required' && raw !== undefined ? narrowAction(raw, allowLocalHttp) : undefined;
  if (outcome === 'action-required' && raw !== undefined && !action)
    return { outcome: 'unknown', facts: {}, pspReference, note: 'action-refused' };
  const remaining = amountOf(own(own(answer, 'order'), 'remainingAmount'));
  const facts = dropAbsent({
    ...cardFacts(answer),
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

function noteOf(answer: Answer, { reference }: Attempt): Narrowed['note'] {
  const merchantReference = own(answer, 'merchantReference');
  const isForeign = typeof merchantReference === 'string' && merchantReference !== reference;
  return isForeign || own(answer, 'resultCode') === 'Authorised' ? 'answer-mismatch' : 'result-unknown';
}
