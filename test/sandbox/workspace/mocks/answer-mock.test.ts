import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { SandboxOptions } from '../../../../src/sandbox/index.js';
import { addCollection, openWorkspace, refusalOf, request, sure } from '../world.js';

const example = {
  name: 'One order',
  code: 203,
  header: [
    { key: 'Content-Type', value: 'application/vnd.shop+json' },
    { key: 'Set-Cookie', value: 'session=1' },
    { key: 'Content-Security-Policy', value: 'default-src *' },
    { key: 'not a name', value: 'x' },
  ],
  body: '{"shop":"{{shop}}","id":7}',
};

/** A mock server of a shop, and calls to its address without a key. */
async function openMock(options: Partial<SandboxOptions> = {}) {
  const world = await openWorkspace(options);
  const { ws, sandbox } = world;
  const collection = await addCollection(ws, 'Shop', [
    request('GET', '{{host}}/orders/{{id}}?full=1', [example]),
    request('POST', '{{host}}/orders'),
  ]);
  const { environment } = await ws.createEnvironment({
    environment: {
      name: 'Test',
      values: [
        { key: 'id', value: '7' },
        { key: 'shop', value: 'off', enabled: false },
        { key: 'shop', value: 'Gulden' },
      ],
    },
  });
  const { mock } = await ws.createMock({ mock: { collection, environment: sure(environment?.uid) } });
  const address = sure(mock?.mockUrl);
  return {
    ...world,
    address,
    mockUid: sure(mock?.uid),
    call: (path: string, init?: RequestInit) => sandbox(new Request(address + path, init)),
  };
}

describe('a mock server at its address', () => {
  it('is under the sandbox’s own origin, and answers with the example of a method and a path, filled from its environment', async () => {
    const { sandbox, address, call } = await openMock();
    assert.ok(address.startsWith(`${sandbox.origin}/mock/`));
    const answer = await call('/orders/7?other=1');
    assert.equal(answer.status, 203);
    assert.equal(await answer.text(), '{"shop":"Gulden","id":7}');
    assert.equal(answer.headers.get('content-type'), 'application/vnd.shop+json');
    for (const [method, path] of [
      ['GET', '/orders/8'],
      ['DELETE', '/orders/7'],
      ['POST', '/orders'],
      ['GET', ''],
    ] as const) {
      const missed = await call(path, { method });
      assert.equal(missed.status, 404, `${method} ${path}`);
      assert.match(await missed.text(), /mockRequestNotFoundError/);
    }
  });

  it('can do nothing to the origin that it shares: no cookie, no page, no policy of its own', async () => {
    const { ws, call, mockUid } = await openMock();
    const { headers } = await call('/orders/7');
    assert.equal(headers.get('set-cookie'), null);
    assert.match(headers.get('content-security-policy') ?? '', /^sandbox;/);
    const body = '<script>top.hacked = 1</script>';
    const page = { name: 'Page', statusCode: 200, language: 'html' as const, body };
    await ws.createMockResponse({ mockUid, serverResponse: page });
    const answer = await call('/anything');
    assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
    assert.match(answer.headers.get('content-security-policy') ?? '', /^sandbox;/);
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
  });

  it('gives a server response to every call while there is one, also one without a body', async () => {
    const { ws, call, mockUid } = await openMock();
    const headers = [{ key: 'Retry-After', value: '5' }];
    const made = await ws.createMockResponse({
      mockUid,
      serverResponse: { name: 'Down', statusCode: 503, headers, body: 'later' },
    });
    const answer = await call('/anything', { method: 'PATCH', body: '{}' });
    assert.deepEqual([answer.status, await answer.text()], [503, 'later']);
    assert.equal(answer.headers.get('retry-after'), '5');
    const empty = { name: 'Nothing', statusCode: 204, body: 'is not sent' };
    await ws.createMockResponse({ mockUid, serverResponse: empty });
    assert.deepEqual([(await call('/')).status, await (await call('/')).text()], [204, '']);
    assert.equal(
      await refusalOf(ws.createMockResponse({ mockUid, serverResponse: { ...empty, statusCode: 101 } })),
      '400 invalidParamError',
    );
    for (const { id } of await ws.listMockResponses({ mockUid }))
      await ws.deleteMockResponse({ mockUid, serverResponseId: sure(id) });
    assert.equal((await call('/orders/7')).status, 203);
    assert.equal(made.name, 'Down');
  });

  it('writes every call into its log, and no key', async () => {
    const { ws, call, mockUid } = await openMock();
    await call('/orders/7', { headers: { 'x-api-key': 'secret-1', authorization: 'Bearer secret-2' } });
    await call('/orders', { method: 'POST', body: '{"a":1}', headers: { 'x-trace': 't-1' } });
    const logs = await ws.listCallLogs({
      mockUid,
      direction: 'asc',
      include: 'request.headers,request.body,response.headers,response.body',
    });
    const [first, second] = logs['call-logs'] ?? [];
    assert.deepEqual(
      [first?.request?.method, first?.request?.path, first?.response?.statusCode, first?.responseName],
      ['GET', '/orders/7', 203, 'One order'],
    );
    assert.equal(first?.response?.body?.data, '{"shop":"Gulden","id":7}');
    assert.deepEqual([second?.response?.type, second?.request?.body?.data], ['error', '{"a":1}']);
    assert.ok(!JSON.stringify(logs).includes('secret-'));
  });

  it('asks for the key of the sandbox while it is private', async () => {
    const { ws, call, mockUid } = await openMock();
    const status = async (key?: string) =>
      (await call('/orders/7', key ? { headers: { 'x-api-key': key } } : {})).status;
    await ws.unpublishMock({ mockUid });
    assert.deepEqual([await status(), await status('other'), await status('key')], [401, 401, 203]);
    await ws.publishMock({ mockUid });
    assert.equal(await status(), 203);
    await ws.updateMock({ mockUid, mock: { private: true } });
    assert.equal(await status(), 401);
  });

  it('takes a call from a page of any origin, nothing too large, and is gone once it is deleted', async () => {
    const { ws, sandbox, call, mockUid } = await openMock();
    const preflight = await call('/orders', {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'PUT', origin: 'https://shop.example' },
    });
    assert.deepEqual([preflight.status, preflight.headers.get('access-control-allow-origin')], [204, '*']);
    assert.equal((await call('/orders/7')).headers.get('access-control-allow-origin'), '*');
    assert.equal((await call('/orders', { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) })).status, 413);
    assert.equal((await ws.listCallLogs({ mockUid }))['call-logs']?.length, 1);
    sandbox.faults.next('mock-server', '503-before');
    assert.equal((await call('/orders/7')).status, 503);
    await ws.deleteMock({ mockUid });
    assert.equal((await call('/orders/7')).status, 404);
  });

  it('remembers the last thousand calls', async () => {
    const { ws, call, mockUid } = await openMock();
    for (let at = 0; at < 1002; at++) await call(`/calls/${at}`);
    const oldest = await ws.listCallLogs({ mockUid, direction: 'asc', limit: 1 });
    assert.equal(oldest['call-logs']?.[0]?.request?.path, '/calls/2');
  });
});
