import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { DocumentType } from '../../../../src/facts/document-types.js';
import {
  isComplete,
  layOut,
  type Page,
  type Target,
} from '../../../../src/components/verification-documents/panel/upload.js';

const target = (type: DocumentType, replaces = ''): Target => ({
  owner: { id: 'LE1', kind: 'self', name: '', types: [] },
  type,
  replaces,
});
const page = (name: string, kind: Page['kind'] = 'jpeg'): Page => ({
  file: new File([], name),
  kind,
  preview: '',
});
const names = (uploads: ReturnType<typeof layOut>) =>
  uploads.map(({ pages }) => pages.map(({ file }) => file.name).join('+'));

describe('files laid out as documents', () => {
  it('are a document each', () => {
    const uploads = layOut([], target('proofOfAddress'), [page('a'), page('b', 'pdf')]);
    assert.deepEqual(names(uploads), ['a', 'b']);
    assert.ok(uploads.every(isComplete));
    assert.notEqual(uploads[0]?.key, uploads[1]?.key);
  });

  it('are the two sides of a card, two by two, whichever came earlier; a PDF has both', () => {
    const card = target('identityCard');
    const half = layOut([], card, [page('a'), page('b', 'pdf')]);
    assert.deepEqual(half.map(isComplete), [false, true]);
    const whole = layOut(half, card, [page('c'), page('d')]);
    assert.deepEqual(names(whole), ['a+c', 'b', 'd']);
    assert.deepEqual(whole.map(isComplete), [true, true, false]);
    assert.notEqual(whole[0]?.key, half[0]?.key, 'other contents go under another key');
    assert.equal(whole[0]?.id, half[0]?.id);
    assert.deepEqual(names(layOut(half, target('driversLicense'), [page('e')])), ['a', 'b', 'e']);
  });

  it('are one, where they take the place of one', () => {
    const once = layOut([], target('passport', 'D1'), [page('a')]);
    assert.deepEqual(names(layOut(once, target('passport', 'D1'), [page('b')])), ['b']);
    assert.deepEqual(names(layOut(once, target('passport', 'D2'), [page('b')])), ['a', 'b']);
  });
});
