import assert from 'node:assert/strict';
import { test } from 'node:test';

import Ajv from 'ajv';

import { interfaces } from '../../../src/client/index.js';
import type { Sandbox, SandboxOptions } from '../../../src/sandbox/index.js';
import { factsOf } from '../../client/facts/facts.js';
import type { InterfaceName } from '../../../src/client/interfaces.js';
import { startSandbox } from '../shop.js';

const NAMES = Object.keys(interfaces) as InterfaceName[];

const basic = (user: string, password = 'secret') => ({
  authorization: `Basic ${btoa(`${user}:${password}`)}`,
});
const KEY = { 'x-api-key': 'key' };
const JSON_TYPE = { 'content-type': 'application/json' };

const isText = (value: unknown): boolean => typeof value === 'string' && value.length > 0;

/** What makes a body one of its family. */
const FAMILIES = {
  service: (body: Record<string, unknown>, status: number) =>
    body['status'] === status &&
    ['errorCode', 'message', 'errorType'].every((name) => isText(body[name])) &&
    isText(body['pspReference']) === status > 401,
  problem: (body: Record<string, unknown>, status: number) =>
    body['status'] === status &&
    ['type', 'title', 'detail', 'errorCode', 'requestId'].every((name) => isText(body[name])),
  workspace: ({ error }: Record<string, unknown>) => isText((error as { name: unknown }).name),
  plain: ({ error }: Record<string, unknown>) => isText((error as { code: unknown }).code),
};

const sample = (name: InterfaceName) => {
  const { prefix, operations } = factsOf(name);
  const writes = operations.filter(({ method, request }) => method === 'POST' && request !== null);
  const row = (writes.length > 0 ? writes : operations)[0];
  assert.ok(row);
  return { row, path: prefix + row.path.replace(/\{\w+\}/g, 'x') };
};

/** One for each set of options: a sandbox's keys take a while to make. */
const sandboxes = new Map<string, Promise<Sandbox>>();

function sandboxOf(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  const name = JSON.stringify(options);
  const sandbox = sandboxes.get(name) ?? startSandbox(options);
  sandboxes.set(name, sandbox);
  return sandbox;
}

async function ask(
  name: InterfaceName,
  init: RequestInit & { path?: string },
  options: Partial<SandboxOptions> = {},
) {
  const sandbox = await sandboxOf(options);
  const { path, ...rest } = init;
  const response = await sandbox.fetch(`https://platform.example${path ?? sample(name).path}`, {
    method: sample(name).row.method,
    ...rest,
  });
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body };
}

type Asked = Awaited<ReturnType<typeof ask>>;

/** Holds a refusal to its family, to the published schema, and to the workspace's headers. */
function check(name: InterfaceName, what: string, expected: number, { status, headers, body }: Asked): void {
  assert.equal(status, expected, `${name}, ${what}`);
  assert.ok(FAMILIES[interfaces[name].errors](body, status), `${name}, ${what}: ${JSON.stringify(body)}`);
  const { $defs } = factsOf(name);
  const schema = sample(name).row.errors[status];
  if (schema) {
    const ajv = new Ajv();
    ajv.addSchema({ $id: name, $defs });
    assert.ok(ajv.validate(`${name}#/$defs/${schema}`, body), `${name}, ${what}: ${ajv.errorsText()}`);
  }
  if (name !== 'workspace') return;
  assert.equal(headers.get('x-ratelimit-limit'), '300', what);
  for (const header of ['x-ratelimit-remaining', 'x-ratelimit-reset'])
    assert.match(headers.get(header) ?? '', /^\d+$/, what);
}

for (const name of NAMES) {
  const malformed = name === 'listings' ? 422 : 400;
  test(`${name} refuses in the words of its own family`, async () => {
    const headers = { ...KEY, ...JSON_TYPE };
    check(name, 'no credential', 401, await ask(name, { headers: JSON_TYPE, body: '{}' }));
    check(
      name,
      'another key',
      401,
      await ask(name, { headers: { ...headers, 'x-api-key': 'b' }, body: '{}' }),
    );
    check(name, 'no JSON', malformed, await ask(name, { headers, body: '{"a":' }));
    check(name, 'a list', malformed, await ask(name, { headers, body: '[]' }));
    check(name, 'another type', malformed, await ask(name, { headers: KEY, body: 'a=b' }));
    const large = JSON.stringify({ a: 'x'.repeat(17_000_000) });
    check(name, 'too large', 413, await ask(name, { headers, body: large }));
    const nowhere = `${factsOf(name).prefix}/no/such/path/at/all`;
    // A path without a prefix that no row has is taken for the workspace's.
    if (name !== 'listings')
      check(name, 'no such path', 404, await ask(name, { headers, path: nowhere, body: '{}' }));
    const method = await ask(name, { headers, method: 'PROPFIND', body: '{}' });
    check(name, 'another method', 405, method);
    assert.ok(method.headers.get('allow')?.split(', ').includes(sample(name).row.method));
  });

  test(`${name} is in trouble in the words of its own family`, async () => {
    const sandbox = await sandboxOf();
    const { path, row } = sample(name);
    for (const status of [401, 403, 404, 429, 500, 503]) {
      sandbox.faults.next('*', { kind: 'status', status });
      const response = await sandbox.fetch(`https://platform.example${path}`, {
        method: row.method,
        headers: { ...KEY, ...JSON_TYPE },
        body: '{}',
      });
      assert.equal(response.status, status);
      const body = (await response.json()) as Record<string, unknown>;
      const isOwn = FAMILIES[interfaces[name].errors]({ ...body, status }, status);
      assert.ok(isOwn, `${name} ${status}: ${JSON.stringify(body)}`);
    }
  });
}

