import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as fc from 'fast-check';
import * as z from '../../../src/client/schema/schema.js';

import { get, post } from '../../../src/client/operation.js';
import { compose, fillPath } from '../../../src/client/wire/request.js';

test('a path parameter stays one segment of the path, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), (id) => {
      const { path, fault, rest } = fillPath('/orders/{id}/lines', { id, other: 1 });
      assert.deepEqual(rest, { other: 1 });
      if (fault) return;
      const url = new URL(`https://platform.example/v71${path}`);
      assert.equal(url.origin, 'https://platform.example');
      assert.equal(url.pathname, `/v71${path}`);
      assert.equal(url.search + url.hash, '');
      const [, , , segment = '', end] = url.pathname.split('/');
      assert.equal(end, 'lines');
      assert.equal(decodeURIComponent(segment), id);
    }),
  );
});

test('a path parameter that is missing, empty, a step up or not text is a fault of its name', () => {
  const bad = [
    undefined,
    null,
    '',
    '.',
    '..',
    7,
    {},
    [],
    'a\nb',
    'a\u0000',
    '\ud800',
    'x'.repeat(513),
    { toString: () => 'x' },
    Symbol('x'),
  ];
  for (const id of bad) assert.equal(fillPath('/orders/{id}', { id }).fault, 'id', String(typeof id));
  for (const id of ['...', '%2e%2e', 'a/../b', 'a?b#c', '\\', '\u2215', ';v=1', 'ü', '😀'])
    assert.equal(fillPath('/orders/{id}', { id }).fault, undefined, id);
  assert.equal(fillPath('/orders/{__proto__}', {}).fault, '__proto__');
  assert.equal(fillPath('/a/{one}/b/{two}', { two: 'x' }).fault, 'one');
});

test('fields of a row go into query or body, and fields left out go nowhere', () => {
  const input = () => z.object({ limit: z.optional(z.string()), note: z.optional(z.string()) });
  const list = get('/orders', { input });
  assert.deepEqual(compose(list, { limit: '10 & more', note: undefined }), {
    fault: undefined,
    address: '/orders?limit=10+%26+more',
    headers: {},
    body: null,
  });
  const create = post('/orders', { input, query: ['limit'] });
  assert.deepEqual(compose(create, { limit: '1', note: 'x' }), {
    fault: undefined,
    address: '/orders?limit=1',
    headers: {},
    body: '{"note":"x"}',
  });
});

test('a field that the row names as a header travels as one, and nowhere else', () => {
  const input = () => z.object({ 'x-code': z.optional(z.string()), note: z.optional(z.string()) });
  for (const row of [get('/a', { input, headers: ['x-code'] }), post('/a', { input, headers: ['x-code'] })]) {
    const { headers, address, body } = compose(row, { 'x-code': '7', note: 'x' });
    assert.deepEqual(headers, { 'x-code': '7' });
    assert.ok(!`${address}${body}`.includes('x-code') && `${address}${body}`.includes('note'));
  }
});

test('a field that the row lacks is refused by its path, however deep it lies', () => {
  const inner = z.array(z.object({ amount: z.object({ value: z.string() }) }));
  const row = post('/a', { input: () => z.object({ splits: z.optional(inner) }) });
  const amount = { value: '1', surplus: 1 };
  assert.equal(compose(row, { splits: [{ amount: { value: '1' } }] }).fault, undefined);
  assert.equal(
    compose(row, { splits: [{ amount: { value: '1' } }, { amount }] }).fault,
    'splits.1.amount.surplus',
  );
  assert.equal(compose(row, { nothing: undefined, other: null }).fault, 'other');
  assert.equal(
    compose(row, JSON.parse('{"__proto__":{"polluted":1}}') as object as never).fault,
    '__proto__',
  );
});

test('a row without input sends nothing it is given', () => {
  assert.deepEqual(compose(get('/orders/{id}'), { id: '1', surplus: 'x' }), {
    fault: undefined,
    address: '/orders/1',
    headers: {},
    body: null,
  });
});
