import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';

import type { JsonSchema } from '../../src/client/json-schema.js';
import { createDescriber } from '../../src/client/json-schema.js';
import { schemaNames } from '../../src/proxy/contract/schema-names.js';
import { OFFERS } from '../../src/proxy/policy/index.js';
import { operationOf } from '../../src/proxy/rows/offered-rows.js';
import { browsersOwn, hasBody } from '../../src/proxy/rows/read-fields.js';
import { unfit } from '../client/example-values.js';
import {
  AUDIENCES,
  CLEAR,
  inputOf,
  openMarketplace,
  OPT_IN,
  ownedFields,
  ownInput,
  parametersOf,
  ROWS,
  someone,
  withField,
  type Reply,
} from './marketplace.js';
import { envelope } from './shop.js';

/** Everything that anybody saw of any of them is searched at the end. */
const markets: ReturnType<typeof openMarketplace>[] = [];
function open(options: Parameters<typeof openMarketplace>[0] = {}) {
  const market = openMarketplace(options);
  markets.push(market);
  return market;
}

const { call, send, platform } = open();
const fetched = platform.reached;

/** Rows with somebody who may call them. */
const callers = ROWS.flatMap((offered) =>
  offered.rule.audiences.map((audience) => ({
    offered,
    audience,
    name: `${operationOf(offered)} by ${audience}`,
  })),
);
/** Of each row, the first who may call it. */
const firsts = callers.filter(({ offered, audience }) => offered.rule.audiences[0] === audience);
const customers = callers.filter(({ audience }) => audience === 'seller' || audience === 'shopper');

const NOWHERE = (await send(null, '/nowhere')).looks;

const looksLikeNothing = (reply: Reply, name: string): void => assert.equal(reply.looks, NOWHERE, name);

/** What is carried out at the platform while something is tried. */
async function carriedOut(trying: () => Promise<unknown>): Promise<string[]> {
  const before = fetched.length;
  await trying();
  return fetched
    .slice(before)
    .filter(({ isRead }) => !isRead)
    .map(({ row, url }) => `${row.method} ${url}`);
}

const readList = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as unknown;

describe('who may call what', () => {
  it('every row of every table has a rule, and no rule is for a row that is not there', () => {
    for (const { name, table, policy } of OFFERS)
      assert.deepEqual(Object.keys(policy).toSorted(), Object.keys(table).toSorted(), name);
    assert.equal(OFFERS.flatMap(({ table }) => Object.keys(table)).length, 230);
  });

  it('C5-105: the list of it is the one that was reviewed (test/proxy/policy.json)', () => {
    const stands = OFFERS.flatMap(({ name, policy }) =>
      Object.entries(policy).flatMap(([row, rule]) => {
        if (rule === 'never') return [];
        const who = rule.isPublic ? 'everybody' : rule.audiences.join(' ');
        return [[`${name}.${row}`, `${who}${rule.optIn ? ', once enabled' : ''}`] as const];
      }),
    );
    assert.deepEqual(Object.fromEntries(stands), readList('policy.json'));
  });

  it('whoever may call a row gets an answer, with as little and with as much as the row takes', async () => {
    for (const { offered, audience, name } of callers) {
      const reply = await call(someone(audience), offered);
      assert.ok(reply.status < 300, `${name}: ${reply.looks}`);
      if (audience !== 'operator') continue;
      const full = await call(someone(audience), offered, { input: inputOf(offered, true) });
      assert.ok(full.status < 300, `${name}: ${full.looks}`);
    }
  });

  it('for everybody else a row looks like none, and nothing is asked of the platform', async () => {
    const asked = await carriedOut(async () => {
      for (const offered of ROWS) {
        const others = AUDIENCES.filter((audience) => !offered.rule.audiences.includes(audience));
        for (const audience of others)
          looksLikeNothing(await call(someone(audience), offered), operationOf(offered));
        if (!offered.rule.isPublic) looksLikeNothing(await call(null, offered), operationOf(offered));
        if (!offered.rule.isPublic)
          looksLikeNothing(await call(null, offered, { parameters: { id: '%2e%2e' } }), operationOf(offered));
      }
    });
    assert.deepEqual(asked, []);
  });

  it('without `identify` every row but the public ones looks like none', async () => {
    const closed = open({ identify: undefined });
    for (const { offered, audience, name } of callers) {
      const reply = await closed.call(someone(audience), offered);
      if (offered.rule.isPublic) assert.equal(reply.status, 200, name);
      else looksLikeNothing(reply, name);
    }
  });

  it('a row that waits to be enabled looks like none until it is named', async () => {
    const closed = open({ enable: [] });
    const waiting = callers.filter(({ offered }) => offered.rule.optIn);
    assert.ok(OPT_IN.length > 10);
    for (const { offered, audience, name } of waiting)
      looksLikeNothing(await closed.call(someone(audience), offered), name);
  });

  it('a row whose credential is missing says so, by the name of the credential', async () => {
    const bare = open({ credentials: {} });
    for (const { offered, audience, name } of callers) {
      const credential = offered.rule.credential ?? offered.offer.credential;
      if (credential === 'checkout') continue;
      const { status, code, field } = await bare.call(someone(audience), offered);
      assert.deepEqual([status, code, field], [501, 'not-configured', credential], name);
    }
    assert.equal(bare.platform.reached.length, 0);
  });

  it('C5-105: no two credentials of a payout are called with by the same audience', async () => {
    for (const { offered, audience } of callers) {
      await call(someone(audience), offered);
      const { headers, row } = fetched.at(-1) ?? assert.fail();
      const expected = offered.rule.credential ?? offered.offer.credential;
      if (row === offered.row) assert.equal(headers.get('x-api-key'), `CANARY-${expected}`);
    }
    const payout = ROWS.filter(({ offer }) => offer.name === 'payout');
    for (const { rule } of payout)
      assert.deepEqual(rule.audiences, [rule.credential === 'payout-review' ? 'approver' : 'operator']);
  });
});

