import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { pageOf } from '../../scripts/interface-pages.mjs';
import { interfaces } from '../../src/client/interfaces.js';
import { filesIn, read } from '../house/files.js';

const names = Object.keys(interfaces).toSorted();
const under = (folder: string, ending: string): string[] =>
  names.map((name) => `${folder}/${name}.${ending}`).toSorted();

describe('what is said of the interfaces', () => {
  it('is a page, an example and a story for each of the thirteen', () => {
    assert.equal(names.length, 13);
    assert.deepEqual(filesIn('docs/interfaces'), under('docs/interfaces', 'md'));
    assert.deepEqual(filesIn('examples/interfaces'), under('examples/interfaces', 'mjs'));
    assert.deepEqual(
      filesIn('stories/interfaces').filter((path) => path.endsWith('.stories.ts')),
      under('stories/interfaces', 'stories.ts'),
    );
  });

  it('is linked from the page of all interfaces', () => {
    const page = read('docs/interfaces.md');
    assert.deepEqual(
      under('interfaces', 'md').filter((path) => !page.includes(`](${path})`)),
      [],
    );
  });

  for (const name of names)
    it(`${name}: the page has the table's rows, and the example prints what the page says`, async () => {
      const { path, page } = await pageOf(name);
      assert.equal(read(path), page, 'run node scripts/document-interfaces.mjs to write the pages anew');
    });
});
