import assert from 'node:assert/strict';
import { test } from 'node:test';

import { memoryLedger } from '../../../src/proxy/index.js';
import { codeOf, fieldOf, type Reply } from '../shop.js';
import { approver, openOffice, operator, startPlatform, submission } from './office.js';

const SUBMIT = '/payout/storeDetailAndSubmitThirdParty';
const CONFIRM = '/payout/confirmThirdParty';
const DECLINE = '/payout/declineThirdParty';

const named = ({ body }: Reply) => ({ originalReference: body['pspReference'] });

/** Each user may do its own part only, so a call with the other credential is refused. */
const credentials = {
  'payout-store': { username: 'storePayout_1@Company.Shop', password: 'p' },
  'payout-review': { username: 'reviewPayout_1@Company.Shop', password: 'p' },
};

test('C5-105: an operator submits and an approver confirms, each with the credential for it', async () => {
  const send = openOffice(await startPlatform(), { credentials });
  const { bank, dateOfBirth, entityType, nationality, ...payout } = submission;
  const { amount: _amount, reference: _reference, ...payee } = payout;
  const details = { ...payee, bank, dateOfBirth, entityType, nationality };
  const stored = await send(operator, '/payout/storeDetail', details);
  const selectedRecurringDetailReference = stored.body['recurringDetailReference'];
  for (const submitted of [
    await send(operator, SUBMIT, submission),
    await send(operator, '/payout/submitThirdParty', { ...payout, selectedRecurringDetailReference }),
  ]) {
    assert.equal(submitted.body['resultCode'], '[payout-submit-received]');
    const confirmed = await send(approver, CONFIRM, named(submitted));
    assert.deepEqual([confirmed.status, confirmed.body['response']], [200, '[payout-confirm-received]']);
    const again = await send(approver, DECLINE, named(submitted));
    assert.deepEqual([again.status, codeOf(again)], [422, 'platform-refused']);
  }
});

test("neither does the other's part, and no other caller does either", async () => {
  const send = openOffice(await startPlatform());
  const submitted = await send(operator, SUBMIT, submission);
  const [seller, shopper] = [
    { audience: 'seller', email: 'sam@shop.example' },
    { audience: 'shopper', shopperReference: 'shopper-1' },
  ] as const;
  for (const who of [operator, seller, shopper])
    assert.equal((await send(who, CONFIRM, named(submitted))).status, 404);
  for (const who of [approver, seller, shopper])
    assert.equal((await send(who, SUBMIT, submission)).status, 404);
});

test('one person never does both, in whichever part they come and however they write their name', async () => {
  const send = openOffice(await startPlatform());
  const submitted = await send({ ...operator, userId: 'u-1' }, SUBMIT, submission);
  const same = [
    { ...approver, email: 'OLGA@shop.example ' },
    { audience: 'approver', userId: 'u-1' },
    { ...approver, userId: 'u-1' },
    { ...approver, email: 'olga@shop.example', userId: 'u-2' },
  ] as const;
  for (const who of same)
    for (const path of [CONFIRM, DECLINE]) {
      const refused = await send(who, path, named(submitted));
      assert.deepEqual(
        [refused.status, codeOf(refused)],
        [404, 'not-found'],
        `${path} ${JSON.stringify(who)}`,
      );
    }
  assert.equal((await send({ ...approver, userId: 'u-2' }, CONFIRM, named(submitted))).status, 200);
});

test('who cannot be told from the submitter reviews nothing', async () => {
  const sandbox = await startPlatform();
  const send = openOffice(sandbox);
  const submitted = await send(operator, SUBMIT, submission);
  const byUser = { audience: 'approver', userId: 'u-9' } as const;
  assert.equal((await send(byUser, CONFIRM, named(submitted))).status, 404);
  assert.equal((await send(approver, CONFIRM, { originalReference: 'never-submitted' })).status, 404);
  const elsewhere = openOffice(sandbox);
  assert.equal((await elsewhere(approver, CONFIRM, named(submitted))).status, 404);
});

test('a session is no name: staff without another name neither submit nor review', async () => {
  const send = openOffice(await startPlatform());
  const submitted = await send(operator, SUBMIT, submission);
  for (const [audience, path, body] of [
    ['operator', SUBMIT, submission],
    ['approver', CONFIRM, named(submitted)],
  ] as const) {
    const refused = await send({ audience, session: 's-1' }, path, body);
    assert.deepEqual([refused.status, fieldOf(refused)], [501, 'identify.userId']);
  }
});

test('a payout whose submitter could not be written down is not answered, and comes back with its key', async () => {
  const sandbox = await startPlatform();
  const ledger = memoryLedger();
  const { remember } = ledger;
  ledger.remember = () => Promise.reject(new Error('the disk is full'));
  const send = openOffice(sandbox, { ledger });
  assert.equal((await send(operator, SUBMIT, submission, 'key-once')).status, 503);
  ledger.remember = remember;
  const submitted = await send(operator, SUBMIT, submission, 'key-once');
  assert.equal((await send(approver, CONFIRM, named(submitted))).status, 200);
});

test('a payout without review is closed until the merchant opens it', async () => {
  const sandbox = await startPlatform();
  const request = {
    amount: submission.amount,
    reference: 'winnings-2',
    shopperReference: 'shopper-1',
    selectedRecurringDetailReference: 'none',
  };
  assert.equal((await openOffice(sandbox)(operator, '/payout/payout', request)).status, 404);
  const open = openOffice(sandbox, { enable: ['payout.createPayout'] });
  assert.equal(codeOf(await open(operator, '/payout/payout', request)), 'platform-refused');
  assert.equal((await open(approver, '/payout/payout', request)).status, 404);
});

test('no browser pays out to a card in the clear, plays with the risk score, or names the account', async () => {
  const send = openOffice(await startPlatform());
  const { bank: _bank, ...payee } = submission;
  const card = { number: '4111111111111111', expiryMonth: '3', expiryYear: '2030' };
  assert.equal(codeOf(await send(operator, SUBMIT, { ...payee, card })), 'clear-card-data');
  for (const extra of [{ fraudOffset: -100 }, { merchantAccount: 'Other' }])
    assert.equal(codeOf(await send(operator, SUBMIT, { ...submission, ...extra })), 'invalid-request');
});
