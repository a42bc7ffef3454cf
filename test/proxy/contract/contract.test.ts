import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';

import Ajv from 'ajv';

import { operator } from '../../../src/client/operator/index.js';
import { operationOf } from '../../../src/proxy/rows/offered-rows.js';
import {
  openMarketplace,
  CALLED as ROWS,
  someone,
  AUDIENCES,
  inputOf,
  ownInput,
  searchForCanary,
} from '../marketplace.js';
import { openShop, ORIGIN, payBody, arrive } from '../shop.js';

type Json = Readonly<Record<string, unknown>>;

interface Call extends Json {
  readonly operationId: string;
  readonly parameters: readonly {
    name: string;
    in: string;
    required: boolean;
    schema: Json;
    $ref?: string;
  }[];
  readonly requestBody?: { required: boolean; content: { 'application/json': { schema: Json } } };
  readonly responses: Readonly<Record<string, { content?: { 'application/json': { schema: Json } } }>>;
}

interface Contract {
  readonly openapi: string;
  readonly servers: readonly { url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

const market = openMarketplace();
const contractFor = async (audience: (typeof AUDIENCES)[number] | null): Promise<Contract> =>
  (await market.send(audience && someone(audience), '/openapi.json')).body as Contract;

const callsOf = ({ paths }: Contract): (Call & { at: string })[] =>
  Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => ({ ...call, at: `${method.toUpperCase()} ${path}` })),
  );

const shown = (contract: Contract): string[] => callsOf(contract).map(({ operationId }) => operationId);

const OWN = [
  'config',
  'contract',
  'cardFrame',
  'actionFrame',
  'methods',
  'pay',
  'details',
  'attempt',
  'fence',
  'cancel',
  'reserve',
  'applePaySession',
  'priceDelivery',
  'giftCardBalance',
  'cardHints',
  'removeParts',
  'listCauses',
  'donate',
];

/** Every `$ref` of a document, with the parameters called so left out. */
function* refsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    if (name === '$ref' && typeof inner === 'string') yield inner;
    else yield* refsIn(inner);
}

const resolve = (contract: unknown, ref: string): unknown =>
  ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((holder, name) => (Object(holder) as Json)[name], contract);

function compiler(contract: Contract) {
  const ajv = new Ajv({ allErrors: true, unknownFormats: 'ignore' });
  ajv.addSchema({ ...contract, $id: 'contract' });
  const moved = (schema: Json): Json =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')) as Json;
  return (schema: Json) => ajv.compile(moved(schema));
}

