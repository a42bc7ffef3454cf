import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { matrixPage, readMatrix, surface } from '../../scripts/matrix/page.mjs';
import { ROWS } from '../../scripts/matrix/rows.mjs';
import { read } from './files.js';

interface Row {
  readonly name: string;
  readonly result: string;
  readonly reason?: string;
  readonly surface?: string;
}

const written = (): readonly Row[] => (JSON.parse(read('docs/matrix.json')) as { rows: readonly Row[] }).rows;

describe('the matrix of frameworks and bundlers', () => {
  it('has a row for each app and for nothing else, and says why one has not passed', () => {
    assert.deepEqual(
      written().map(({ name }) => name),
      ROWS.map(({ name }) => name),
    );
    assert.deepEqual(
      written().filter(
        ({ result, reason }) =>
          !['passed', 'failed', 'not run'].includes(result) || (result !== 'passed' && !reason),
      ),
      [],
    );
  });

  it('was run against what the package offers today', () => {
    assert.deepEqual(
      written().filter((row) => row.result === 'passed' && row.surface !== surface()),
      [],
      'run `npm run matrix`, after `npm run api`',
    );
  });

  it('is what its page shows, where a row that was not run has not passed', async () => {
    assert.equal(read('docs/matrix.md'), await matrixPage());
    const [first, ...others] = readMatrix();
    assert.ok(first);
    const page = await matrixPage([{ ...first, result: 'not run', reason: 'No network.' }, ...others]);
    assert.match(page, new RegExp(`^\\| ${first.name} +\\|.*\\| not run: No network\\.`, 'm'));
  });
});
