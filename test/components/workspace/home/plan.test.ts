import assert from 'node:assert/strict';
import { test } from 'node:test';

import { planOf, type Plan } from '../../../../src/components/workspace/home/plan.js';
import { MOST_BYTES } from '../../../../src/components/workspace/shell/writing.js';

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

async function read(text: string): Promise<Plan> {
  const plan = await planOf(text);
  assert.ok(!('word' in plan), JSON.stringify(plan));
  return plan;
}

const makes = async (text: string) =>
  (await read(text)).makes.map(({ thing, name, count }) => [thing, name, count]);

const YAML = `# Published so
openapi: 3.0.0
info: { version: 1.0.0, title: Swagger Petstore }
servers: [{ url: http://petstore.swagger.io/v1 }]
x-common: &common
  responses:
    200: { description: "It is there: yes" }
    default: { description: no }
paths:
  /pets:
    get:
      summary: List all pets
      x-since: 2026-05-04
      <<: *common
    post: *common
`;

test('a description of an API would make one collection with a request for each operation', async () => {
  assert.deepEqual(await makes(JSON.stringify(PETSTORE)), [['collection', 'Swagger Petstore', 3]]);
  assert.equal((await read(JSON.stringify(PETSTORE))).kind, 'openapi');
});

test('an export would make its collections, with the requests of all folders, and its environments', async () => {
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
  assert.deepEqual(await makes(JSON.stringify(dump)), [
    ['collection', 'Shop', 3],
    ['environment', 'Live', 1],
  ]);
  assert.deepEqual(await makes(JSON.stringify(dump.collections[0])), [['collection', 'Shop', 3]]);
});

const wordOf = async (text: string): Promise<string> => {
  const plan = await planOf(text);
  return 'word' in plan ? plan.word : 'none';
};

test('what cannot be imported is named before anything is sent', async () => {
  assert.equal(await wordOf('  '), 'empty');
  assert.equal(await wordOf('openapi: 3.0.0\ninfo:\n  title: ""'), 'no-name');
  assert.equal(await wordOf('a text'), 'not-known');
  assert.equal(await wordOf('[]'), 'not-known');
  assert.equal(await wordOf('{"collections": []}'), 'not-known');
  assert.equal(await wordOf('{"swagger": "2.0", "info": {"title": "Old"}}'), 'swagger');
  assert.equal(await wordOf('{"openapi": "3.1.0", "paths": {}}'), 'no-name');
  assert.equal(await wordOf('{"environments": [{"values": []}]}'), 'no-name');
  const large = { ...PETSTORE, info: { ...PETSTORE.info, description: 'ü'.repeat(MOST_BYTES / 2) } };
  assert.equal(await wordOf(JSON.stringify(large)), 'too-large');
});

test('a description in YAML is sent as JSON has it', async () => {
  assert.deepEqual(await makes(YAML), [['collection', 'Swagger Petstore', 2]]);
  const { kind, body } = await read(YAML);
  assert.equal(kind, 'openapi');
  const responses = { 200: { description: 'It is there: yes' }, default: { description: 'no' } };
  assert.deepEqual(body['paths'], {
    '/pets': {
      get: { summary: 'List all pets', 'x-since': '2026-05-04', responses },
      post: { responses },
    },
  });
});

test('what is neither JSON nor YAML is named with its line', async () => {
  assert.deepEqual(await planOf('openapi: 3.0.0\ninfo:\n  title: [Shop\npaths: {}'), {
    word: 'not-readable',
    line: 4,
  });
  assert.deepEqual(await planOf('{\n  "openapi": "3.0.0",\n  "info": {]\n}'), {
    word: 'not-readable',
    line: 3,
  });
  assert.deepEqual(await planOf('openapi: 3.0.0\n---\nopenapi: 3.0.0'), { word: 'not-readable', line: 2 });
});

test('C10-315: a few lines of YAML that stand for very many, for themselves or for more depth than there is', async () => {
  const laughs = ['a0: &a0 [lol, lol]'];
  for (let at = 1; at < 30; at++) laughs.push(`a${at}: &a${at} [*a${at - 1}, *a${at - 1}]`);
  assert.equal(await wordOf(laughs.join('\n')), 'too-complex');
  const large = `a: &a ${'x'.repeat(MOST_BYTES / 10)}\nb: [${Array(50).fill('*a').join(', ')}]`;
  assert.equal(await wordOf(large), 'too-complex');
  assert.equal(await wordOf('info: { name: Shop }\nitem: &item\n  - item: *item'), 'too-complex');
  assert.equal(await wordOf(`${'['.repeat(50_000)}]${']'.repeat(50_000)}`), 'not-readable');
  assert.equal(await wordOf(`a: ${'x'.repeat(MOST_BYTES)}`), 'too-large');
  const { body } = await read(
    '__proto__: { evil: 1 }\nopenapi: 3.0.0\ninfo: { title: Shop }\npaths: { /: { get: {} } }',
  );
  assert.equal((body as { evil?: unknown }).evil, undefined);
  assert.equal(({} as { evil?: unknown }).evil, undefined);
});
