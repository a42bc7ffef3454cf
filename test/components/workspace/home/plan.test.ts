import assert from 'node:assert/strict';
import { test } from 'node:test';

import { planOf, type Plan } from '../../../../src/components/workspace/home/plan.js';
import { MOST_BYTES } from '../../../../src/components/workspace/shell/most-bytes.js';

/** The published example of the OpenAPI specification, in its shape. */
const PETSTORE = {
  openapi: '3.0.0',
  info: { version: '1.0.0', title: 'Swagger Petstore', license: { name: 'MIT' } },
  servers: [{ url: 'http://petstore.swagger.io/v1' }],
  paths: {
    '/pets': {
      get: { summary: 'List all pets', operationId: 'listPets', tags: ['pets'], responses: {} },
      post: { summary: 'Create a pet', operationId: 'createPets', tags: ['pets'], responses: {} },
      parameters: [],
    },
    '/pets/{petId}': {
      get: { summary: 'Info for a specific pet', operationId: 'showPetById', responses: {} },
    },
  },
  components: { schemas: { Pet: { type: 'object', required: ['id', 'name'] } } },
};

const makes = (text: string) =>
  (planOf(text) as Plan).makes.map(({ thing, name, count }) => [thing, name, count]);

test('a description of an API would make one collection with a request for each operation', () => {
  assert.deepEqual(makes(JSON.stringify(PETSTORE)), [['collection', 'Swagger Petstore', 3]]);
  assert.equal((planOf(JSON.stringify(PETSTORE)) as Plan).kind, 'openapi');
});

test('an export would make its collections, with the requests of all folders, and its environments', () => {
  const folder = {
    name: 'Orders',
    item: [
      { name: 'Get', request: {} },
      { name: 'More', item: [{ request: {} }] },
    ],
  };
  const dump = {
    collections: [{ info: { name: 'Shop' }, item: [folder, { name: 'Ping', request: {} }] }],
    environments: [{ name: 'Live', values: [{ key: 'host' }] }],
  };
  assert.deepEqual(makes(JSON.stringify(dump)), [
    ['collection', 'Shop', 3],
    ['environment', 'Live', 1],
  ]);
  assert.deepEqual(makes(JSON.stringify(dump.collections[0])), [['collection', 'Shop', 3]]);
});

test('what cannot be imported is named before anything is sent', () => {
  assert.equal(planOf('  '), 'empty');
  assert.equal(planOf('openapi: 3.0.0\ninfo:\n  title: Shop'), 'not-json');
  assert.equal(planOf('[]'), 'not-known');
  assert.equal(planOf('{"collections": []}'), 'not-known');
  assert.equal(planOf('{"swagger": "2.0", "info": {"title": "Old"}}'), 'not-known');
  assert.equal(planOf('{"openapi": "3.1.0", "paths": {}}'), 'no-name');
  assert.equal(planOf('{"environments": [{"values": []}]}'), 'no-name');
  const large = { ...PETSTORE, info: { ...PETSTORE.info, description: 'ü'.repeat(MOST_BYTES / 2) } };
  assert.equal(planOf(JSON.stringify(large)), 'too-large');
});
