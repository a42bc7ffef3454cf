import assert from 'node:assert/strict';

import { checkout } from '../../../src/client/checkout/index.js';
import { createClient, type Client, type ClientError } from '../../../src/client/index.js';
import {
  TEST_GIFT_CARDS,
  type BookEntry,
  type Sandbox,
  type SandboxOptions,
} from '../../../src/sandbox/index.js';
import { answersByFacts } from '../answers-by-facts.js';
import { ACCOUNT, paymentRequest, plainCard, startSandbox } from '../shop.js';

export const merchantAccount = ACCOUNT;
export const EUR = (value: number) => ({ value, currency: 'EUR' });

export const MOMENT = 3000;
export const HOUR = 3_600_000;

export interface Till {
  readonly sandbox: Sandbox;
  readonly client: Client;
  /** Lets milliseconds go by. */
  readonly wait: (milliseconds: number) => void;
  readonly now: () => number;
  /** A key that was never used. */
  readonly key: () => { idempotencyKey: string };
  readonly pay: (fields?: Record<string, unknown>, card?: string) => Promise<string>;
  readonly book: (pspReference: string) => BookEntry;
}

/** A merchant's server in front of a sandbox whose clock stands still unless it is told. */
export async function openTill(options: Partial<SandboxOptions> = {}): Promise<Till> {
  let time = Date.UTC(2026, 5, 1);
  let keys = 0;
  const now = () => time;
  const sandbox = await startSandbox({ now, ...options });
  const client = createClient({
    baseUrl: 'https://checkout.example/v71',
    fetch: answersByFacts(sandbox, 'checkout'),
    headers: { 'x-api-key': 'key' },
  });
  const key = () => ({ idempotencyKey: `key-${++keys}` });
  return {
    sandbox,
    client,
    now,
    wait: (milliseconds) => (time += milliseconds),
    key,
    pay: async (fields = {}, card = 'paid-visa') => {
      const request = paymentRequest(plainCard(card), fields) as never;
      const { pspReference = '' } = await client.call(checkout.payments, request, key());
      return pspReference;
    },
    book: (pspReference) => {
      const found = sandbox.books().find((entry) => entry.pspReference === pspReference);
      assert.ok(found);
      return found;
    },
  };
}

/** The code that a call is refused with. */
export async function refusal(call: Promise<unknown>): Promise<string | undefined> {
  const error = await call.then(
    () => assert.fail('expected a refusal'),
    (reason: unknown) => reason as ClientError,
  );
  return error.code;
}

/** A gift card as the platform's own `test_` values. */
export function giftCard(id: string, changes: Record<string, string> = {}) {
  const card = TEST_GIFT_CARDS.find((known) => known.id === id);
  assert.ok(card);
  return {
    type: 'giftcard' as const,
    brand: card.brand,
    encryptedCardNumber: `test_${card.number.replaceAll(' ', '')}`,
    encryptedSecurityCode: `test_${card.securityCode}`,
    ...changes,
  };
}
