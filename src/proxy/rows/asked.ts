import { ClientError, type Amount, type Operation } from '../../client/index.js';
import { canonical } from '../edge/signing.js';
import type { IntentEnd, IntentRefusal, Receipt } from '../ledger/intent.js';
import { certaintyOf } from '../platform/certainty.js';
import type { Rule } from '../policy/rule.js';
import type { Services } from '../services.js';
import { refusalOf } from './platform-refusal.js';

type Fields = Readonly<Record<string, unknown>>;

/** One call of a row, checked and about to be sent. */
export interface Asked {
  readonly row: Operation;
  readonly rule: Rule;
  /** Interface and row, for example `checkout.refundPayment`. */
  readonly operation: string;
  /** The caller's own key. */
  readonly key: string;
  /** The ids in the path. */
  readonly subject: Fields;
  /** The caller's own fields, … */
  readonly input: Fields;
  /** … and all that is sent. */
  readonly fields: Fields;
  /** What it is about, where neither path nor input says so. */
  readonly about?: readonly string[] | undefined;
}

/** References of an answer; the rest may be about people, and the ledger keeps nothing about them. */
const RECEIPT = ['id', 'pspReference', 'resultCode', 'response', 'status'];

/** A keyed digest of all that is asked for. A header brings the proof that a first send was asked for, and is no part of it. */
export async function fingerprintOf({ settings }: Services, { row, subject, input }: Asked): Promise<string> {
  const meant = Object.entries(input).filter(([name]) => !row.headers.includes(name));
  return settings.signer.sign(
    'fingerprint',
    row.path,
    canonical({ ...Object.fromEntries(meant), ...subject }),
  );
}

export function amountOf(amount: unknown): Amount | undefined {
  const { value, currency } = Object(amount) as Partial<Amount>;
  return Number.isSafeInteger(value) && typeof currency === 'string'
    ? { value: value as number, currency }
    : undefined;
}

export async function receiptOf(
  services: Services,
  { rule, input }: Asked,
  answer: unknown,
): Promise<Receipt> {
  if (rule.receipt) return rule.receipt.keep(answer as never, { services, input });
  const fields = Object(answer) as Fields;
  const texts = RECEIPT.map((name) => [name, fields[name]]).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as Receipt;
}

/** A failure that does not prove that nothing happened may have moved money. */
export function endOf(error: unknown): Omit<IntentEnd, 'at'> {
  if (!(error instanceof ClientError)) return { state: 'unknown' };
  if (certaintyOf(error) === 'doubtful') return { state: 'unknown' };
  const { code: word, facts } = refusalOf(error);
  return word === 'platform-refused' || word === 'not-found'
    ? { state: 'refused', refusal: { code: word, ...facts } as IntentRefusal }
    : { state: 'unsent' };
}
