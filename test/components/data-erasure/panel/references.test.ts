import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { isConfirmed, readReferences } from '../../../../src/components/data-erasure/panel/references.js';

const FIRST = '993617895204576J';
const SECOND = 'BBBBBBBBBBBBBBBB';

describe('the payments that an operator names', () => {
  it('stand on lines of their own or between commas, in any case, each once', () => {
    for (const text of [
      `${FIRST}\n${SECOND}`,
      ` ${FIRST.toLowerCase()}, ${SECOND} `,
      `${FIRST};${SECOND};${FIRST}`,
    ])
      assert.deepEqual(readReferences(text), { references: [FIRST, SECOND], fault: undefined }, text);
  });

  it('are refused as a whole where one is no PSP reference, and where there are too many', () => {
    assert.equal(readReferences(' \n').fault, 'none');
    for (const wrong of ['ORDER-1', FIRST.slice(1), `${FIRST}A`, '993617895204576!', 'é'.repeat(16)])
      assert.equal(readReferences(`${FIRST}\n${wrong}`).fault, 'form', wrong);
    const many = Array.from({ length: 51 }, (_, at) => String(at).padStart(16, 'A'));
    assert.equal(readReferences(many.join('\n')).fault, 'many');
    assert.equal(readReferences(many.slice(1).join('\n')).fault, undefined);
  });

  it('are confirmed by their last six characters alone', () => {
    assert.ok(isConfirmed(FIRST, ' 04576j '));
    for (const typed of ['', '4576J', '204576J', FIRST, 'BBBBBB'])
      assert.ok(!isConfirmed(FIRST, typed), typed);
  });
});
