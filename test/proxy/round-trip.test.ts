import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';

import { browserRow } from '../../src/client/schema/browser-row.js';
import { createClient } from '../../src/client/client.js';
import { ClientError } from '../../src/client/wire/errors.js';
import type { Operation } from '../../src/client/operation.js';
import { createProxy, memoryLedger, type ProxyHandler } from '../../src/proxy/index.js';
import type { Audience } from '../../src/proxy/audience.js';
import { OFFERS } from '../../src/proxy/policy/index.js';
import type { Offer } from '../../src/proxy/policy/rule.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { exampleOf } from './marketplace-platform.js';
import { newDatabase } from '../new-database.js';

const HERE = 'https://office.example';

/** Refusals that say the call arrived and was understood: what it names does not exist in an empty platform. */
const UNDERSTOOD = [
  'platform-refused',
  'not-found',
  'clear-card-data',
  'not-configured',
  'unknown-listing',
  'unknown-category',
];

/** What the proxy supplies by itself. */
const KNOWN = ['merchantAccount', 'merchantAccountCode', 'shopperReference', 'shopperIP', 'Authorization'];

/** A file of any shape: there is no field that it lacks. */
const SHAPELESS = ['workspace.importExportedData'];

interface Row {
  readonly offer: string;
  readonly name: string;
  readonly row: Operation;
  readonly audience: Audience;
  /** The least that its input takes. */
  readonly sample: Readonly<Record<string, unknown>>;
}

/** Words that a simulation understands, by the name of their field. */
const WORDS: Readonly<Record<string, string>> = { currency: 'EUR', country: 'NL', countryCode: 'NL' };

function rowsOf({ name: offer, table, policy }: Offer): Row[] {
  return Object.entries(table).flatMap(([name, row]): Row[] => {
    const rule = policy[name];
    const audience =
      rule === 'never' ? undefined : (rule?.audiences.find((who) => who !== 'shopper') ?? 'shopper');
    const sample = row.input
      ? (exampleOf(row.input(), { text: (field) => WORDS[field] }) as Record<string, unknown>)
      : {};
    return audience ? [{ offer, name, row, audience, sample }] : [];
  });
}

const rows = OFFERS.flatMap(rowsOf);

const enable = rows.map(({ offer, name }) => `${offer}.${name}`);

/** Path parameters, and the least that the row's input takes. */
function inputOf({ row, sample }: Row): Record<string, unknown> {
  const parameters = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'me']);
  const own = Object.entries(sample).filter(([field]) => !row.supplied.includes(field));
  return Object.fromEntries([...own, ...parameters]) as Record<string, unknown>;
}

describe('every row, from a page through the proxy to the platform and back', () => {
  let audience: Audience = 'operator';
  let proxy: ProxyHandler;
  before(async () => {
    const sandbox = await createSandbox({
      origin: 'http://127.0.0.1:8081',
      seed: 1,
      listings: { connection: newDatabase() },
    });
    const waiting = OFFERS.flatMap(({ name, policy }) =>
      Object.entries(policy).flatMap(([row, rule]) =>
        rule !== 'never' && rule.optIn ? [`${name}.${row}`] : [],
      ),
    );
    proxy = createProxy({
      log: false,
      environment: 'sandbox',
      ledger: memoryLedger(),
      inPage: false,
      cardPublicKey: sandbox.publicKey,
      platform: { fetch: sandbox.fetch, timeout: 30_000 },
      resolveOrder: () => null,
      enable: enable.filter((each) => waiting.includes(each)),
      confirmIdentity: () => Date.now(),
      identify: () => ({
        audience,
        shopperReference: 'shopper-1',
        email: 'me@example.com',
        userId: 'user-1',
        legalEntities: ['me'],
        accountHolders: ['me'],
        balanceAccounts: ['me'],
      }),
      supply: ({ operation, fields }) => {
        const { sample } = rows.find(({ offer, name }) => `${offer}.${name}` === operation) ?? assert.fail();
        const unknown = fields.filter((field) => !KNOWN.includes(field));
        return Object.fromEntries(unknown.map((field) => [field, sample[field]]));
      },
    });
  });

  const call = async (offer: string, row: Operation, input: Record<string, unknown>) => {
    const client = createClient({
      baseUrl: `${HERE}/florin/${offer}`,
      headers: { origin: HERE },
      fetch: (url, init) => proxy(new Request(url, init)),
      maxBytes: 16_777_216,
    });
    const key = row.idempotency === 'none' ? {} : { idempotencyKey: crypto.randomUUID() };
    return client.call(browserRow(row) as Operation, input as never, key as never).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof ClientError) return error;
        throw error;
      },
    );
  };

  for (const each of rows) {
    const { offer, name, row, audience: who } = each;
    it(`${offer}.${name} is answered, or refused in words that name what is wrong`, async () => {
      audience = who;
      const error = await call(offer, row, inputOf(each));
      if (!error) return;
      assert.equal(error.kind, 'refused', `${error.message}`);
      assert.ok(UNDERSTOOD.includes(error.code ?? ''), `${error.message}`);
    });

    if (row.input && !SHAPELESS.includes(`${offer}.${name}`))
      it(`${offer}.${name} refuses a field that it lacks, wherever it is sent from`, async () => {
        audience = who;
        const path = row.path.replace(/\{\w+\}/g, 'me');
        const isBodiless = row.method === 'GET' || row.method === 'DELETE';
        const own = Object.entries(inputOf(each)).filter(([field]) => !row.path.includes(`{${field}}`));
        const body = { ...Object.fromEntries(own), noSuchField: 'x' };
        const query = isBodiless ? '?noSuchField=x' : '';
        const headers = { origin: HERE, 'content-type': 'application/json', 'idempotency-key': 'k-1' };
        const response = await proxy(
          new Request(`${HERE}/florin/${offer}${path}${query}`, {
            method: row.method,
            headers,
            body: isBodiless ? null : JSON.stringify(body),
          }),
        );
        const { error } = (await response.json()) as { error?: { code: string } };
        assert.ok(
          ['invalid-request', 'clear-card-data'].includes(error?.code ?? ''),
          `${response.status} ${JSON.stringify(error)}`,
        );
      });
  }
});
