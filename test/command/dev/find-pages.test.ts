import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';

import { findPages } from '../../../src/command/dev/find-pages.js';
import { UsageError } from '../../../src/command/usage-error.js';

describe('the pages that florin dev serves', () => {
  let folder = '';
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'florin-pages-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are written into an empty folder: a checkout and the page that a bank sends the shopper back to', () => {
    assert.deepEqual(findPages(folder), { root: folder, written: ['index.html', 'return.html'] });
    assert.match(readFileSync(join(folder, 'index.html'), 'utf8'), /<florin-checkout proxy="\/florin"/);
    assert.match(readFileSync(join(folder, 'return.html'), 'utf8'), /<florin-payment-result /);
  });

  it('are written into a folder that is not there yet', () => {
    const inside = join(folder, 'shop');
    assert.equal(findPages(inside).written.length, 2);
  });

  it('are those of the folder, and then none is written or changed', () => {
    writeFileSync(join(folder, 'pay.html'), 'mine');
    assert.deepEqual(findPages(folder), { root: folder, written: [] });
    assert.deepEqual(readdirSync(folder), ['pay.html']);
  });

  it('are those of public/, where index.html is there and not in the folder', () => {
    const inside = join(folder, 'public');
    mkdirSync(inside);
    writeFileSync(join(inside, 'index.html'), 'mine');
    assert.deepEqual(findPages(folder), { root: inside, written: [] });
    writeFileSync(join(folder, 'index.html'), 'mine');
    assert.equal(findPages(folder).root, folder);
  });

  it('cannot be in a file', () => {
    const file = join(folder, 'index.html');
    writeFileSync(file, 'mine');
    assert.throws(() => findPages(file), UsageError);
  });
});
