import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { cardFacts } from '../../../../src/components/bin-lookup/panel/card-facts.js';
import { cardCells, COLUMNS } from '../../../../src/components/bin-lookup/panel/card-rows.js';

const cost = {
  costEstimateAmount: { value: 57, currency: 'EUR' },
  surchargeType: 'ZERO',
  cardBin: {
    paymentMethod: 'visa',
    fundingSource: 'CREDIT',
    commercial: false,
    issuingCountry: 'FR',
    payoutEligible: 'D',
  },
};

describe('what three answers say of a card', () => {
  it('both brands of a co-badged card, each once and by its name', () => {
    const details = { brands: [{ type: 'visa' }, { type: 'cartebancaire' }] };
    assert.deepEqual(cardFacts({ cost, details }).brands, ['Visa', 'CB']);
    assert.deepEqual(cardFacts({ details: { brands: [{ type: 'elo' }] } }).brands, ['elo']);
  });

  it('the country of any answer that knows it', () => {
    assert.equal(cardFacts({ cost }).country, 'FR');
    assert.equal(cardFacts({ details: { issuingCountryCode: 'DE' } }).country, 'DE');
    assert.equal(cardFacts({ secure: { binDetails: { issuerCountry: 'NL' } } }).country, 'NL');
  });

  it('each version of 3D Secure once; none is not the same as not known', () => {
    const ranges = [{ threeDS2Versions: ['2.2.0', '2.1.0'] }, { threeDS2Versions: ['2.2.0'] }];
    assert.deepEqual(
      cardFacts({ secure: { threeDS1Supported: true, threeDS2CardRangeDetails: ranges } }).secure,
      ['1', '2.1.0', '2.2.0'],
    );
    assert.deepEqual(cardFacts({ secure: { threeDS2supported: true } }).secure, ['2']);
    assert.deepEqual(cardFacts({ secure: { threeDS2supported: false } }).secure, []);
    assert.equal(cardFacts({}).secure, undefined);
  });

  it('a file has a cell for each column, with amounts as decimals and nothing for what is not known', () => {
    const cells = cardCells('411111', cardFacts({ cost, secure: {} }));
    assert.equal(cells.length, COLUMNS.length);
    assert.deepEqual(cells, [
      '411111',
      'Visa',
      '',
      'FR',
      '',
      'CREDIT',
      'false',
      'D',
      'none',
      '0.57',
      'EUR',
      'ZERO',
    ]);
    assert.deepEqual(cardCells('999999', cardFacts({})).filter(Boolean), ['999999']);
  });
});
