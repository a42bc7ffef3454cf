import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, describe, it } from 'node:test';

import { createDescriber, type JsonSchema } from '../../src/client/schema/json-schema.js';
import { schemaNames } from '../../src/proxy/contract/schema-names.js';
import { OFFERS } from '../../src/proxy/policy/index.js';
import type { Owner } from '../../src/proxy/policy/rule.js';
import { operationOf } from '../../src/proxy/rows/offered-rows.js';
import { hasBody } from '../../src/proxy/rows/read-fields.js';
import { asStranger, beforeItIsEnabled, withForeignIds } from './attacks.js';
import {
  CALLERS,
  FIRST_CALLERS,
  fullInput,
  inputOf,
  openMarketplace,
  OPT_IN,
  ROWS,
  searchForCanary,
  someone,
  type Reply,
} from './marketplace.js';

const market = openMarketplace();
const { call, send, platform } = market;
const fetched = platform.reached;

const customers = CALLERS.filter(({ audience }) => audience === 'seller' || audience === 'shopper');

const NOWHERE = (await send(null, '/nowhere')).looks;

const looksLikeNothing = (reply: Reply, name: string): void => assert.equal(reply.looks, NOWHERE, name);

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
        const who = rule.isPublic ? 'every visitor' : rule.audiences.join(' ');
        const waiting = rule.optIn ? `, once enabled: ${rule.optIn.join(' ')}` : '';
        const size = rule.maxBytes ? `, ${rule.maxBytes} bytes` : '';
        const plain = rule.plain ? `, no card data: ${rule.plain.join(' ')}` : '';
        const said = rule.saidByOperator ? `, operators say: ${rule.saidByOperator.join(' ')}` : '';
        const asked = rule.askedByOperator ? `, operators ask: ${rule.askedByOperator.join(' ')}` : '';
        return [[`${name}.${row}`, who + waiting + size + plain + said + asked] as const];
      }),
    );
    assert.deepEqual(Object.fromEntries(stands), readList('policy.json'));
  });

  it('a row that takes documents takes more than 64 kB, and every other no more than that', async () => {
    for (const { offered, audience, name } of FIRST_CALLERS.filter(({ offered: { row } }) => hasBody(row))) {
      const { code } = await call(someone(audience), offered, { body: { role: 'x'.repeat(65_536) } });
      if (!offered.rule.maxBytes) assert.equal(code, 'too-large', name);
      else assert.notEqual(code, 'too-large', name);
    }
  });

  it('a caller who may call a row gets an answer, with as little and with as much as the row takes', async () => {
    for (const { offered, audience, name } of CALLERS) {
      const reply = await call(someone(audience), offered);
      assert.ok(reply.status < 300, `${name}: ${reply.looks}`);
      if (audience !== 'operator') continue;
      const full = await call(someone(audience), offered, { input: fullInput(offered) });
      assert.ok(full.status < 300, `${name}: ${full.looks}`);
    }
  });

  it('for all other callers a row does not exist, and the platform is not called', async () => {
    for (const offered of ROWS) {
      await asStranger(market, offered);
      if (!offered.rule.isPublic)
        looksLikeNothing(await call(null, offered, { parameters: { id: '%2e%2e' } }), operationOf(offered));
    }
  });

  it('without `identify` every row but the public ones looks like none', async () => {
    const closed = openMarketplace({ identify: undefined });
    for (const { offered, audience, name } of CALLERS) {
      const reply = await closed.call(someone(audience), offered);
      if (offered.rule.isPublic) assert.equal(reply.status, 200, name);
      else looksLikeNothing(reply, name);
    }
  });

  it('a row that waits to be enabled looks like none until it is named', async () => {
    const closed = openMarketplace({ enable: [] });
    assert.ok(OPT_IN.length > 10);
    for (const offered of ROWS) await beforeItIsEnabled(closed, offered);
  });

  it('a row whose credential is missing says so, by the name of the credential', async () => {
    const bare = openMarketplace({ credentials: {} });
    for (const { offered, audience, name } of CALLERS) {
      const credential = offered.rule.credential ?? offered.offer.credential;
      if (credential === 'checkout') continue;
      const { status, code, field } = await bare.call(someone(audience), offered);
      assert.deepEqual([status, code, field], [501, 'not-configured', `credentials.${credential}`], name);
    }
    assert.equal(bare.platform.reached.length, 0);
  });

  it('C5-105: no two credentials of a payout are called with by the same audience', async () => {
    for (const { offered, audience } of CALLERS) {
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

/**
 * Ids that no chain leads from: where the platform looks for each, below one that is the caller's own and sent with it, or
 * why it has no owner.
 */
const WITHOUT_CHAIN: Readonly<Record<string, string>> = {
  'balance-platform.deleteSweep: sweepId': 'among the sweeps of the balance account in the same path',
  'balance-platform.getSweep: sweepId': 'among the sweeps of the balance account in the same path',
  'balance-platform.updateSweep: sweepId': 'among the sweeps of the balance account in the same path',
  'checkout.deleteStoredPaymentMethod: storedPaymentMethodId': 'among what the session’s shopper has stored',
  'legal-entity.acceptTermsOfService: termsofservicedocumentid':
    'among the documents of the entity in the same path',
  'legal-entity.getPciQuestionnaire: pciid': 'among the questionnaires of the entity in the same path',
  'legal-entity.getTheme: id': 'a look of the merchant’s own pages, for every seller who may choose one',
};

describe('whose things', () => {
  it('C5-102: another’s id looks like nothing wherever it is put, and nothing is changed by it', async () => {
    const below: string[] = [];
    for (const offered of ROWS) below.push(...(await withForeignIds(market, offered)));
    assert.deepEqual(below.toSorted(), Object.keys(WITHOUT_CHAIN));
  });

  it('what leads to an owner is what was reviewed (test/proxy/owners.json)', () => {
    const told = (owner: Owner): string => {
      if (typeof owner === 'string') return owner;
      if ('list' in owner) return `among ${owner.at} of ${owner.list.path} by ${owner.by}`;
      if (!('read' in owner)) return owner.map(told).join(' or ') || 'merchant only';
      const leads = Object.entries(owner.leads).map(
        ([at, next]) => `${owner.read.path} ${at} > ${told(next)}`,
      );
      return leads.join(' or ');
    };
    const stands = ROWS.flatMap((offered) => {
      const { owned = {}, me = {} } = offered.rule;
      const paths = Object.entries(owned).map(([path, owner]) => [path, told(owner)]);
      const own = Object.entries(me).map(([path, root]) => [path, `me > ${root}`]);
      if (paths.length + own.length === 0) return [];
      return [[operationOf(offered), Object.fromEntries([...paths, ...own]) as unknown] as const];
    });
    assert.deepEqual(Object.fromEntries(stands), readList('owners.json'));
  });

  it('where one must say whose things are meant, saying nothing finds nothing', async () => {
    for (const { offered, audience, name } of customers) {
      const owned = Object.keys(offered.rule.owned ?? {});
      const isInPath = owned.some((path) => offered.row.path.includes(`{${path}}`));
      if (owned.length === 0 || isInPath || offered.rule.mayNameNone) continue;
      const input = inputOf(offered);
      if (owned.some((path) => path.split('.')[0]! in input)) continue;
      looksLikeNothing(await call(someone(audience), offered, { input }), name);
    }
  });

  it('an owner may be left out only where the row makes something without an owner', () => {
    const names = ROWS.filter(({ rule }) => rule.mayNameNone).map(operationOf);
    assert.deepEqual(names, ['legal-entity.createLegalEntity']);
  });

  it('the session’s own e-mail and user stand for `me`, and only an operator may name another', async () => {
    for (const { offered, audience, name } of CALLERS.filter(({ offered: { rule } }) => rule.me)) {
      const [parameter = ''] = Object.keys(offered.rule.me ?? {});
      const other = await call(someone(audience), offered, {
        parameters: { [parameter]: 'another@shopper.example' },
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
      const schema = offered.own.input?.();
      const ids = schema ? [...new Set(idsIn(described(schema), ''))] : [];
      const owned = Object.keys(offered.rule.owned ?? {}).map((path) => path.replaceAll('.*', ''));
      const others = ids.filter((path) => !owned.includes(path));
      if (others.length > 0) found.set(operationOf(offered), others.toSorted());
    }
    const thoughtAbout = Object.entries(readList('ids.json') as Record<string, Record<string, string>>);
    assert.deepEqual(
      [...found].toSorted(),
      thoughtAbout.map(([row, reasons]) => [row, Object.keys(reasons)]),
    );
  });
});

after(searchForCanary);
