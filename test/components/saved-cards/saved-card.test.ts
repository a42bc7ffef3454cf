import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { savedCards, validityOf } from '../../../src/components/saved-cards/saved-card.js';

const card = { id: '1', brand: 'visa', lastFour: '1111', expiryMonth: '3', expiryYear: '2030' };

describe('a saved card', () => {
  it('is what has four last digits and a month to expire in, by whichever name it has, or an account', () => {
    const account = { id: '2', type: 'paypal', shopperEmail: 'ada@shop.example' };
    const named = { ...card, id: '3', name: 'VISA' };
    const vague = { ...card, id: '4', lastFour: undefined };
    assert.deepEqual(savedCards({ storedPaymentMethods: [card, account, named, vague] }), [
      { ...card, isCard: true, name: 'visa' },
      {
        id: '2',
        isCard: false,
        brand: 'paypal',
        name: 'paypal',
        lastFour: '',
        expiryMonth: '',
        expiryYear: '',
      },
      { ...named, isCard: true },
    ]);
    assert.deepEqual(savedCards({}), []);
  });

  it('expires at the end of its month by the server’s clock, and is said to for two months', () => {
    const [known] = savedCards({ storedPaymentMethods: [card] });
    const at = (time: string) => known && validityOf(known, Date.parse(time));
    assert.equal(at('2030-01-31T23:59:59.999Z'), 'valid');
    assert.equal(at('2030-02-01T00:00:00Z'), 'expiring');
    assert.equal(at('2030-03-31T23:59:59.999Z'), 'expiring');
    assert.equal(at('2030-04-01T00:00:00Z'), 'expired');
    assert.equal(known && validityOf(known, undefined), 'valid');
  });
});
