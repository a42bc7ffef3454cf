import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { countOf, lost } from '../scripts/test/counts.mjs';
import { progressLine, showProgress, withoutProgress } from '../scripts/test/progress.mjs';
import { filesOf } from '../scripts/test/runners.mjs';

const written = (options: object) => {
  const texts: string[] = [];
  return { ...options, texts, write: (text: string) => texts.push(text) };
};

describe('while tests run', () => {
  it('a terminal shows one line that moves with each test, cut to its width', () => {
    const stream = written({ isTTY: true, columns: 44 });
    const progress = showProgress('node', 1200, stream, () => 0);
    const lines = progressLine('test/client/money.test.ts', 1000, 0) + progressLine('test/b.test.ts', 1, 1);
    // Output arrives in pieces of any length.
    progress.hear(`noise\n${lines.slice(0, 20)}`);
    progress.hear(lines.slice(20));
    progress.end();
    assert.deepEqual(stream.texts, [
      '\r\u001b[Kflorin: node 1,000 of 1,200 · test/client/m',
      '\r\u001b[Kflorin: node 1,001 of 1,200, 1 failed · tes',
      '\r\u001b[K',
    ]);
  });

  it('a log gets a line every 15 seconds', () => {
    let time = 0;
    const stream = written({ isTTY: false });
    const progress = showProgress('browser', 10, stream, () => time);
    for (time of [0, 14_999, 15_000, 20_000, 30_000]) progress.hear(progressLine('test/a.test.ts', 3, 0));
    progress.end();
    assert.deepEqual(stream.texts, [
      'florin: browser 9 of 10 · test/a.test.ts\n',
      'florin: browser 15 of 15 · test/a.test.ts\n',
    ]);
  });

  it('what a runner printed before it broke down is shown without progress', () => {
    assert.equal(withoutProgress(`one\n${progressLine('test/a.test.ts', 1, 0)}two`), 'one\ntwo');
  });
});

describe('the count of tests', () => {
  it('a runner with fewer tests than last time is a failure, and one that did not run is none', () => {
    assert.equal(lost([{ runner: 'node', count: countOf('node') - 1 }]).length, 1);
    assert.deepEqual(lost([{ runner: 'node', count: countOf('node') }]), []);
  });

  it('tests that need PostgreSQL have a runner of their own, and no other runs them', () => {
    const files = filesOf('postgres', []);
    assert.ok(files.length >= 3);
    assert.deepEqual(
      files.filter((file) => !file.endsWith('.postgres.test.ts')),
      [],
    );
    assert.ok(!filesOf('node', []).some((file) => files.includes(file)));
  });

  it('what npm run check tests is no part of npm test, and each file has one runner', () => {
    const files = filesOf('checks', []);
    assert.ok(files.includes('test/house.test.ts') && files.includes('test/package/exports.test.ts'));
    for (const runner of ['node', 'end-to-end'] as const)
      assert.ok(!filesOf(runner, []).some((file) => files.includes(file)));
  });
});
