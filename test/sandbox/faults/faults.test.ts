import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { SimpleFault } from '../../../src/sandbox/index.js';
import { call, pay, paymentRequest, plainCard, startSandbox } from '../shop.js';

const charges = (sandbox: Awaited<ReturnType<typeof startSandbox>>): number =>
  sandbox.books().filter(({ charged }) => charged).length;

for (const [fault, status] of [
  ['429-before', 429],
  ['500-before', 500],
  ['503-before', 503],
] as const)
  test(`${fault} refuses with ${status} and executes nothing; the same key then pays`, async () => {
    const sandbox = await startSandbox();
    sandbox.faults.next('payments', fault);
    const refused = await pay(sandbox, 'paid-visa', {}, 'key-1');
    assert.equal(refused.status, status);
    assert.equal(refused.headers.get('retry-after'), fault === '500-before' ? null : '1');
    assert.equal(charges(sandbox), 0);
    assert.equal((await pay(sandbox, 'paid-visa', {}, 'key-1')).body.resultCode, 'Authorised');
  });

test('503-after answers 503 for a payment that was made, and the same key brings its answer', async () => {
  const sandbox = await startSandbox();
  sandbox.faults.next('payments', '503-after');
  assert.equal((await pay(sandbox, 'paid-visa', {}, 'key-1')).status, 503);
  assert.equal(charges(sandbox), 1);
  assert.equal((await pay(sandbox, 'paid-visa', {}, 'key-1')).body.resultCode, 'Authorised');
  assert.equal(charges(sandbox), 1);
});

for (const [fault, expected] of [
  ['drop-before', 0],
  ['drop-after', 1],
] as const)
  test(`${fault} breaks the connection with ${expected} payments made`, async () => {
    const sandbox = await startSandbox();
    sandbox.faults.next('payments', fault);
    await assert.rejects(pay(sandbox, 'paid-visa'), TypeError);
    assert.equal(charges(sandbox), expected);
  });

test('a duplicate delivery charges once under a key and twice without one', async () => {
  const sandbox = await startSandbox();
  sandbox.faults.always('payments', 'duplicate');
  await pay(sandbox, 'paid-visa', {}, 'key-1');
  assert.equal(charges(sandbox), 1);
  await pay(sandbox, 'paid-visa');
  assert.equal(charges(sandbox), 3);
});

for (const fault of ['evict-keys', 'parallel'] as const)
  test(`${fault} makes the platform pay the same key again`, async () => {
    const sandbox = await startSandbox();
    await pay(sandbox, 'paid-visa', {}, 'key-1');
    sandbox.faults.next('payments', fault);
    await pay(sandbox, 'paid-visa', {}, 'key-1');
    assert.equal(charges(sandbox), 2);
    assert.deepEqual(
      sandbox.books().map(({ idempotencyKey }) => idempotencyKey),
      ['key-1', 'key-1'],
    );
  });

test('a payment that is held up is made even though its caller has given up', async () => {
  const sandbox = await startSandbox();
  let release = (): void => undefined;
  sandbox.faults.next('payments', {
    kind: 'delay',
    until: new Promise<void>((resolve) => (release = resolve)),
  });
  const caller = new AbortController();
  const request = call(sandbox, '/v71/payments', paymentRequest(plainCard('paid-visa')), {
    signal: caller.signal,
  });
  caller.abort();
  await assert.rejects(request, { name: 'AbortError' });
  assert.equal(charges(sandbox), 0);
  release();
  while (!charges(sandbox)) await new Promise((resolve) => setTimeout(resolve, 1));
});

async function raw(fault: SimpleFault | { kind: 'slow-body'; ms: number }): Promise<Response> {
  const sandbox = await startSandbox();
  sandbox.faults.next('payments', fault);
  const response = await sandbox.fetch('https://checkout.example/v71/payments', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'key' },
    body: JSON.stringify(paymentRequest(plainCard('paid-visa'))),
  });
  assert.equal(charges(sandbox), 1);
  return response;
}

test('an answer can be cut off, of the wrong type, a page of HTML, or break off half-way', async () => {
  await assert.rejects((await raw('truncate')).json(), SyntaxError);
  assert.match((await raw('wrong-type')).headers.get('content-type') ?? '', /^text\/plain/);
  const page = await raw('html');
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<!doctype html>/);
  await assert.rejects((await raw('reset-body')).text(), TypeError);
});

test('a slow body is whole in the end', async () => {
  const response = await raw({ kind: 'slow-body', ms: 1 });
  assert.equal(((await response.json()) as { resultCode: string }).resultCode, 'Authorised');
});

test('an answer can say what it should not', async () => {
  const said = async (fault: SimpleFault) => (await raw(fault)).json();
  assert.equal((await said('unknown-result')).resultCode, 'SandboxUnheardOf');
  assert.equal((await said('unknown-action')).action.type, 'sandboxUnheardOf');
  assert.equal((await said('wrong-amount')).amount.value, 2000);
  assert.notEqual((await said('wrong-reference')).merchantReference, 'attempt-1');
  assert.equal((await said('no-reference')).pspReference, undefined);
  const contradiction = await said('authorised-with-action');
  assert.equal(contradiction.resultCode, 'Authorised');
  assert.ok(contradiction.action);
});

test('a fault can answer with any status, edit an answer, or lead elsewhere', async () => {
  const sandbox = await startSandbox();
  sandbox.faults.next('payments', { kind: 'status', status: 403, body: { errorCode: '010' } });
  assert.deepEqual((await pay(sandbox, 'paid-visa')).body, { errorCode: '010' });
  sandbox.faults.next('payments', { kind: 'edit', edit: (body) => ({ ...body, resultCode: 7 }) });
  assert.equal((await pay(sandbox, 'paid-visa')).body.resultCode, 7);
  sandbox.faults.next('payments', 'redirect');
  const address = 'https://checkout.example/v71/payments';
  const response = await sandbox.fetch(address, {
    method: 'POST',
    headers: { 'x-api-key': 'key' },
    body: '{}',
  });
  assert.equal(response.status, 307);
  assert.equal(charges(sandbox), 1);
});

test('faults come in the order they were planned, as often as asked, at their place only, until cleared', async () => {
  const sandbox = await startSandbox();
  const statuses = async (count: number): Promise<number[]> => {
    const seen: number[] = [];
    for (let turn = 0; turn < count; turn++) seen.push((await pay(sandbox, 'paid-visa')).status);
    return seen;
  };
  sandbox.faults.next('payments', '503-before', 2);
  sandbox.faults.next('payments', '429-before');
  sandbox.faults.next('details', '500-before');
  assert.deepEqual(await statuses(4), [503, 503, 429, 200]);
  sandbox.faults.next('payments', ['duplicate', 'drop-after']);
  await assert.rejects(pay(sandbox, 'paid-visa'), TypeError);
  assert.equal(charges(sandbox), 3);
  sandbox.faults.always('*', '500-before');
  assert.deepEqual(await statuses(2), [500, 500]);
  sandbox.faults.clear('*');
  assert.deepEqual(await statuses(1), [200]);
  sandbox.faults.clear();
});

test('a page of the bank can fail like everything else', async () => {
  const sandbox = await startSandbox();
  sandbox.faults.next('bank-challenge', '503-before');
  const address = `${sandbox.origin}/bank/3ds/challenge`;
  assert.equal((await sandbox.fetch(address, { method: 'POST' })).status, 503);
  assert.equal((await sandbox.fetch(address, { method: 'POST' })).status, 404);
});
