import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { decodeBase64, encodeFile } from '../../../../src/components/parts/files/base64.js';

const bytesOf = (size: number) => Uint8Array.from({ length: size }, (_, at) => (at * 31) % 256);
const signal = new AbortController().signal;

/** A file that notes how much of it is asked for at once. */
function watched(size: number): { file: Blob; slices: number[] } {
  const slices: number[] = [];
  const file = new Blob([bytesOf(size)]);
  const slice = file.slice.bind(file);
  file.slice = (from = 0, to = size) => {
    slices.push(Math.min(to, size) - from);
    return slice(from, to);
  };
  return { file, slices };
}

describe('base64 of a file', () => {
  for (const size of [1, 2, 3, 196_607, 196_608, 196_609, 500_000])
    it(`is that of its ${size} bytes, there and back`, async () => {
      const text = await encodeFile(watched(size).file, { signal, onRead: () => undefined });
      assert.equal(text, Buffer.from(bytesOf(size)).toString('base64'));
      assert.deepEqual(Buffer.concat(decodeBase64(text)), Buffer.from(bytesOf(size)));
    });

  it('is made of slices, of which no more than one is in memory, and tells how far it is', async () => {
    const { file, slices } = watched(1_000_000);
    const read: number[] = [];
    await encodeFile(file, { signal, onRead: (bytes) => read.push(bytes) });
    assert.ok(slices.length > 1 && slices.every((size) => size <= 196_608));
    assert.equal(read.at(-1), 1_000_000);
    assert.deepEqual(
      read,
      read.toSorted((one, other) => one - other),
    );
  });

  it('ends at once when the caller aborts it', async () => {
    const control = new AbortController();
    const { file, slices } = watched(1_000_000);
    const making = encodeFile(file, { signal: control.signal, onRead: () => control.abort() });
    await assert.rejects(making, { name: 'AbortError' });
    assert.ok(slices.length <= 2);
  });
});