/** Ids that no chain leads from: the platform looks for them below one that is the caller's own, which is sent with them. */
const BELOW_AN_OWN_ID = [
  'balance-platform.deleteRegisteredDevice: id',
  'balance-platform.finishDeviceRegistration: id',
  'balance-platform.getSweep: sweepId',
  'checkout.deleteStoredPaymentMethod: storedPaymentMethodId',
  'legal-entity.acceptTermsOfService: termsofservicedocumentid',
  'legal-entity.getPciQuestionnaire: pciid',
];

describe('whose things', () => {
  it('C5-102: another’s id looks like nothing wherever it is put, and nothing is changed by it', async () => {
    const below = new Set<string>();
    for (const { offered, audience, name } of customers) {
      const { rule } = offered;
      if (rule.isPublic) continue;
      const tried = async (field: string, sent: Parameters<typeof call>[2]): Promise<void> => {
        const asked = await carriedOut(async () =>
          looksLikeNothing(await call(someone(audience), offered, sent), `${name}: ${field}`),
        );
        const isLed = field in (rule.owned ?? {}) || field in (rule.me ?? {});
        if (isLed) assert.deepEqual(asked, [], `${name}: ${field}`);
        else if (asked.length > 0) below.add(`${operationOf(offered)}: ${field}`);
      };
      for (const parameter of Object.keys(parametersOf(offered, audience)))
        await tried(parameter, { parameters: { [parameter]: 'theirs' } });
      for (const field of ownedFields(offered))
        await tried(field, { input: withField(offered, ownInput(offered), field, 'theirs') });
    }
    assert.deepEqual([...below].toSorted(), BELOW_AN_OWN_ID);
  });

  it('where one must say whose things are meant, saying nothing finds nothing', async () => {
    for (const { offered, audience, name } of customers) {
      const owned = Object.keys(offered.rule.owned ?? {});
      if (owned.length === 0 || owned.some((path) => offered.row.path.includes(`{${path}}`))) continue;
      const input = inputOf(offered);
      if (owned.some((path) => path.split('.')[0]! in input)) continue;
      looksLikeNothing(await call(someone(audience), offered, { input }), name);
    }
  });

  it('the session’s own e-mail and user stand for `me`, and nobody but an operator says another', async () => {
    for (const { offered, audience, name } of callers.filter(({ offered: { rule } }) => rule.me)) {
      const [parameter = ''] = Object.keys(offered.rule.me ?? {});
      const other = await call(someone(audience), offered, {
        parameters: { [parameter]: 'somebody@else.example' },
      });
      if (audience === 'operator') assert.ok(other.status < 300, name);
      else looksLikeNothing(other, name);
      await call(someone(audience), offered);
      const isOwn = fetched.at(-1)?.fields[parameter] === 'own';
      assert.ok(isOwn, name);
    }
  });

  it('every other id that a shopper or a seller can name was thought about (test/proxy/ids.json)', () => {
    const { describe: described, definitions } = createDescriber(schemaNames());
    const isId = (name: string): boolean => /(?:^id|Id|ID|Ids|[rR]eferences?|Key|Token)$/.test(name);
    function* idsIn(schema: JsonSchema, at: string, seenRefs: readonly string[] = []): Generator<string> {
      const { $ref } = schema;
      if ($ref !== undefined && seenRefs.includes($ref)) return;
      const known = $ref === undefined ? schema : (definitions[$ref.replace('#/$defs/', '')] ?? {});
      const refs = $ref === undefined ? seenRefs : [...seenRefs, $ref];
      for (const inner of [...(known.anyOf ?? []), ...(known.items ? [known.items] : [])])
        yield* idsIn(inner, at, refs);
      for (const [name, field] of Object.entries(known.properties ?? {})) {
        const path = at === '' ? name : `${at}.${name}`;
        if (isId(name)) yield path;
        yield* idsIn(field, path, refs);
      }
    }
    const found = new Map<string, string[]>();
    for (const { offered } of customers) {
      const schema = browsersOwn(offered.row).input?.();
      const ids = schema ? [...new Set(idsIn(described(schema), ''))] : [];
      const others = ids.filter((path) => !Object.hasOwn(offered.rule.owned ?? {}, path));
      if (others.length > 0) found.set(operationOf(offered), others.toSorted());
    }
    const thoughtAbout = Object.entries(readList('ids.json') as Record<string, Record<string, string>>);
    assert.deepEqual(
      [...found].toSorted(),
      thoughtAbout.map(([row, reasons]) => [row, Object.keys(reasons)]),
    );
  });
});

