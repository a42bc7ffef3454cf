import assert from 'node:assert/strict';

import { bind, ClientError, createClient } from '../../../src/client/index.js';
import { payout } from '../../../src/client/payout/index.js';
import { recurring } from '../../../src/client/recurring/index.js';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../../src/sandbox/index.js';
import { answersByFacts } from '../answers-by-facts.js';
import { ACCOUNT, cardNumber, ORIGIN } from '../shop.js';

export const EUR = (value: number) => ({ value, currency: 'EUR' });

export const shopper = { merchantAccount: ACCOUNT, shopperReference: 'shopper-1' };

export const payee = {
  ...shopper,
  recurring: { contract: 'PAYOUT' },
  shopperEmail: 'a.klaassen@example.org',
} as const;

export const person = { dateOfBirth: '1982-02-01', entityType: 'NaturalPerson', nationality: 'NL' } as const;
export const bank = { iban: 'NL91ABNA0417164300', ownerName: 'A. Klaassen' };

/** A test card in the clear, as a server with a PCI scope of its own sends one. */
export const clearCard = (id: string, changes: object = {}) => ({
  number: cardNumber(id),
  expiryMonth: '3',
  expiryYear: '2030',
  holderName: 'A. Klaassen',
  ...changes,
});

let keys = 0;
export const key = () => ({ idempotencyKey: `key-${++keys}` });

type Rows = ReturnType<typeof bind<typeof recurring>>;
/** The same rows, of which the key may be left out: each call has one of its own then. */
type KeyedRows = {
  readonly [Name in keyof Rows]: (
    input: Parameters<Rows[Name]>[0],
    options?: { readonly idempotencyKey: string },
  ) => ReturnType<Rows[Name]>;
};

const keyed = (rows: Rows): KeyedRows =>
  Object.fromEntries(
    Object.entries(rows).map(([name, call]) => [
      name,
      (input: never, options = key()) => (call as (...all: unknown[]) => unknown)(input, options),
    ]),
  ) as unknown as KeyedRows;

const rowsOf = (sandbox: Sandbox, headers: Record<string, string>) => {
  const at = (name: 'payout' | 'recurring') =>
    createClient({
      baseUrl: `https://pal.example/pal/servlet/${name === 'payout' ? 'Payout' : 'Recurring'}/v68`,
      headers,
      fetch: answersByFacts(sandbox, name),
    });
  return { payouts: bind(at('payout'), payout), contracts: keyed(bind(at('recurring'), recurring)) };
};

/** A platform to pay out from, and a server that speaks to it. */
export async function openPayer(options: Partial<SandboxOptions> = {}) {
  const sandbox = await createSandbox({ origin: ORIGIN, merchantAccount: ACCOUNT, ...options });
  const as = (user: string) => rowsOf(sandbox, { authorization: `Basic ${btoa(`${user}:password`)}` });
  return { sandbox, as, ...rowsOf(sandbox, { 'x-api-key': 'key' }) };
}

/** Status and code of the platform's refusal. */
export async function refusal(call: Promise<unknown>): Promise<[number | undefined, string | undefined]> {
  const error = await call.then(
    () => assert.fail('was not refused'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ClientError)) throw error;
  return [error.status, error.code];
}
