import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bind, createClient } from '../../../src/client/client.js';
import { dataProtection } from '../../../src/client/data-protection/index.js';
import type { Sandbox } from '../../../src/sandbox/index.js';
import { answersByFacts } from '../answers-by-facts.js';
import { ACCOUNT, pay, startSandbox } from '../shop.js';

const rowsOf = (sandbox: Sandbox) =>
  bind(
    createClient({
      baseUrl: 'https://ca.example/ca/services/DataProtectionService/v1',
      fetch: answersByFacts(sandbox, 'data-protection'),
      headers: { 'x-api-key': 'key' },
    }),
    dataProtection,
  );

async function aShop() {
  const sandbox = await startSandbox();
  const calls = rowsOf(sandbox);
  const erase = async (pspReference: string, forceErasure?: boolean) =>
    (await calls.requestErasure({ merchantAccount: ACCOUNT, pspReference, forceErasure })).result;
  const storedFor = async (shopperReference: string): Promise<number> => {
    const query = new URLSearchParams({ merchantAccount: ACCOUNT, shopperReference });
    const answer = await sandbox.fetch(`https://checkout.example/v71/storedPaymentMethods?${query}`, {
      headers: { 'x-api-key': 'key' },
    });
    return ((await answer.json()) as { storedPaymentMethods: unknown[] }).storedPaymentMethods.length;
  };
  return { sandbox, calls, erase, storedFor };
}

const kept = {
  shopperReference: 'shopper-1',
  storePaymentMethod: true,
  recurringProcessingModel: 'CardOnFile',
};

test('a shopper is forgotten once, and the books still add up', async () => {
  const { sandbox, erase } = await aShop();
  const { body } = await pay(sandbox, 'paid-visa', { shopperReference: 'shopper-1' });
  const other = await pay(sandbox, 'paid-visa', { reference: 'attempt-2' });
  assert.equal(await erase(body.pspReference), 'SUCCESS');
  assert.equal(await erase(body.pspReference), 'ALREADY_PROCESSED');
  const [forgotten, untouched] = sandbox.books();
  assert.deepEqual([forgotten?.lastFour, forgotten?.charged, forgotten?.amount.value], ['0000', true, 1999]);
  assert.deepEqual([untouched?.lastFour, untouched?.pspReference], ['1111', other.body.pspReference]);
});

test('a payment that is not here, or not of this account, is not found', async () => {
  const { sandbox, erase, calls } = await aShop();
  const { body } = await pay(sandbox, 'paid-visa');
  assert.equal(await erase('BBBBBBBBBBBBBBBB'), 'PAYMENT_NOT_FOUND');
  const elsewhere = { merchantAccount: 'Other', pspReference: body.pspReference };
  await assert.rejects(calls.requestErasure(elsewhere), { status: 403, code: '901' });
  await assert.rejects(calls.requestErasure({ merchantAccount: ACCOUNT }), { status: 422 });
  assert.equal(sandbox.books()[0]?.lastFour, '1111');
});

test('stored cards are kept until the merchant insists, and then they are gone for every row', async () => {
  const { sandbox, erase, storedFor } = await aShop();
  const { body } = await pay(sandbox, 'paid-visa', kept);
  await pay(sandbox, 'paid-visa', { ...kept, reference: 'attempt-2', shopperReference: 'shopper-2' });
  assert.equal(await erase(body.pspReference), 'ACTIVE_RECURRING_TOKEN_EXISTS');
  assert.deepEqual([await storedFor('shopper-1'), sandbox.books()[0]?.lastFour], [1, '1111']);
  assert.equal(await erase(body.pspReference, true), 'SUCCESS');
  assert.deepEqual([await storedFor('shopper-1'), await storedFor('shopper-2')], [0, 1]);
  assert.deepEqual([sandbox.books()[0]?.lastFour, sandbox.books()[0]?.stored], ['0000', false]);
  assert.equal(await erase(body.pspReference, true), 'ALREADY_PROCESSED');
});
