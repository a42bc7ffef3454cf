import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { contentOf } from '../../../../src/components/parts/agreement/content.js';

const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('a document', () => {
  it('is a PDF by its own first bytes, whatever it was said to be', () => {
    const content = contentOf(base64('%PDF-1.7 …'));
    assert.equal(content.kind, 'pdf');
    assert.equal(contentOf(base64(' %PDF-1.7')).kind, 'text');
  });

  it('is text where it is one, in any script', () => {
    assert.deepEqual(contentOf(base64('شروط\n\t<b>1</b>')), { kind: 'text', text: 'شروط\n\t<b>1</b>' });
  });

  it('is nothing that is safe to show otherwise', () => {
    const wrong = [
      undefined,
      '',
      '*',
      base64('a\0b'),
      base64('  \n'),
      Buffer.from([0xff, 0xfe, 0x41]).toString('base64'),
    ];
    for (const each of wrong) assert.equal(contentOf(each).kind, 'unreadable', each);
  });
});
