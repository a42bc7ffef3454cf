import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as fc from 'fast-check';

import { readPlatformRefusal, readRefusal } from '../../../src/client/wire/error-body.js';

const NOW = Date.UTC(2024, 0, 1);
const inFull = (body: unknown) => readPlatformRefusal(body, undefined, NOW);

/** What the platform's configuration interface says of fields that it does not take. */
const aProblem = (...names: unknown[]) => ({
  type: 'https://docs.example/errors/validation',
  title: 'Invalid fields',
  status: 422,
  detail: 'Some fields have invalid values.',
  requestId: '1W1UI15PLVGC9V8O',
  errorCode: '30_031',
  invalidFields: names.map((name) => ({ name, value: 'secret value', message: 'secret message' })),
});

test("the proxy's own refusal has a code and the field at fault", () => {
  assert.deepEqual(readRefusal({ error: { code: 'amount-changed', field: 'amount.value' } }), {
    code: 'amount-changed',
    field: 'amount.value',
  });
});

test("the platform's refusal has its code, and the field that its sentence names", () => {
  const body = {
    status: 422,
    errorCode: '14_006',
    message: "Required field 'paymentMethod' is not provided.",
    errorType: 'validation',
    pspReference: '881572960484022G',
  };
  assert.deepEqual(readRefusal(body), { code: '14_006', field: 'paymentMethod' });
  assert.deepEqual(inFull(body), {
    code: '14_006',
    field: 'paymentMethod',
    fields: ['paymentMethod'],
    errorType: 'validation',
  });
  assert.deepEqual(readRefusal({ errorCode: '101', message: 'Invalid card number' }), {
    code: '101',
    field: undefined,
  });
});

test('a problem has its code and the first of its invalid fields', () => {
  assert.deepEqual(readRefusal(aProblem('balanceAccountId', 'reference')), {
    code: '30_031',
    field: 'balanceAccountId',
  });
  assert.deepEqual(readRefusal({ ...aProblem(), invalidFields: undefined }), {
    code: '30_031',
    field: undefined,
  });
});

test("the workspace's refusal has its name for a code", () => {
  const message = 'Invalid API Key. Every request requires a valid API Key to be sent.';
  assert.deepEqual(readRefusal({ error: { name: 'AuthenticationError', message } }), {
    code: 'AuthenticationError',
    field: undefined,
  });
});

test('a body that is no JSON, or none at all, leaves the status to say what happened', () => {
  for (const body of [undefined, null, '', 'Bad Gateway', 502, [], {}]) {
    assert.deepEqual(readRefusal(body), { code: undefined, field: undefined });
    assert.deepEqual(inFull(body), { code: undefined, field: undefined, fields: [] });
  }
});

test('read in full, all fields at fault are there, in one notation and once each', () => {
  const names = [
    'counterparty.bankAccount',
    '/lines/0/price',
    '$.lines[1].price',
    'lines[0].price',
    'a',
    'a',
  ];
  const fields = ['counterparty.bankAccount', 'lines.0.price', 'lines.1.price', 'a'];
  assert.deepEqual(inFull(aProblem(...names)), { code: '30_031', field: fields[0], fields });
  assert.deepEqual(inFull(aProblem(42, '4111 1111 1111 1111', 'card')).fields, ['card']);
});

test('a value or a message of a field is never carried on', () => {
  assert.doesNotMatch(JSON.stringify([inFull(aProblem('a')), readRefusal(aProblem('a'))]), /secret/);
});

test('a parameter that the workspace names, and what its users are refused for, are read in full', () => {
  const details = { param: 'workspace' };
  const missing = { error: { name: 'paramMissingError', message: 'Missing.', details } };
  assert.deepEqual(inFull(missing), { code: 'paramMissingError', field: 'workspace', fields: ['workspace'] });
  const taken = { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], scimType: 'uniqueness' };
  assert.equal(inFull(taken).code, 'uniqueness');
});

test('C2-60: a limit that names its end in its message is waited for, between a second and a minute', () => {
  const waits: [moment: string, wait: number | undefined][] = [
    [String(NOW / 1000 + 30), 30_000],
    [String(NOW + 30_500), 30_500],
    [String(NOW / 1000 - 30), 1000],
    [String(Date.UTC(2200, 0) / 1000), 60_000],
    ['soon', undefined],
    ['12', undefined],
    ['99999999999999999999', undefined],
  ];
  for (const [moment, wait] of waits) {
    const message = `Too many requests. Try again at ${moment}.`;
    const refusal = inFull({ error: { name: 'rateLimitError', message } });
    assert.deepEqual([refusal.code, refusal.retryAfter], ['rateLimitError', wait], moment);
    assert.equal(inFull({ error: { name: 'OtherError', message } }).retryAfter, undefined);
  }
});

test('a sentence or a text without end is no code', () => {
  for (const errorCode of ['a'.repeat(151), 'Nein, müde', '<b>', 'a\nb', 42])
    assert.equal(readRefusal({ errorCode }).code, undefined);
  assert.equal(readRefusal({ errorCode: 'a'.repeat(150) }).code, 'a'.repeat(150));
});

test('a card number is never taken for a code or a field, however it is written', () => {
  for (const echo of [
    '4111111111111111',
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    'number.4111.1111',
    'x[4111][1111]',
    '4_1_1_1_1_1_1',
    '/4111/1111',
  ]) {
    const bodies = [
      { error: { code: echo, field: echo }, errorCode: echo, message: `field '${echo}' is wrong` },
      { errorCode: echo, message: `field '${echo}' is wrong` },
      { ...aProblem(echo), errorCode: echo },
      { error: { name: echo, details: { param: echo } }, scimType: echo },
    ];
    for (const body of bodies) {
      assert.deepEqual(readRefusal(body), { code: undefined, field: undefined }, echo);
      assert.deepEqual(inFull(body), { code: undefined, field: undefined, fields: [] }, echo);
    }
  }
});

test('a refusal of any shape is read without an exception, and gives short plain words or nothing', () => {
  const any = fc.anything();
  const holder = fc.oneof(
    any,
    fc.record({ error: any, errorCode: any, message: any, invalidFields: any, scimType: any }),
    fc.record({ error: fc.record({ code: any, field: fc.string() }), message: fc.string() }),
    fc.record({ error: fc.record({ name: any, message: any, details: any }) }),
    fc.record({ invalidFields: fc.array(fc.oneof(any, fc.record({ name: fc.oneof(any, fc.string()) }))) }),
  );
  const isPlain = (word: unknown): boolean =>
    word === undefined || (typeof word === 'string' && /^[\w.:[\] -]{1,150}$/.test(word));
  fc.assert(
    fc.property(holder, (body) => {
      const all = inFull(body);
      const { code, field } = readRefusal(body);
      assert.ok([code, field, all.code, all.field, ...(all.fields ?? [])].every(isPlain));
      const { retryAfter = 1000 } = all;
      assert.ok(retryAfter >= 1000 && retryAfter <= 60_000);
    }),
  );
  assert.deepEqual(readRefusal({ message: { toString: 1 } }), { code: undefined, field: undefined });
});
