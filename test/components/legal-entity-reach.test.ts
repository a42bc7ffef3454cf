import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { legalEntity } from '../../src/client/legal-entity/index.js';
import { filesIn, read } from '../house/files.js';

/** Of each operation, the element that a person reaches it by. */
const { reachedBy } = JSON.parse(read('test/components/legal-entity-reach.json')) as {
  readonly reachedBy: Readonly<Record<string, string>>;
};

/** Names of the rows that a text calls through the proxy, as they are or with more to them. */
const rowsIn = (code: string): readonly string[] =>
  [...code.matchAll(/proxyRow\(\s*'legal-entity',\s*(?:\{\s*\.\.\.)?(\w+)/g)].map(([, name = '']) => name);

const textOf = (folder: string, ending: string): string =>
  filesIn(folder)
    .filter((path) => path.endsWith(ending))
    .map(read)
    .join('\n');

const reached = Object.entries(reachedBy);

describe('all operations of the interface of legal entities', () => {
  it('are 29, and an element is named for each', () => {
    assert.equal(Object.keys(legalEntity).length, 29);
    assert.deepEqual(Object.keys(reachedBy).toSorted(), Object.keys(legalEntity).toSorted());
  });

  it('are called by the element that is named', () => {
    const missing = reached.filter(
      ([row, element]) =>
        !rowsIn(textOf(`src/components/${element}`, '.ts') + textOf('src/components/parts', '.ts')).includes(
          row,
        ),
    );
    assert.deepEqual(missing, []);
  });

  it('are called in a browser: each path stands in the tests of its element', () => {
    const missing = reached.filter(([row, element]) => {
      const { path } = legalEntity[row as keyof typeof legalEntity];
      const [last = ''] = path
        .split('/')
        .filter((part) => part && !part.startsWith('{'))
        .slice(-1);
      return !textOf(`test/components/${element}`, '.ts').includes(last);
    });
    assert.deepEqual(missing, []);
  });

  it('an operation that an element does not call is found', () => {
    const code =
      "proxyRow('legal-entity', getTheme); proxyRow(\n  'legal-entity', { ...createLegalEntity, refusal })";
    assert.deepEqual(rowsIn(code), ['getTheme', 'createLegalEntity']);
    assert.deepEqual(rowsIn("proxyRow('listings', getListing)"), []);
  });
});