describe('what a body may hold', () => {
  const withBody = firsts.filter(({ offered }) => hasBody(offered.row));

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
    for (const { offered, audience, name } of firsts) {
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
    for (const { offered, audience, name } of firsts)
      for (const field of offered.row.supplied) {
        if (field === 'Authorization') continue;
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

  it('C5-102: no field that nobody knows, in the body or in the address', async () => {
    const before = fetched.length;
    for (const { offered, audience, name } of firsts) {
      if (offered.name === 'importExportedData') continue;
      const asParameter = await call(someone(audience), offered, { query: { role: 'operator' } });
      assert.deepEqual(
        [asParameter.status, asParameter.code, asParameter.field],
        [422, 'invalid-request', 'role'],
        name,
      );
      if (!hasBody(offered.row)) continue;
      const body = { ...ownInput(offered), role: 'operator' };
      const known = JSON.stringify(browsersOwn(offered.row).input?.()._zod.def).includes('"role"');
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
    for (const { offered, audience, name } of firsts) {
      const schema = browsersOwn(offered.row).input?.();
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
    for (const { offered, audience, name } of firsts) {
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
    const { call, platform } = open();
    const strange = {
      'x-api-key': 'mine',
      authorization: 'Basic mine',
      'x-forwarded-host': 'evil.example',
      cookie: 'a=mine',
    };
    for (const { offered, audience, name } of firsts) {
      const { headers } = await call(someone(audience), offered, { headers: strange });
      const sent = [...(platform.reached.at(-1)?.headers ?? [])].flat().join();
      assert.ok(!/mine|evil/.test(sent), name);
      for (const header of ['x-api-key', 'server', 'set-cookie'])
        assert.equal(headers.get(header), null, name);
    }
  });

  it('C5-93: another method is answered by what the caller may call there, and to all others there is nothing', async () => {
    for (const { offered, audience, name } of firsts) {
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

  it('C5-92: a row that is for nobody has no path', async () => {
    const forNobody = OFFERS.flatMap(({ name, table, policy }) =>
      Object.entries(table).flatMap(([row, { method, path }]) =>
        policy[row] === 'never' ? [{ method, path: `/${name}${path}` }] : [],
      ),
    );
    const own = ['/checkout/payments', '/checkout/payments/details', '/checkout/paymentMethods'];
    const others = forNobody.filter(({ path }) => !own.includes(path));
    assert.ok(others.length >= 8);
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

  after(() => {
    const seen = markets.flatMap((market) => market.seen);
    const events = markets.flatMap((market) => market.events.map((event) => JSON.stringify(event)));
    for (const text of [...seen, ...events]) assert.ok(!text.includes('CANARY'), text);
  });
});
