import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

import { createProxy, memoryLedger, type Identity, type ProxyOptions } from '../../src/proxy/index.js';
import type { Audience } from '../../src/proxy/options.js';
import { OFFERS } from '../../src/proxy/policy/index.js';
import type { Offer, Owner, Rule } from '../../src/proxy/policy/rule.js';
import type { Operation } from '../../src/client/operation.js';
import { interfaceOf } from '../client/facts/tables.js';
import { sampleOf } from '../client/sample.js';

const HERE = 'https://office.example';
const AUDIENCES: readonly Audience[] = ['shopper', 'seller', 'operator', 'approver'];

interface Row {
  readonly id: string;
  readonly offer: Offer;
  readonly row: Operation;
  readonly rule: Rule;
  /** The least that its input takes, path parameters included, less what the proxy supplies. */
  readonly sample: Readonly<Record<string, unknown>>;
}

async function rowsOf(offer: Offer): Promise<Row[]> {
  const { schemas } = (await interfaceOf(offer.name)) ?? assert.fail(offer.name);
  return Object.entries(offer.table).flatMap(([name, row]): Row[] => {
    const rule = offer.policy[name];
    if (rule === undefined || rule === 'never') return [];
    const input = row.input ? (sampleOf(row.input(), schemas) as Record<string, unknown>) : {};
    const own = Object.entries(input).filter(([field]) => !row.supplied.includes(field));
    const parameters = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => [parameter, 'mine']);
    const sample = Object.fromEntries([...own, ...parameters]) as Record<string, unknown>;
    return [{ id: `${offer.name}.${name}`, offer, row, rule, sample }];
  });
}

const rows = (await Promise.all(OFFERS.map(rowsOf))).flat();
const waiting = rows.filter(({ rule }) => rule.optIn).map(({ id }) => id);

/** A caller of an audience who owns `mine` and nothing else. */
const somebody = (audience: Audience): Identity => ({
  audience,
  shopperReference: 'mine',
  email: 'mine',
  userId: 'mine',
  legalEntities: ['mine'],
  accountHolders: ['mine'],
  balanceAccounts: ['mine'],
  stores: ['mine'],
});

/** What a chain from an id to its owner reads: the row, and the fields that lead on. */
function linksOf(owner: Owner): { row: Operation; at: string }[] {
  return typeof owner === 'string' ? [] : [{ row: owner.read, at: owner.at }, ...linksOf(owner.owner)];
}

const links = rows.flatMap(({ rule }) => Object.values(rule.owned ?? {}).flatMap(linksOf));

/** Some interfaces read by POST. */
const isRead = (request: string): boolean =>
  request.startsWith('GET ') || links.some(({ row }) => request.endsWith(row.path));

