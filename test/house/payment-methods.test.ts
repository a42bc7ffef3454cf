import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';

import { MAY_BE_STORED, METHOD_PAGE, methodPage, TYPES } from '../../scripts/methods/method-page.mjs';
import { NOT_HERE, NOT_IN_CHROMIUM, SAME_AS } from '../../scripts/methods/not-here.mjs';
import { NOT_STORED } from '../../scripts/methods/not-stored.mjs';
import { shortFormOf } from '../../src/client/shopper/short-forms.js';
import { familyOf, isHidden } from '../../src/proxy/paying/method-family.js';
import { narrowStored } from '../../src/proxy/paying/stored-methods.js';
import type { Services } from '../../src/proxy/services.js';
import { countriesOf, inDemo } from '../methods/methods-on-offer.js';
import { fileOf, TRIED_ALIKE, TRIED_BY_HAND } from '../methods/which-test.js';
import { ROOT } from './files.js';

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

  it('that may be stored are each listed where they are, or have a reason why not, and none has both', () => {
    const settings = { options: { notifications: {} } } as Services['settings'];
    const isListed = (type: string) => narrowStored(settings, { type, id: '1', name: type }).length > 0;
    assert.ok(MAY_BE_STORED.length > 40);
    assert.deepEqual(
      MAY_BE_STORED.filter((type) => isListed(type) === type in NOT_STORED),
      [],
    );
    assert.deepEqual(
      Object.keys(NOT_STORED).filter((type) => !MAY_BE_STORED.includes(type)),
      [],
    );
  });

  it('each have a test that pays by it in Chromium and one that declines it, or a reason, where a page takes it', () => {
    for (const [type, same] of Object.entries(SAME_AS))
      assert.deepEqual(shortFormOf(type), shortFormOf(same), type);
    const isKnown = (type: string) =>
      type in NOT_IN_CHROMIUM ||
      fileOf((SAME_AS as Readonly<Record<string, string>>)[type] ?? type) !== undefined;
    assert.deepEqual(
      TYPES.filter((type) => isTaken(type) && !isKnown(type)),
      [],
    );
    assert.deepEqual(
      inDemo().filter(({ type }) => fileOf(type) === undefined),
      [],
    );
    assert.deepEqual(
      Object.keys(NOT_IN_CHROMIUM).filter((type) => fileOf(type) !== undefined),
      [],
    );
  });

  it('have these tests where the documentation says so', () => {
    const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
    for (const file of Object.keys(TRIED_ALIKE)) {
      const text = read(`test/methods/${file}.test.ts`);
      assert.ok(
        text.includes(`TRIED_ALIKE.${file}()`) || text.includes(`TRIED_ALIKE['${file}']()`),
        `${file} tries others`,
      );
    }
    for (const [type, file] of Object.entries(TRIED_BY_HAND)) {
      const text = read(`test/methods/${file}.test.ts`);
      for (const name of ['paidTest', 'declinedTest'])
        assert.ok(
          text.includes(`it(${name}('${type}')`) ||
            (text.includes(`it(${name}(type)`) && text.includes(`'${type}'`)),
          `${file} has no ${name} of ${type}`,
        );
    }
    for (const [type, [, file = '']] of Object.entries(NOT_IN_CHROMIUM))
      assert.ok(read(file).includes(type), `${file} does not name ${type}`);
  });

  it('stand in the documentation as they are', async () => {
    const written = readFileSync(join(ROOT, METHOD_PAGE), 'utf8');
    assert.equal(written, await methodPage({ countriesOf, fileOf }), 'run node scripts/document-methods.mjs');
  });
});
