import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { languageNames } from '../../../../scripts/words/catalogues.mjs';
import { LINK_LOCALES, localeName } from '../../../../src/components/payment-links/detail/link-locales.js';
import { tagsOf } from '../../../../src/words/loader.js';

describe('the languages of a payment link', () => {
  it('are all that shoppers are spoken to in, each with a country and a name', () => {
    const tags = Object.keys(languageNames());
    const served = LINK_LOCALES.map((locale) => tagsOf(locale).find((tag) => tags.includes(tag)));
    assert.deepEqual(served.toSorted(), tags.toSorted());
    for (const locale of LINK_LOCALES) assert.match(locale, /^[a-z]{2}-[A-Z]{2}$/);
    assert.equal(localeName('de', 'sv-SE'), 'Schwedisch (Schweden)');
    assert.equal(localeName('en', 'no language'), 'no language');
  });
});
