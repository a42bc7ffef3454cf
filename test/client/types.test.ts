import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { BrowserRow } from '../../src/client/schema/browser-row.js';
import type { Client } from '../../src/client/client.js';
import type { Action, checkout, KnownAction } from '../../src/client/checkout/index.js';
import type { BrowserInput, CallInput, CallOutput } from '../../src/client/operation.js';
import type { shopper } from '../../src/client/shopper/index.js';
import { rows } from './fixtures.js';

/** Never run: the compiler is the test. A line that may not compile and does is an error of its own. */
export async function compiled(client: Client, table: typeof checkout, own: typeof shopper): Promise<void> {
  const key = { idempotencyKey: 'k' };
  const total = { value: 1, currency: 'EUR' };
  const order = await client.call(rows.read, { orderId: '1' });
  order.total.value satisfies number;
  (await client.call(rows.forget, { orderId: '1' })) satisfies undefined;

  // @ts-expect-error a path parameter is missing
  await client.call(rows.read, {});
  // @ts-expect-error a path parameter is text
  await client.call(rows.read, { orderId: 1 });
  // @ts-expect-error a row that moves money asks for its key
  await client.call(rows.create, { total });
  // @ts-expect-error a row that moves money asks for its key, whatever else the options hold
  await client.call(rows.create, { total }, { timeout: 1 });
  // @ts-expect-error a row that has no use for a key does not take one
  await client.call(rows.read, { orderId: '1' }, key);
  // @ts-expect-error a field that is not known
  await client.call(rows.create, { total, surplus: 1 }, key);
  // @ts-expect-error a field of the wrong kind
  await client.call(rows.create, { total: { value: '1', currency: 'EUR' } }, key);
  // @ts-expect-error an answer has no such field
  void order.surplus;

  await client.call(rows.quote, { total });
  await client.call(rows.quote, { total }, key);

  const unpriced = {
    merchantAccount: 'm',
    reference: 'r',
    returnUrl: 'u',
    paymentMethod: { type: 'scheme' },
  } as const;
  // @ts-expect-error the amount is missing
  unpriced satisfies CallInput<typeof table.payments>;
  ({ paymentMethod: { type: 'scheme' } }) satisfies BrowserInput<typeof table.payments>;
  // @ts-expect-error the amount is not a browser's to say
  ({ paymentMethod: { type: 'scheme' }, amount: total }) satisfies BrowserInput<typeof table.payments>;
  // @ts-expect-error a payment method that is not known
  ({ paymentMethod: { type: 'cash' } }) satisfies BrowserInput<typeof table.payments>;
  // @ts-expect-error a field that belongs to another payment method
  ({ paymentMethod: { type: 'scheme', iban: 'x' } }) satisfies BrowserInput<typeof table.payments>;
  ({ details: {} }) satisfies CallInput<BrowserRow<typeof table.paymentDetails>>;
  // @ts-expect-error payment data are not a browser's to say
  ({ details: {}, paymentData: 'x' }) satisfies CallInput<BrowserRow<typeof table.paymentDetails>>;

  // @ts-expect-error paying asks for a key
  await client.call(own.pay, {} as CallInput<typeof own.pay>);
  // @ts-expect-error an attempt is asked for by its key
  await client.call(own.attempt, {});
}

/** A known word narrows, and a word that is not known is never one that is. */
export function narrowed(
  answer: CallOutput<typeof checkout.payments>,
  action: Action,
  known: KnownAction,
): void {
  answer.resultCode satisfies string | undefined;
  // @ts-expect-error the platform has no such word
  void (answer.resultCode === 'Paid');
  action.type satisfies string;
  action.url satisfies string | undefined;
  if (known.type === 'redirect') known.data satisfies Record<string, string> | undefined;
  // @ts-expect-error a challenge has no voucher's reference
  if (known.type === 'threeDS2') void known.reference;
}

test('wrong calls do not compile', () => {
  assert.equal(typeof compiled, 'function');
});
