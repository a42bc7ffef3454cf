import assert from 'node:assert/strict';
import { it } from 'node:test';

import { maskedEmail } from '../../../src/client/listings/masked-email.js';

it('an e-mail shows its first letter and where it leads, and not how long it is', () => {
  assert.equal(maskedEmail('ann@shop.example'), 'a•••@shop.example');
  assert.equal(maskedEmail('annabel.lee+shop@shop.example'), 'a•••@shop.example');
  assert.equal(maskedEmail('"a@b"@shop.example'), '"•••@shop.example');
  assert.equal(maskedEmail('no address'), '•••');
  assert.equal(maskedEmail('@shop.example'), '•••');
});