/** Whatever is read belongs to the caller. */
function answerTo(method: string, path: string): unknown {
  const read = links.filter(
    ({ row }) => row.method === method && new RegExp(`${row.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  const sample = (read[0]?.row.output ? sampleOf(read[0].row.output()) : {}) as Record<string, unknown>;
  return read.reduce((answer, { at }) => put(answer, at, 'mine'), sample);
}

/** A proxy whose platform refuses what is another's, as it does. */
function open(audience: Audience | undefined, options: Partial<ProxyOptions> = {}) {
  const asked: string[] = [];
  const proxy = createProxy({
    environment: 'sandbox',
    ledger: memoryLedger(),
    inPage: false,
    cardPublicKey: `10001|${'B3'.repeat(256)}`,
    resolveOrder: () => null,
    enable: waiting,
    ...(audience && { identify: () => somebody(audience) }),
    ...options,
    platform: {
      fetch: async (url, { method = 'GET', body }) => {
        asked.push(`${method} ${new URL(url).pathname}`);
        if (`${url}${String(body)}`.includes('another'))
          return Response.json({ errorCode: '30_112' }, { status: 404 });
        return Response.json(answerTo(method, new URL(url).pathname));
      },
      ...options.platform,
    },
  });
  const send = async ({ offer, row }: Row, input: Readonly<Record<string, unknown>>) => {
    const rest = { ...input };
    const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(rest[name]);
      delete rest[name];
      return encodeURIComponent(value);
    });
    const isBodiless = row.method === 'GET' || row.method === 'DELETE';
    const query = new URLSearchParams();
    const body: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(rest))
      if (isBodiless || row.query.includes(name)) query.set(name, String(value));
      else if (!row.headers.includes(name)) body[name] = value;
    const response = await proxy(
      new Request(`${HERE}/florin/${offer.name}${path}${query.size ? `?${query}` : ''}`, {
        method: row.method,
        headers: { origin: HERE, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: isBodiless ? null : JSON.stringify(body),
      }),
    );
    const text = await response.text();
    const { error } = (text ? JSON.parse(text) : {}) as { error?: { code: string; field?: string } };
    return { status: response.status, error };
  };
  return { send, asked };
}

const NOT_FOUND = { status: 404, error: { code: 'not-found' } };

/** An input with another value at a path like `counterparty.balanceAccountId`. */
function put(input: Readonly<Record<string, unknown>>, path: string, value: string): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.');
  const inner = Object(input[name]) as Record<string, unknown>;
  return { ...input, [name]: rest.length > 0 ? put(inner, rest.join('.'), value) : value };
}

describe('who may call what', () => {
  it('is what was agreed: opening a row is a change of this list', () => {
    const agreed = JSON.parse(readFileSync(new URL('./policy.json', import.meta.url), 'utf8')) as Record<
      string,
      string
    >;
    const stands = rows.map(({ id, rule }) => {
      const who = rule.isPublic ? 'everybody' : rule.audiences.join(' ');
      return [id, `${who}${rule.optIn ? ', once enabled' : ''}`];
    });
    assert.deepEqual(Object.fromEntries(stands), agreed);
  });

  it('nothing is open before the merchant says who asks, but what everybody may see', async () => {
    const { send, asked } = open(undefined);
    for (const each of rows.filter(({ rule }) => !rule.isPublic))
      assert.deepEqual(await send(each, each.sample), NOT_FOUND, each.id);
    assert.deepEqual(asked, []);
  });

  for (const audience of AUDIENCES)
    it(`for a ${audience}, rows of others do not exist`, async () => {
      const { send, asked } = open(audience);
      const closed = rows.filter(({ rule }) => !rule.isPublic && !rule.audiences.includes(audience));
      for (const each of closed) assert.deepEqual(await send(each, each.sample), NOT_FOUND, each.id);
      assert.deepEqual(asked, []);
    });

  it('a row that waits to be enabled does not exist before', async () => {
    for (const each of rows.filter(({ rule }) => rule.optIn)) {
      const { send } = open(each.rule.audiences[0], { enable: [] });
      assert.deepEqual(await send(each, each.sample), NOT_FOUND, each.id);
    }
  });
});

describe('whose it is', () => {
  const theirs = rows.flatMap((each) =>
    each.rule.audiences
      .filter((audience) => audience === 'shopper' || audience === 'seller')
      .flatMap((audience) => Object.keys(each.rule.owned ?? {}).map((path) => ({ each, audience, path }))),
  );

  for (const { each, audience, path } of theirs)
    it(`${each.id}: another's ${path} is a 404 for a ${audience}, and nothing is changed`, async () => {
      const { send, asked } = open(audience);
      const reply = await send(each, put(each.sample, path, 'another'));
      // What does not even have the row's shape is refused for that, before anybody asks whose it is.
      if (reply.status !== 422) assert.deepEqual(reply, NOT_FOUND);
      assert.deepEqual(
        asked.filter((request) => !isRead(request)),
        [],
      );
    });

  for (const each of rows)
    for (const [name, root] of Object.entries(each.rule.me ?? {}))
      it(`${each.id}: ${name} in the path is the session's own ${root}, whoever is named`, async () => {
        for (const audience of each.rule.audiences.filter((who) => who !== 'operator')) {
          const { send, asked } = open(audience);
          assert.deepEqual(await send(each, { ...each.sample, [name]: 'another' }), NOT_FOUND);
          assert.deepEqual(asked, []);
        }
      });
});

describe('what a browser may say', () => {
  const bodied = rows.filter(({ row }) => row.input && row.method !== 'GET' && row.method !== 'DELETE');

  it('fields that the proxy supplies are refused by their name', async () => {
    for (const each of rows)
      for (const field of each.row.supplied) {
        if (each.row.headers.includes(field)) continue;
        const { send, asked } = open(each.rule.audiences[0]);
        const { status, error } = await send(each, { ...each.sample, [field]: 'x' });
        assert.equal(status, 422, `${each.id} ${field}`);
        assert.ok(
          error && ['invalid-request', 'clear-card-data'].includes(error.code),
          `${each.id} ${field}`,
        );
        assert.deepEqual(asked, [], `${each.id} ${field}`);
      }
  });

  for (const name of ['number', 'cardNumber', 'cvc', 'securityCode', 'expiryMonth', 'track2', 'pan'])
    it(`${name} in clear is refused on every row that has no such field of its own`, async () => {
      for (const each of bodied) {
        if (each.rule.plain?.includes(name) || each.rule.maxBytes) continue;
        const { send, asked } = open(each.rule.audiences[0]);
        const { status } = await send(each, { ...each.sample, [name]: '4111111111111111' });
        assert.equal(status, 422, each.id);
        assert.deepEqual(asked, [], each.id);
      }
    });

  it('what is called encrypted and is not is refused on every row', async () => {
    for (const each of bodied) {
      const { send, asked } = open(each.rule.audiences[0]);
      const { status } = await send(each, { ...each.sample, encryptedCardNumber: '4111111111111111' });
      assert.equal(status, 422, each.id);
      assert.deepEqual(asked, [], each.id);
    }
  });
});

describe('with what key', () => {
  it('an interface without its credential answers 501, and names what is missing', async () => {
    const options: Partial<ProxyOptions> = {
      environment: 'test',
      merchantAccount: 'Shop',
      apiKey: 'k',
      secret: 'a secret of thirty-two characters',
    };
    for (const { name, credential } of OFFERS.filter((offer) => offer.credential !== 'checkout')) {
      const each = rows.find(({ offer, rule }) => offer.name === name && !rule.owned && !rule.me);
      if (!each) continue;
      const { send } = open(
        each.rule.audiences.find((who) => who !== 'shopper'),
        options,
      );
      const { status, error } = await send(each, each.sample);
      assert.deepEqual([status, error?.code], [501, 'not-configured'], each.id);
      assert.equal(error?.field, each.rule.credential ?? credential, each.id);
    }
  });
});
