import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  usedVariables,
  variablesUsedBy,
} from '../../../../src/components/workspace/environments/used-variables.js';

const request = (url: string, more: object = {}) => ({ name: url, request: { method: 'GET', url, ...more } });

test('variables stand in addresses, parameters, headers, bodies and credentials, at any depth', () => {
  const inner = request('{{host}}/orders/{{ id }}?page={{page}}', {
    header: [{ key: 'x-{{header}}', value: '{{token}}' }],
    body: { mode: 'raw', raw: '{"by":"{{who}}"}' },
    auth: { type: 'apikey', apikey: [{ key: 'value', value: '{{key}}' }] },
  });
  const item = [{ name: 'Folder', auth: { bearer: '{{bearer}}' }, item: [{ name: 'Inner', item: [inner] }] }];
  assert.deepEqual(usedVariables({ info: { name: 'Shop' }, item }).toSorted(), [
    'bearer',
    'header',
    'host',
    'id',
    'key',
    'page',
    'token',
    'who',
  ]);
});

test('what the collection gives itself, and what the platform makes for each request, is not used of an environment', () => {
  const item = [request('{{host}}/{{$guid}}/{{path}}/{{}}/{ {no}}')];
  assert.deepEqual(usedVariables({ item, variable: [{ key: 'host' }, null] }), ['path']);
  assert.deepEqual(usedVariables({ item, variables: [{ key: 'path' }] }), ['host']);
  assert.deepEqual(usedVariables({ item, variable: 'none' }), ['host', 'path']);
});

test('a variable of two collections is listed once, with both of their names', () => {
  const one = { info: { name: 'One' }, item: [request('{{host}}/{{b}}')] };
  const two = { info: { name: 'Two' }, item: [request('{{host}}'), request('{{host}}/{{a}}')] };
  assert.deepEqual(variablesUsedBy([one, two]), [
    { key: 'a', users: ['Two'] },
    { key: 'b', users: ['One'] },
    { key: 'host', users: ['One', 'Two'] },
  ]);
});