describe('the description of the proxy’s own contract', () => {
  it('lists for each audience what is open to it, and nothing else', async () => {
    for (const audience of AUDIENCES) {
      const open = ROWS.filter(({ rule }) => rule.isPublic || rule.audiences.includes(audience)).map(
        operationOf,
      );
      const ledger = {
        operator: Object.keys(operator),
        approver: ['getSummary', 'listDeeds', 'listOwnRows', 'listPayouts'],
        seller: ['getSale', 'getSummary', 'listOwnRows', 'listSales'],
        shopper: [],
      }[audience];
      assert.deepEqual(
        shown(await contractFor(audience)).toSorted(),
        [...OWN, ...ledger, ...open].toSorted(),
      );
    }
    const open = ROWS.filter(({ rule }) => rule.isPublic).map(operationOf);
    assert.deepEqual(shown(await contractFor(null)).toSorted(), [...OWN, ...open].toSorted());
  });

  it('leaves out rows that wait to be enabled', async () => {
    const { send } = openMarketplace({ enable: ['checkout.getBalance'] });
    const contract = (await send(someone('shopper'), '/openapi.json')).body as Contract;
    const names = shown(contract).filter((name) => name.startsWith('checkout.'));
    assert.deepEqual(names, ['checkout.getBalance']);
  });

  it('every reference leads somewhere, and an independent validator takes every schema', async () => {
    for (const audience of AUDIENCES) {
      const contract = await contractFor(audience);
      for (const ref of refsIn(contract)) assert.ok(resolve(contract, ref) !== undefined, ref);
      const compile = compiler(contract);
      for (const [name, schema] of Object.entries(contract.components['schemas'] ?? {})) {
        assert.match(name, /^[\w.-]+$/);
        compile(schema);
      }
      for (const { parameters = [], requestBody, responses } of callsOf(contract)) {
        for (const { schema } of parameters) if (schema) compile(schema);
        if (requestBody) compile(requestBody.content['application/json'].schema);
        for (const { content } of Object.values(responses)) {
          const json = content?.['application/json'];
          if (json) compile(json.schema);
        }
      }
    }
  });

  it('is OpenAPI: version, server, names that are there once, every parameter of a path', async () => {
    const contract = await contractFor('operator');
    assert.match(contract.openapi, /^3\.1\./);
    assert.deepEqual(contract.servers, [{ url: '/florin' }]);
    const names = shown(contract);
    assert.equal(new Set(names).size, names.length);
    const templates = Object.keys(contract.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    assert.equal(new Set(templates).size, templates.length);
    for (const { at, parameters = [] } of callsOf(contract)) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      assert.deepEqual(
        inPath,
        [...at.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
        at,
      );
    }
  });

  it('names no field that the proxy supplies, but to an operator those that an operator says', async () => {
    for (const audience of AUDIENCES) {
      const contract = await contractFor(audience);
      const calls = new Map(callsOf(contract).map((call) => [call.operationId, call]));
      for (const offered of ROWS) {
        const call = calls.get(operationOf(offered));
        if (!call) continue;
        const { properties = {} } = (call.requestBody?.content['application/json'].schema ?? {}) as {
          properties?: Json;
        };
        const named = [...Object.keys(properties), ...call.parameters.map(({ name }) => name)];
        const { saidByOperator = [], askedByOperator = [] } = offered.rule;
        const said = audience === 'operator' ? [...saidByOperator, ...askedByOperator] : [];
        for (const field of offered.row.supplied)
          assert.equal(named.includes(field), said.includes(field), `${call.operationId}: ${field}`);
      }
    }
  });

  it('says the key that a row takes, the word `me`, and the status that comes back', async () => {
    const seller = new Map(callsOf(await contractFor('seller')).map((call) => [call.operationId, call]));
    const orders = seller.get('listings.listOrders')?.parameters.find(({ name }) => name === 'email');
    assert.deepEqual(orders?.schema, { type: 'string', enum: ['me'] });
    const operator = new Map(callsOf(await contractFor('operator')).map((call) => [call.operationId, call]));
    const others = operator.get('listings.listOrders')?.parameters.find(({ name }) => name === 'email');
    assert.equal(others?.schema['enum'], undefined);
    for (const offered of ROWS.filter(({ rule }) => rule.audiences.includes('operator'))) {
      const { row } = offered;
      const call = operator.get(operationOf(offered)) ?? assert.fail();
      const refs = call.parameters.map(({ $ref = '' }) => $ref.split('/').at(-1));
      assert.equal(refs.includes('RequiredIdempotencyKey'), row.idempotency === 'required');
      assert.equal(refs.includes('IdempotencyKey'), row.idempotency === 'accepted');
      const { status } = await market.call(someone('operator'), offered);
      assert.ok(call.responses[status], `${operationOf(offered)}: ${status}`);
    }
  });

  it('what it describes is what the proxy takes and gives', async () => {
    for (const audience of AUDIENCES) {
      const contract = await contractFor(audience);
      const compile = compiler(contract);
      const calls = new Map(callsOf(contract).map((call) => [call.operationId, call]));
      const { call: ask } = openMarketplace();
      for (const offered of ROWS.filter(({ rule }) => rule.audiences.includes(audience))) {
        const call = calls.get(operationOf(offered)) ?? assert.fail(operationOf(offered));
        const body = call.requestBody?.content['application/json'].schema;
        if (body) {
          const isGood = compile(body);
          const inQuery = new Set([...offered.row.query, ...offered.row.headers]);
          for (const input of [ownInput(offered), inputOf(offered, true)]) {
            const sent = Object.fromEntries(Object.entries(input).filter(([name]) => !inQuery.has(name)));
            assert.ok(isGood(sent), `${call.operationId}: ${JSON.stringify(isGood.errors)}`);
          }
          const isOpen = (body as { additionalProperties?: unknown }).additionalProperties !== false;
          assert.equal(isGood({ ...ownInput(offered), noSuchField: 1 }), isOpen, call.operationId);
        }
        const reply = await ask(someone(audience), offered);
        const answer = call.responses[reply.status]?.content?.['application/json'].schema;
        if (!answer) continue;
        const isRight = compile(answer);
        assert.ok(isRight(reply.body), `${call.operationId}: ${JSON.stringify(isRight.errors)}`);
      }
    }
  });

  it('describes the shopper’s own rows and every refusal', async () => {
    const { proxy } = openShop();
    const shopper = await arrive(proxy);
    const contract = (await shopper.send('/florin/openapi.json')).body as unknown as Contract;
    const compile = compiler(contract);
    const pay = contract.paths['/checkout/payments']?.['post'] ?? assert.fail();
    assert.ok(compile(pay.requestBody?.content['application/json'].schema ?? {})(payBody()));
    const answered = await shopper.pay('key-1');
    const attempt = pay.responses['200']?.content?.['application/json'].schema ?? assert.fail();
    assert.ok(compile(attempt)(answered.body));
    const isRefusal = compile(contract.components['schemas']?.['Refusal'] ?? {});
    const refused = [
      await shopper.pay('key-2', { amount: { value: 1, currency: 'EUR' } }),
      await shopper.pay(''),
      await shopper.attempt('none'),
      await shopper.send('/florin/nowhere'),
      await shopper.send('/florin/config', { method: 'DELETE' }),
    ];
    for (const { body } of refused) assert.ok(isRefusal(body), JSON.stringify(body));
  });
});

describe('GET {mount}/openapi.json', () => {
  it('answers 304 to a page that has it, and another tag to another audience', async () => {
    const first = await market.send(someone('seller'), '/openapi.json');
    const etag = first.headers.get('etag') ?? '';
    assert.match(etag, /^"[0-9a-f]{24}"$/);
    assert.equal(first.headers.get('cache-control'), 'private, no-cache');
    const again = await market.send(someone('seller'), '/openapi.json', {
      headers: { 'if-none-match': `W/${etag}` },
    });
    assert.deepEqual([again.status, again.body, again.headers.get('etag')], [304, undefined, etag]);
    const other = await market.send(someone('operator'), '/openapi.json', {
      headers: { 'if-none-match': etag },
    });
    assert.equal(other.status, 200);
  });

  it('sets no cookie, asks nothing of the platform, and is not for another site to read', async () => {
    const { proxy, platform } = openShop();
    const get = (headers: Record<string, string>) =>
      proxy(new Request(`${ORIGIN}/florin/openapi.json`, { headers }));
    const own = await get({ 'sec-fetch-site': 'none' });
    assert.deepEqual([own.status, own.headers.getSetCookie()], [200, []]);
    assert.match(own.headers.get('content-type') ?? '', /^application\/json/);
    assert.equal((await get({ 'sec-fetch-site': 'cross-site' })).status, 403);
    assert.equal((await get({ origin: 'https://evil.example' })).status, 403);
    assert.equal(platform.got.length, 0);
  });

  it('is served below the mount', async () => {
    const { proxy } = openShop({ mount: '/shop/pay' });
    const response = await proxy(new Request(`${ORIGIN}/shop/pay/openapi.json`));
    assert.deepEqual(((await response.json()) as Contract).servers, [{ url: '/shop/pay' }]);
  });
});

after(searchForCanary);
