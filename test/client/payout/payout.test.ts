import assert from 'node:assert/strict';
import { test } from 'node:test';

import { browserRow } from '../../../src/client/schema/browser-row.js';
import {
  payout,
  PayoutResponse,
  StoreDetailAndSubmitRequest,
  SubmitRequest,
} from '../../../src/client/payout/index.js';
import { leniently, strictly } from '../../../src/client/schema/validate.js';

const payee = {
  merchantAccount: 'Shop',
  recurring: { contract: 'PAYOUT' },
  shopperEmail: 'a.klaassen@example.org',
  shopperReference: 'shopper-1',
} as const;

const winnings = { amount: { value: 2000, currency: 'EUR' }, reference: 'winnings-1' };

test('new details need what the law asks of a payee; details that are kept need their token', () => {
  const person = { dateOfBirth: '1982-02-01', entityType: 'NaturalPerson', nationality: 'NL' };
  const bank = { iban: 'NL91ABNA0417164300', ownerName: 'A. Klaassen' };
  const request = { ...payee, ...person, ...winnings, bank };
  assert.equal(strictly(StoreDetailAndSubmitRequest(), request).fault, undefined);
  assert.equal(strictly(StoreDetailAndSubmitRequest(), { ...payee, ...winnings }).fault, 'dateOfBirth');
  const kept = { ...payee, ...winnings, selectedRecurringDetailReference: 'token-1' };
  assert.equal(strictly(SubmitRequest(), kept).fault, undefined);
  assert.equal(strictly(SubmitRequest(), request).fault, 'selectedRecurringDetailReference');
});

test('whatever pays cannot be called without an idempotency key', () => {
  const keys = Object.entries(payout).map(([name, row]) => [name, row.idempotency]);
  assert.deepEqual(Object.fromEntries(keys), {
    storePayoutDetail: 'accepted',
    storeDetailAndSubmitPayout: 'required',
    submitPayout: 'required',
    confirmPayout: 'required',
    declinePayout: 'accepted',
    createPayout: 'required',
  });
});

test('a browser names no merchant account and plays with no risk score', () => {
  const review = browserRow(payout.confirmPayout).input?.() ?? assert.fail();
  assert.equal(strictly(review, { originalReference: 'psp-1' }).fault, undefined);
  const named = { originalReference: 'psp-1', merchantAccount: 'Other' };
  assert.equal(strictly(review, named).fault, 'merchantAccount');
  const instant = browserRow(payout.createPayout).input?.() ?? assert.fail();
  assert.equal(strictly(instant, winnings).fault, undefined);
  assert.equal(strictly(instant, { ...winnings, fraudOffset: -100 }).fault, 'fraudOffset');
});

test('the checks of the risk engine are read each from an object of its own', () => {
  const results = [{ FraudCheckResult: { accountScore: 10, checkId: 3, name: 'Velocity' } }];
  const answer = { resultCode: 'Authorised', fraudResult: { accountScore: 10, results } };
  assert.deepEqual(leniently(PayoutResponse(), answer), { value: answer, fault: undefined });
});

test('a result that is not known is no success', () => {
  const { value } = leniently(PayoutResponse(), { resultCode: 'AuthorisedMaybe' });
  assert.deepEqual(value, { resultCode: 'unknown:AuthorisedMaybe' });
});