const withUsers = NAMES.filter((name) =>
  (interfaces[name].credentials as readonly string[]).includes('basic'),
);

test('web-service users come in where an interface takes them, with the right password', async () => {
  assert.deepEqual(withUsers.toSorted(), [
    'balance-platform',
    'bin-lookup',
    'legal-entity',
    'payout',
    'recurring',
    'transfers',
  ]);
  const isIn = async (
    name: InterfaceName,
    headers: Record<string, string>,
    options: Partial<SandboxOptions>,
  ) => (await ask(name, { headers: { ...headers, ...JSON_TYPE }, body: '{}' }, options)).status !== 401;
  for (const name of NAMES) {
    const takes = withUsers.includes(name);
    const user = basic('ws_1@Company.Shop');
    assert.equal(await isIn(name, user, { password: 'secret' }), takes, name);
    assert.equal(await isIn(name, user, { password: 'other' }), false, name);
    assert.equal(await isIn(name, user, {}), false, `${name}: a key is insisted on, and no user is known`);
    for (const wrong of [
      { authorization: 'Basic x' },
      basic('unknown'),
      basic('a@b', ''),
      { authorization: 'Bearer a' },
    ])
      assert.equal(await isIn(name, wrong, { password: 'secret' }), false, name);
  }
});

test('a user with a role for payouts has no other: 403 in the words of the interface', async () => {
  for (const name of withUsers) {
    const role = /confirm|decline/.test(sample(name).path) ? 'storePayout_1' : 'reviewPayout_1';
    const headers = { ...basic(`${role}@Company.Shop`), ...JSON_TYPE };
    check(
      name,
      'a role of another kind',
      403,
      await ask(name, { headers, body: '{}' }, { password: 'secret' }),
    );
  }
});

test('a workspace’s limit is not used up by callers without a key', async () => {
  const sandbox = await sandboxOf();
  for (let call = 0; call < 3; call++) {
    const response = await sandbox.fetch('https://workspace.example/me');
    assert.deepEqual([response.status, response.headers.get('x-ratelimit-remaining')], [401, '300']);
  }
});

test('an unknown address is a 404 to a caller without a key', async () => {
  const sandbox = await sandboxOf();
  const response = await sandbox.fetch('http://127.0.0.1:8081/favicon.ico');
  assert.equal(response.status, 404);
});

test('a body that cannot be read is 702, and no credential is 000, in the published words and without a reference', async () => {
  const headers = { ...KEY, ...JSON_TYPE };
  const unread = await ask('checkout', { headers, body: '{"a":' });
  const published = { status: 400, errorCode: '702', message: 'Unexpected input', errorType: 'validation' };
  assert.deepEqual(unread.body, published);
  assert.deepEqual((await ask('checkout', { headers: JSON_TYPE, body: '{}' })).body, {
    status: 401,
    errorCode: '000',
    message: 'HTTP Status Response - Unauthorized',
    errorType: 'security',
  });
});

test('a version that an interface does not have is not found, and nothing is carried out', async () => {
  const headers = { ...KEY, ...JSON_TYPE };
  const versioned = NAMES.filter((name) => 'version' in interfaces[name]);
  assert.equal(versioned.length, 11);
  for (const name of versioned)
    for (const version of ['99', '0', '999']) {
      const { path } = sample(name);
      const other = path.replace(/\/v\d+(?=\/)/, `/v${version}`);
      assert.notEqual(other, path);
      const answer = await ask(name, { headers, path: other, body: '{}' });
      assert.equal(answer.status, 404, other);
      assert.equal((await ask(name, { headers, method: 'PROPFIND', path: other })).status, 404, other);
    }
});
