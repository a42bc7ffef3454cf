import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as fc from 'fast-check';
import * as z from 'zod/mini';

import { get, post } from '../../src/client/operation.js';
import { compose, fillPath } from '../../src/client/request.js';

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
  const input = () => z.strictObject({ limit: z.optional(z.string()), note: z.optional(z.string()) });
  const list = get('/orders', { input });
  assert.deepEqual(compose(list, { limit: '10 & more', note: undefined }), {
    fault: undefined,
    address: '/orders?limit=10+%26+more',
    body: null,
  });
  const create = post('/orders', { input, query: ['limit'] });
  assert.deepEqual(compose(create, { limit: '1', note: 'x' }), {
    fault: undefined,
    address: '/orders?limit=1',
    body: '{"note":"x"}',
  });
});

test('a row without input sends nothing it is given', () => {
  assert.deepEqual(compose(get('/orders/{id}'), { id: '1', surplus: 'x' }), {
    fault: undefined,
    address: '/orders/1',
    body: null,
  });
});
