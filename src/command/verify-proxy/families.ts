import { randomUUID } from 'node:crypto';

import { shopper } from '../../client/shopper/index.js';
import { differencesOf, factsOf, whyUnpaid, type Check, type Subject } from './finding.js';
import { payment } from './payment.js';

const PAY = shopper.pay.path;

/** What a method of one family brings along, each right in its form. */
const PARTS = {
  fields: { blikCode: '123456' },
  issuer: '1',
  debit: { ownerName: 'A Shopper', consents: [] },
  wallet: { token: 'florin-verify' },
  person: { firstName: 'A', lastName: 'Shopper' },
  holderName: 'A Shopper',
  // It belongs to another shopper: this visitor has not signed in.
  storedPaymentMethodId: 'FLORINVERIFY0001',
} as const;
type Part = keyof typeof PARTS;

/** The parts that each family has; all others are refused by name. */
const OWN: Readonly<Record<string, readonly Part[]>> = {
  redirect: [],
  'short-form': ['fields'],
  'issuer-list': ['issuer', 'fields'],
  'direct-debit': ['debit'],
  wallet: ['wallet'],
  invoice: ['person'],
  'gift-card': ['holderName'],
};

interface Offered {
  readonly type: string;
  readonly family: string;
}

/** The first method of each family that the order may be paid by. */
function firstOfEach(methods: unknown): readonly Offered[] {
  const listed = Array.isArray(methods) ? (methods as readonly Partial<Offered>[]) : [];
  const known = listed.flatMap(({ type, family = '' }) =>
    type !== undefined && Object.hasOwn(OWN, family) ? [{ type, family }] : [],
  );
  return known.filter(({ family }, at) => known.findIndex((other) => other.family === family) === at);
}

async function* foreignParts(
  { visitor, order = '' }: Subject,
  amount: Readonly<{ value: number; currency: string }>,
  { type, family }: Offered,
): AsyncGenerator<string> {
  const pay = (paymentMethod: object) =>
    visitor.post(PAY, payment(order, amount, { type, ...paymentMethod }), {
      'idempotency-key': randomUUID(),
    });
  const refused = (field: string) => ({ status: 422, code: 'invalid-request', field });
  const own = OWN[family] ?? [];
  for (const part of Object.keys(PARTS) as Part[])
    if (!own.includes(part)) {
      const answer = await pay({ [part]: PARTS[part] });
      // Some are refused by their form already, and then by the name of a part of them.
      const field = String(answer.field).startsWith(`paymentMethod.${part}`)
        ? String(answer.field)
        : `paymentMethod.${part}`;
      yield* differencesOf(`POST ${PAY} by ${type} with ${part}`, answer, refused(field));
    }
  for (const part of own.filter((name) => typeof PARTS[name] === 'object')) {
    const answer = await pay({ [part]: { ...(PARTS[part] as object), florinVerify: 'x' } });
    yield* differencesOf(
      `POST ${PAY} by ${type} with ${part}.florinVerify`,
      answer,
      refused(`paymentMethod.${part}.florinVerify`),
    );
  }
}

/** Each family of methods takes its own fields alone. Nothing of it is sent to the platform. */
export const families: Check = {
  name: 'families of methods',
  isLeftOut: whyUnpaid,
  async *differences(subject) {
    const { visitor, order = '' } = subject;
    const { amount, methods } = factsOf(await visitor.post(shopper.methods.path, { order }));
    // Where a proxy takes what it should refuse, it stumbles over the amount, and no payment begins.
    const { value = 0, currency = '' } = Object(amount) as { value?: number; currency?: string };
    for (const offered of firstOfEach(methods))
      yield* foreignParts(subject, { value: value + 1, currency }, offered);
  },
};
