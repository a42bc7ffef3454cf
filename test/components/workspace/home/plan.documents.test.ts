import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import type { CollectionItem, OpenApiDescription } from '../../../../src/client/workspace/index.js';
import { planOf } from '../../../../src/components/workspace/home/plan.js';
import { openWorkspace, sure } from '../../../sandbox/workspace/world.js';

/** Documents that people elsewhere wrote to try their own readers on. */
const PUBLISHED = dirname(fileURLToPath(import.meta.resolve('@readme/oas-examples/package.json')));

const documents = (version: string): readonly string[] =>
  ['json', 'yaml'].flatMap((format) =>
    readdirSync(join(PUBLISHED, version, format), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(`.${format}`))
      .map((file) => join(version, format, file)),
  );

const textOf = (file: string): string => readFileSync(join(PUBLISHED, file), 'utf8');

const requests = (items: readonly CollectionItem[] = []): number =>
  items.reduce((sum, { request, item }) => sum + (request ? 1 : requests(item)), 0);

async function planned(file: string) {
  const plan = await planOf(textOf(file));
  assert.ok(!('word' in plan), `${file}: ${JSON.stringify(plan)}`);
  const [made] = plan.makes;
  assert.ok(made && plan.makes.length === 1, file);
  return { ...made, kind: plan.kind, body: plan.body };
}

test('each published OpenAPI 3 document makes the collection that the plan says', async () => {
  const { ws } = await openWorkspace();
  const files = [...documents('3.0'), ...documents('3.1')];
  assert.equal(files.length, 115);
  for (const file of files) {
    const { kind, name, count, body } = await planned(file);
    assert.equal(kind, 'openapi', file);
    const { collections = [] } = await ws.importOpenApi({ type: 'json', input: body as OpenApiDescription });
    const { collection } = await ws.getCollection({ collectionUid: sure(collections[0]?.uid) });
    assert.deepEqual([collection?.info?.name, requests(collection?.item)], [name, count], file);
  }
});

test('a published document in YAML makes what its twin in JSON makes', async () => {
  const twins = documents('3.1').filter((file) => file.endsWith('.yaml'));
  for (const file of twins) {
    const { body: _, ...inYaml } = await planned(file);
    const { body: __, ...inJson } = await planned(file.replaceAll('yaml', 'json'));
    assert.deepEqual(inYaml, inJson, file);
  }
});

test('a published Swagger 2 document is named as one, in JSON and in YAML', async () => {
  const files = documents('2.0');
  assert.equal(files.length, 14);
  for (const file of files) assert.deepEqual(await planOf(textOf(file)), { word: 'swagger' }, file);
});
