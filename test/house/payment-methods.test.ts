import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

import { METHOD_PAGE, methodPage, TYPES } from '../../scripts/methods/method-page.mjs';
import { NOT_HERE, SAME_AS, TESTED_ELSEWHERE } from '../../scripts/methods/not-here.mjs';
import { shortFormOf } from '../../src/client/shopper/short-forms.js';
import { familyOf, isHidden } from '../../src/proxy/paying/method-family.js';
import { countriesOf, inDemo } from '../methods/methods-on-offer.js';
import { ROOT } from './sources.js';

const isTaken = (type: string): boolean => !isHidden(type) && familyOf(type) !== undefined;

describe('the payment methods of the specification', () => {
  it('are 193', () => assert.equal(new Set(TYPES).size, 193));

  it('each have a way through a page, or a reason why not, and none has both', () => {
    assert.deepEqual(
      TYPES.filter((type) => isTaken(type) === type in NOT_HERE),
      [],
    );
    assert.deepEqual(
      Object.keys(NOT_HERE).filter((type) => !TYPES.includes(type)),
      [],
    );
  });

  it('each have a test that pays by it, where a page takes it', () => {
    const tested = new Set([...inDemo().map(({ type }) => type), ...Object.keys(TESTED_ELSEWHERE)]);
    for (const [type, same] of Object.entries(SAME_AS)) {
      assert.deepEqual(shortFormOf(type), shortFormOf(same), type);
      if (tested.has(same)) tested.add(type);
    }
    assert.deepEqual(
      TYPES.filter((type) => isTaken(type) && !tested.has(type)),
      [],
    );
    for (const [type, file] of Object.entries(TESTED_ELSEWHERE))
      assert.ok(readFileSync(join(ROOT, file), 'utf8').includes(type), `${file} does not name ${type}`);
  });

  it('stand in the documentation as they are', async () => {
    const written = readFileSync(join(ROOT, METHOD_PAGE), 'utf8');
    assert.equal(written, await methodPage(countriesOf), 'run node scripts/document-methods.mjs');
  });
});
