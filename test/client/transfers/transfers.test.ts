import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createClient, readPlatformRefusal } from '../../../src/client/index.js';
import type { CallInput } from '../../../src/client/operation.js';
import {
  AccountIdentification,
  askForProof,
  createTransfer,
  getTransaction,
  listTransfers,
  proofAsked,
  proofOf,
  TransferData,
} from '../../../src/client/transfers/index.js';
import { leniently, strictly } from '../../../src/client/schema/validate.js';
import { errorOf, KEY } from '../fixtures.js';

const aPayout: CallInput<typeof createTransfer> = {
  amount: { value: 11_000, currency: 'GBP' },
  balanceAccountId: 'BA1',
  category: 'bank',
  counterparty: {
    bankAccount: {
      accountHolder: { fullName: 'A. Klaassen' },
      accountIdentification: { type: 'ukLocal', accountNumber: '12345678', sortCode: '123456' },
    },
  },
};

const aTransfer = {
  amount: { value: -11_000, currency: 'GBP' },
  category: 'bank',
  counterparty: {},
  status: 'received',
};

/** A client whose network answers with `body`, and what it was asked. */
function aClient(body: unknown, status = 200) {
  const asked: Request[] = [];
  const client = createClient({
    baseUrl: 'https://shop.test/transfers',
    fetch: async (input, init) => {
      asked.push(new Request(input, init));
      return Response.json(body, { status });
    },
  });
  return { client, asked };
}

test('a bank account is checked by the rules of its country', () => {
  const wrong = { type: 'ukLocal', accountNumber: '12345678', sortCode: '12-34-56' };
  assert.equal(strictly(AccountIdentification(), wrong).fault, 'sortCode');
  const foreign = { ...wrong, sortCode: '123456', routingNumber: '123456789' };
  assert.equal(strictly(AccountIdentification(), foreign).fault, 'routingNumber');
  assert.equal(strictly(AccountIdentification(), { type: 'xxLocal', accountNumber: '1' }).fault, 'type');
});

test('an account in Singapore needs no type', () => {
  const account = { accountNumber: '1234', bic: 'DBSSSGSG' };
  assert.deepEqual(strictly(AccountIdentification(), account), { value: account, fault: undefined });
  assert.equal(strictly(AccountIdentification(), { iban: 'NL91ABNA0417164300' }).fault, 'accountNumber');
});

test('proof of who sends travels as a header, the rest as a body', async () => {
  const { client, asked } = aClient(aTransfer, 202);
  const proof = 'SCA realm="Transfer" auth-param1="abc"';
  await client.call(createTransfer, { ...aPayout, 'WWW-Authenticate': proof }, { idempotencyKey: KEY });
  assert.equal(asked[0]?.headers.get('www-authenticate'), proof);
  assert.deepEqual(await asked[0]?.json(), aPayout);
});

test('a transfer that waits for a proof says what is to be signed, and nothing else that fails does', async () => {
  const refusedWith = (status: number, headers: Record<string, string>) =>
    errorOf(
      createClient({
        baseUrl: 'https://shop.test/transfers',
        fetch: async () => Response.json({ errorCode: '00_401' }, { status, headers }),
        readRefusal: readPlatformRefusal,
      }).call(createTransfer, { ...aPayout, 'WWW-Authenticate': askForProof() }, { idempotencyKey: KEY }),
    );
  const whole = await refusedWith(401, { 'www-authenticate': 'SCA realm="Transfer", auth-param1="abc="' });
  assert.deepEqual(
    [whole.challenge, proofAsked(whole)],
    ['SCA realm="Transfer", auth-param1="abc="', 'abc='],
  );
  const published = await refusedWith(401, { 'auth-param1': 'abc=' });
  assert.deepEqual([published.challenge, proofAsked(published)], [whole.challenge, 'abc=']);
  assert.equal(proofOf('cba'), 'SCA realm="Transfer", auth-param1="cba"');
  const credential = await refusedWith(401, { 'www-authenticate': 'Basic realm="platform"' });
  assert.deepEqual([credential.challenge, proofAsked(credential)], ['Basic realm="platform"', undefined]);
  assert.equal(proofAsked(await refusedWith(401, {})), undefined);
  assert.equal(proofAsked(await refusedWith(422, { 'auth-param1': 'abc=' })), undefined);
  assert.equal(proofAsked(new Error('SCA')), undefined);
});

test('a transfer is never sent without a key, nor with a negative amount', async () => {
  const { client, asked } = aClient(aTransfer, 202);
  const negative = { ...aPayout, amount: { value: -1, currency: 'GBP' } };
  const error = await errorOf(client.call(createTransfer, negative, { idempotencyKey: KEY }));
  assert.equal(error.field, 'amount.value');
  await errorOf(client.call(createTransfer, aPayout, { idempotencyKey: '' }));
  assert.equal(asked.length, 0);
});

test('a listing asks for its window in the query and leads to the next page', async () => {
  const next = { href: 'https://platform.test/btl/v4/transfers?cursor=abc' };
  const { client, asked } = aClient({ _links: { next }, data: [aTransfer] });
  const window = { createdSince: '2026-01-01T00:00:00+01:00', createdUntil: '2026-01-31T23:59:59Z' };
  const page = await client.call(listTransfers, { ...window, limit: 1 });
  const query = new URL(asked[0]?.url ?? '').searchParams;
  assert.deepEqual(Object.fromEntries(query), { ...window, limit: '1' });
  assert.equal(page._links?.next?.href, next.href);
  assert.equal(page.data?.[0]?.amount.value, -11_000);
});

test('a window without an offset is refused before it is sent', async () => {
  const { client, asked } = aClient({});
  const window = { createdSince: '2026-01-01T00:00:00', createdUntil: '2026-01-31T23:59:59Z' };
  assert.equal((await errorOf(client.call(listTransfers, window))).field, 'createdSince');
  assert.equal(asked.length, 0);
});

test('a new status, category or tracking is read, and taken for no known one', () => {
  const given = {
    ...aTransfer,
    status: 'teleported',
    categoryData: { type: 'crypto', chain: 'x' },
    tracking: { type: 'satellite' },
  };
  const { value, fault } = leniently(TransferData(), given);
  assert.equal(fault, undefined);
  const read = value as TransferData;
  assert.equal(read.status, 'unknown:teleported');
  assert.deepEqual(read.categoryData, { type: 'unknown:crypto' });
  assert.deepEqual(read.tracking, { type: 'unknown:satellite' });
});

test('money that left is a transaction with a negative amount', async () => {
  const booked = {
    accountHolder: { id: 'AH1' },
    amount: { value: -500, currency: 'EUR' },
    balanceAccount: { id: 'BA1' },
    balancePlatform: 'Platform',
    bookingDate: '2026-02-28T13:30:05+02:00',
    id: 'T1',
    status: 'booked',
    valueDate: '2026-03-01',
  };
  const { client } = aClient(booked);
  assert.deepEqual(await client.call(getTransaction, { id: 'T1' }), booked);
});
