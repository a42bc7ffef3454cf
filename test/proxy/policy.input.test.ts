import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';

import { createDescriber } from '../../src/client/schema/json-schema.js';
import * as z from '../../src/client/schema/schema.js';
import { schemaNames } from '../../src/proxy/contract/schema-names.js';
import { OFFERS } from '../../src/proxy/policy/index.js';
import { hasBody } from '../../src/proxy/rows/read-fields.js';
import { unfit } from '../client/example-values.js';
import {
  AUDIENCES,
  CLEAR,
  FIRST_CALLERS,
  inputOf,
  openMarketplace,
  ownInput,
  searchForCanary,
  someone,
  type Reply,
} from './marketplace.js';
import { envelope } from './shop.js';

const { call, send, platform } = openMarketplace();
const fetched = platform.reached;

const NOWHERE = (await send(null, '/nowhere')).looks;

const looksLikeNothing = (reply: Reply, name: string): void => assert.equal(reply.looks, NOWHERE, name);

describe('what a body may hold', () => {
  const withBody = FIRST_CALLERS.filter(({ offered }) => hasBody(offered.row));

  it('no card data in clear, on any row, unless the name means something else there', async () => {
    const before = fetched.length;
    for (const { offered, audience, name } of withBody)
      for (const field of CLEAR.filter((clear) => !offered.rule.plain?.includes(clear))) {
        for (const body of [{ [field]: '4111111111111111' }, { inner: [{ [field]: { is: 'deep' } }] }]) {
          const { status, code, looks } = await call(someone(audience), offered, {
            body: { ...ownInput(offered), ...body },
          });
          assert.deepEqual([status, code], [422, 'clear-card-data'], `${name}: ${field}`);
          assert.ok(!looks.includes('4111'));
        }
      }
    assert.equal(fetched.length, before);
  });

  it('no parameter of an address is card data either', async () => {
    for (const { offered, audience, name } of FIRST_CALLERS) {
      const [field = ''] = CLEAR.filter((clear) => !offered.rule.plain?.includes(clear));
      for (const query of [{ [field]: '4111111111111111' }, { encryptedCardNumber: '4111111111111111' }]) {
        const { status, code } = await call(someone(audience), offered, { query });
        assert.deepEqual([status, code], [422, 'clear-card-data'], name);
      }
    }
  });

  it('nothing that is called encrypted and is not', async () => {
    const [jwe] = [envelope()];
    const wrong = [
      '4111111111111111',
      '1.2.3.4.5',
      jwe.split('.').slice(1).join('.'),
      `${jwe}.x`,
      '',
      7,
      { a: 1 },
    ];
    for (const { offered, audience, name } of withBody) {
      for (const value of wrong) {
        const body = { ...ownInput(offered), encryptedCardNumber: value };
        const { status, code } = await call(someone(audience), offered, { body });
        assert.deepEqual([status, code], [422, 'clear-card-data'], `${name}: ${String(value)}`);
      }
      const right = await call(someone(audience), offered, {
        body: { ...ownInput(offered), encryptedCardNumber: jwe },
      });
      assert.notEqual(right.code, 'clear-card-data', name);
    }
  });

  it('C5-102: no field that the proxy supplies, by its name', async () => {
    let count = 0;
    const before = fetched.length;
    for (const { offered, audience, name } of FIRST_CALLERS)
      for (const field of offered.row.supplied) {
        if (field === 'Authorization') continue;
        // What the policy leaves to an operator is theirs to set, and still no other caller's.
        const { saidByOperator = [] } = offered.rule;
        if (audience === 'operator' && saidByOperator.includes(field)) continue;
        count++;
        const input = { ...ownInput(offered), [field]: 'mine' };
        const reply = await call(someone(audience), offered, { input });
        const isCard = field === 'card';
        assert.deepEqual(
          [reply.status, reply.code, reply.field],
          [422, isCard ? 'clear-card-data' : 'invalid-request', field],
          name,
        );
      }
    assert.ok(count > 200);
    assert.equal(fetched.length, before);
  });

  it('C5-102: no unknown field, in the body or in the address', async () => {
    const before = fetched.length;
    for (const { offered, audience, name } of FIRST_CALLERS) {
      if (offered.name === 'importExportedData') continue;
      const asParameter = await call(someone(audience), offered, { query: { role: 'operator' } });
      assert.deepEqual(
        [asParameter.status, asParameter.code, asParameter.field],
        [422, 'invalid-request', 'role'],
        name,
      );
      if (!hasBody(offered.row)) continue;
      const body = { ...ownInput(offered), role: 'operator' };
      const input = offered.own.input?.();
      const known = z.isObject(input) && 'role' in z.shapeOf(input);
      const reply = await call(someone(audience), offered, { body });
      assert.ok(known || (reply.status === 422 && reply.field === 'role'), `${name}: ${reply.looks}`);
    }
    assert.equal(fetched.length, before);
  });

  it('a field of the body is none of the address, and no body is a list, a text or nothing', async () => {
    for (const { offered, audience, name } of withBody) {
      for (const body of [[], 'x', 1, null, true]) {
        const { status, code } = await call(someone(audience), offered, { body });
        assert.deepEqual([status, code], [422, 'invalid-request'], `${name}: ${JSON.stringify(body)}`);
      }
      const [field] = Object.keys(inputOf(offered, true)).filter(
        (each) =>
          !offered.row.query.includes(each) &&
          !offered.row.headers.includes(each) &&
          !CLEAR.includes(each) &&
          !each.startsWith('encrypted'),
      );
      if (field === undefined) continue;
      const reply = await call(someone(audience), offered, { query: { [field]: 'x' } });
      assert.deepEqual([reply.status, reply.field], [422, field], name);
    }
  });

  it('every row takes an input that fits and refuses one that does not, before anything is sent', async () => {
    const { describe: described, definitions } = createDescriber(schemaNames());
    for (const { offered, audience, name } of FIRST_CALLERS) {
      const schema = offered.own.input?.();
      const { $ref = '', ...own } = schema ? described(schema) : {};
      const { properties = {} } = $ref ? (definitions[$ref.replace('#/$defs/', '')] ?? {}) : own;
      const isOdd = (field: string) =>
        CLEAR.some((clear) => clear.toLowerCase() === field.toLowerCase()) ||
        /^(?:encrypted|authorization)/i.test(field) ||
        offered.row.headers.includes(field) ||
        offered.row.query.includes(field);
      const [field] = Object.keys(properties).filter(
        (each) => !isOdd(each) && unfit(properties[each] ?? {}) !== undefined,
      );
      if (field === undefined || !hasBody(offered.row)) continue;
      const before = fetched.length;
      const input = { ...ownInput(offered), [field]: unfit(properties[field] ?? {}) };
      const reply = await call(someone(audience), offered, { input });
      assert.deepEqual([reply.status, reply.code], [422, 'invalid-request'], `${name}: ${field}`);
      assert.ok(String(reply.field).startsWith(field), `${name}: ${String(reply.field)}`);
      assert.equal(fetched.length, before, name);
    }
  });

  it('a row that moves money is not called without a key', async () => {
    for (const { offered, audience, name } of FIRST_CALLERS) {
      if (offered.row.idempotency !== 'required') continue;
      const { status, field } = await call(someone(audience), offered, {
        headers: { 'idempotency-key': '' },
      });
      assert.deepEqual([status, field], [400, 'Idempotency-Key'], name);
    }
  });
});

