import assert from 'node:assert/strict';
import { test } from 'node:test';

import { debitFieldKind } from '../../../src/client/shopper/debit-fields.js';
import { debitFieldsOf } from '../../../src/client/shopper/debits.js';
import { TEST_ACCOUNTS } from '../../../src/sandbox/index.js';
import { ACCOUNT, call, paymentRequest, startSandbox } from '../shop.js';

const MINUTE = 60_000;
const SEPA = { type: 'sepadirectdebit', ownerName: 'Ana Jansen', iban: 'NL13TEST0123456789' };

const ACH = {
  type: 'ach',
  ownerName: 'Ana Jansen',
  bankAccountType: 'savings',
  bankLocationId: '011000015',
  bankAccountNumber: '123456789',
};
const PAD = {
  type: 'eft_directdebit_CA',
  ownerName: 'Ana Jansen',
  bankCode: '001',
  bankLocationId: '00011',
  bankAccountNumber: '1234567',
};
const BACS = {
  type: 'directdebit_GB',
  holderName: 'Ana Jansen',
  bankLocationId: '204758',
  bankAccountNumber: '55779911',
};
const EMAIL = { shopperEmail: 'ana@shop.example' };

const pay = (iban: string) => payBy({ ...SEPA, iban });

async function payBy(method: Record<string, string>, beside: Record<string, string> = {}) {
  let at = Date.UTC(2030, 0, 1);
  const sandbox = await startSandbox({ now: () => at });
  const { body } = await call(sandbox, '/v71/payments', { ...paymentRequest(method), ...beside });
  return {
    sandbox,
    body,
    after: (minutes: number) => {
      at += minutes * MINUTE;
      return sandbox.books()[0];
    },
  };
}

test('direct debits are offered by country and currency', async () => {
  const sandbox = await startSandbox();
  const offered = async (countryCode: string, currency: string) => {
    const asked = { merchantAccount: ACCOUNT, countryCode, amount: { value: 1000, currency } };
    const { body } = await call(sandbox, '/v71/paymentMethods', asked);
    return (body.paymentMethods as { type: string }[]).map(({ type }) => type);
  };
  assert.ok((await offered('DE', 'EUR')).includes('sepadirectdebit'));
  assert.ok(!(await offered('DE', 'USD')).includes('sepadirectdebit'));
  assert.ok(!(await offered('US', 'EUR')).includes('sepadirectdebit'));
  for (const [country, currency, type] of [
    ['US', 'USD', 'ach'],
    ['CA', 'CAD', 'eft_directdebit_CA'],
    ['GB', 'GBP', 'directdebit_GB'],
  ] as const) {
    assert.ok((await offered(country, currency)).includes(type));
    assert.ok(!(await offered(country, 'EUR')).includes(type));
  }
});

test('an IBAN with wrong check digits is refused by name, and so is an account without an owner', async () => {
  const sandbox = await startSandbox();
  for (const [name, value] of [
    ['iban', 'NL14TEST0123456789'],
    ['iban', 'NL13TEST012345678'],
    ['ownerName', ''],
  ] as const) {
    const wrong = await call(sandbox, '/v71/payments', paymentRequest({ ...SEPA, [name]: value }));
    assert.equal(wrong.status, 422);
    assert.match(wrong.body.message, new RegExp(`paymentMethod\\.${name}`));
    assert.doesNotMatch(wrong.body.message, /TEST0123/);
  }
});

test('a debit is received with the reference of its mandate, and debited by the clock', async () => {
  const { body, after } = await pay(SEPA.iban);
  assert.equal(body.resultCode, 'Received');
  assert.equal(body.additionalData['sepadirectdebit.mandateId'], body.pspReference);
  assert.equal(body.additionalData['sepadirectdebit.sequenceType'], 'OneOff');
  assert.equal(after(1)?.charged, false);
  assert.deepEqual([after(10)?.charged, after(1)?.captured], [true, 1999]);
  assert.doesNotMatch(JSON.stringify([body, after(60)]), /0123456789|Jansen/);
});

test('a bank refuses, and a bank returns: too little on the account, or a shopper who asked for it', async () => {
  const refused = await pay('NL42TEST0000000002');
  assert.deepEqual([refused.body.resultCode, refused.after(11)?.result], ['Received', 'Refused']);
  for (const iban of ['NL15TEST0000000003', 'NL85TEST0000000004']) {
    const returned = await pay(iban);
    assert.equal(returned.after(11)?.charged, true);
    const entry = returned.after(70);
    assert.deepEqual([entry?.charged, entry?.chargedBack], [false, 1999]);
  }
});

test('each method refuses a request that lacks a field of its own, or has a wrong one', async () => {
  const sandbox = await startSandbox();
  for (const method of [ACH, PAD, BACS])
    for (const name of Object.keys(method).filter((name) => name !== 'type'))
      for (const value of [undefined, '1']) {
        const wrong = { ...paymentRequest({ ...method, [name]: value }), ...EMAIL };
        const { status, body } = await call(sandbox, '/v71/payments', wrong);
        assert.equal(status, 422, `${method.type} ${name}`);
        assert.match(body.message, new RegExp(`paymentMethod\\.${name}`));
      }
  const { body } = await call(sandbox, '/v71/payments', paymentRequest(BACS));
  assert.match(body.message, /'shopperEmail'/);
  assert.equal(sandbox.books().length, 0);
});

test('each is received, and debited by the clock; what came can be refunded', async () => {
  for (const method of [ACH, PAD, BACS]) {
    const { sandbox, body, after } = await payBy(method, EMAIL);
    assert.equal(body.resultCode, 'Received');
    assert.equal(after(1)?.charged, false);
    assert.deepEqual([after(10)?.charged, after(1)?.captured], [true, 1999]);
    const refund = { merchantAccount: ACCOUNT, amount: { value: 1999, currency: 'EUR' } };
    const { status } = await call(sandbox, `/v71/payments/${body.pspReference}/refunds`, refund);
    assert.equal(status, 201);
    assert.equal(after(60)?.refunded, 1999);
    assert.doesNotMatch(JSON.stringify([body, after(60)]), /123456|55779911|Jansen|ana@/);
  }
});

test('a bank returns a debit for its reason: too little, closed, or not authorised', async () => {
  for (const [method, number] of [
    [ACH, '100000003'],
    [ACH, '100000004'],
    [ACH, '100000005'],
    [PAD, '1000003'],
    [PAD, '1000005'],
    [BACS, '10000003'],
  ] as const) {
    const { after } = await payBy({ ...method, bankAccountNumber: number }, EMAIL);
    assert.equal(after(11)?.charged, true);
    const entry = after(70);
    assert.deepEqual([entry?.charged, entry?.chargedBack], [false, 1999], `${method.type} ${number}`);
  }
  for (const method of [ACH, PAD, BACS]) {
    const { after } = await payBy({ ...method, bankAccountNumber: '10000002' }, EMAIL);
    assert.equal(after(11)?.result, 'Refused', method.type);
  }
});

test('the test accounts can be typed as they are listed', () => {
  for (const { type, number } of TEST_ACCOUNTS) {
    const parts = number.split(' · ');
    const places = debitFieldsOf(type).filter(([name]) => /^(?:iban|bank(?!AccountType))/.test(name));
    assert.equal(parts.length, places.length, number);
    for (const [at, [, kind]] of places.entries())
      assert.ok(debitFieldKind(kind).read(parts[at] ?? ''), number);
  }
});
