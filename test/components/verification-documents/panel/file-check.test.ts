import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { LEAST_BYTES, MOST_BYTES } from '../../../../src/facts/document-files.js';
import { checkFile, sizeText } from '../../../../src/components/verification-documents/panel/file-check.js';

const START = {
  pdf: '%PDF-1.7',
  jpeg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  exe: 'MZ\x90\0',
} as const;

const aFile = (name: string, kind: keyof typeof START, type: string, size = 2048): File => {
  const bytes = new Uint8Array(size);
  bytes.set([...START[kind]].map((letter) => letter.charCodeAt(0)).slice(0, size));
  return new File([bytes], name, { type });
};

describe('a file that a seller chose', () => {
  it('is known by its first bytes, whichever of the right names it has', async () => {
    assert.deepEqual(await checkFile(aFile('a.PDF', 'pdf', 'application/pdf')), { kind: 'pdf' });
    assert.deepEqual(await checkFile(aFile('a.jpeg', 'jpeg', 'image/jpeg')), { kind: 'jpeg' });
    assert.deepEqual(await checkFile(aFile('a.jpg', 'png', 'image/jpeg')), { kind: 'png' });
    assert.deepEqual(await checkFile(aFile('photo', 'jpeg', 'image/jpeg')), { kind: 'jpeg' });
    assert.deepEqual(await checkFile(aFile('a.pdf', 'pdf', '')), { kind: 'pdf' });
  });

  it('is turned away by name, by type, by what is in it', async () => {
    for (const [name, kind, type, fault] of [
      ['a.exe', 'pdf', 'application/pdf', 'wrong-type'],
      ['a.pdf.exe', 'pdf', 'application/pdf', 'wrong-type'],
      ['a.pdf', 'pdf', 'application/x-msdownload', 'wrong-type'],
      ['a.heic', 'jpeg', 'image/heic', 'wrong-type'],
      ['a', 'pdf', '', 'wrong-type'],
      ['a.pdf', 'exe', 'application/pdf', 'disguised'],
      ['a.png', 'exe', 'image/png', 'disguised'],
    ] as const)
      assert.deepEqual(await checkFile(aFile(name, kind, type)), { fault }, `${name} ${type}`);
  });

  it('is of a size between the limits, to the byte', async () => {
    const of = (size: number) => checkFile(aFile('a.pdf', 'pdf', 'application/pdf', size));
    assert.deepEqual(await of(0), { fault: 'empty' });
    assert.deepEqual(await of(LEAST_BYTES - 1), { fault: 'too-small' });
    assert.deepEqual(await of(LEAST_BYTES), { kind: 'pdf' });
    assert.deepEqual(await of(MOST_BYTES), { kind: 'pdf' });
    assert.deepEqual(await of(MOST_BYTES + 1), { fault: 'too-large' });
  });

  it('is named by a size that tells it from the limit', () => {
    assert.equal(sizeText(MOST_BYTES, 'en'), '4 MB');
    assert.equal(sizeText(MOST_BYTES + 1, 'en'), '4,194,305 bytes');
    assert.equal(sizeText(1023, 'en'), '1,023 bytes');
    assert.equal(sizeText(300_000, 'en'), '293 kB');
    assert.equal(sizeText(9_000_000, 'en'), '8.6 MB');
  });
});