describe('what comes back', () => {
  it('C5-95: none of the caller’s headers goes on, and none of the platform’s comes back', async () => {
    const { call, platform } = openMarketplace();
    const strange = {
      'x-api-key': 'mine',
      authorization: 'Basic mine',
      'x-forwarded-host': 'evil.example',
      cookie: 'a=mine',
    };
    for (const { offered, audience, name } of FIRST_CALLERS) {
      const { headers, status } = await call(someone(audience), offered, { headers: strange });
      assert.ok(status < 300, name);
      const sent = [...(platform.reached.at(-1)?.headers ?? [])].flat().join();
      assert.ok(!/mine|evil/.test(sent), name);
      for (const header of ['x-api-key', 'server', 'set-cookie'])
        assert.equal(headers.get(header), null, name);
    }
  });

  it('C5-93: another method is answered by what the caller may call there, and to all others there is nothing', async () => {
    for (const { offered, audience, name } of FIRST_CALLERS) {
      const path = `/${offered.offer.name}${offered.row.path.replace(/\{\w+\}/g, 'own')}`;
      for (const method of ['PROPFIND', 'pOsT1']) {
        const refused = await send(someone(audience), path, { method });
        assert.deepEqual([refused.status, refused.code], [405, 'method-not-allowed'], name);
        assert.ok(refused.headers.get('allow')?.split(', ').includes(offered.row.method), name);
      }
    }
    const refund = '/checkout/payments/own/refunds';
    for (const who of [null, someone('shopper'), someone('seller')])
      looksLikeNothing(await send(who, refund, { method: 'PUT' }), refund);
  });

  it('C5-92: a row without callers has no path', async () => {
    const closed = OFFERS.flatMap(({ name, table, policy }) =>
      Object.entries(table).flatMap(([row, { method, path }]) =>
        policy[row] === 'never' ? [{ method, path: `/${name}${path}` }] : [],
      ),
    );
    const own = ['/checkout/payments', '/checkout/payments/details', '/checkout/paymentMethods'];
    const others = closed.filter(({ path }) => !own.includes(path));
    assert.ok(others.length >= 4);
    const before = fetched.length;
    for (const { method, path } of others)
      for (const who of [null, ...AUDIENCES.map(someone)]) {
        const reply = await send(who, path.replace(/\{\w+\}/g, 'own'), { method });
        // `/paymentInstruments/reveal` is read like `/paymentInstruments/{id}` by those who may see one.
        if (reply.status !== 405) looksLikeNothing(reply, path);
        else assert.match(reply.headers.get('allow') ?? '', /^GET, PATCH/, path);
      }
    assert.equal(fetched.length, before);
  });
});

after(searchForCanary);
