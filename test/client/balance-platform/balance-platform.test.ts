import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { balancePlatform } from '../../../src/client/balance-platform/index.js';
import { browserRow } from '../../../src/client/schema/browser-row.js';
import { bind, createClient } from '../../../src/client/client.js';
import { aServerSaying, errorOf, KEY, stopServers } from '../fixtures.js';

after(stopServers);

/** The interface against a server that says one thing. */
async function platformSaying(answer: unknown, status = 200) {
  const { url, heard } = await aServerSaying(answer === undefined ? '' : JSON.stringify(answer), { status });
  const client = createClient({ baseUrl: `${url}/bcl/v2` });
  return { platform: bind(client, balancePlatform), client, heard };
}

const rule = {
  type: 'velocity',
  description: 'Ten payments a week',
  reference: 'weekly',
  entityKey: { entityType: 'paymentInstrument', entityReference: 'PI1' },
  interval: { type: 'weekly', dayOfWeek: 'monday' },
  ruleRestrictions: { matchingTransactions: { operation: 'greaterThan', value: 10 } },
} as const;

test('an account that owes money shows balances below zero', async () => {
  const account = {
    id: 'BA1',
    accountHolderId: 'AH1',
    status: 'active',
    balances: [{ currency: 'EUR', balance: -1250, available: -1250, reserved: 0, pending: -5 }],
  };
  const { platform, heard } = await platformSaying(account);
  assert.deepEqual(await platform.getBalanceAccount({ id: 'BA1' }), account);
  assert.equal(heard[0]?.request.url, '/bcl/v2/balanceAccounts/BA1');
});

test('a list asks for its page by offset and limit, devices by page number', async () => {
  const holders = await platformSaying({ accountHolders: [], hasNext: false, hasPrevious: true });
  const page = await holders.platform.listAccountHolders({ id: 'Shop', offset: 20, limit: 10 });
  assert.deepEqual(page, { accountHolders: [], hasNext: false, hasPrevious: true });
  assert.match(holders.heard[0]?.request.url ?? '', /\?(?:offset=20&limit=10|limit=10&offset=20)$/);

  const devices = await platformSaying({ data: [], link: { next: { href: 'https://a.example/2' } } });
  await devices.platform.listRegisteredDevices({ paymentInstrumentId: 'PI1', pageNumber: 2 });
  assert.equal(
    devices.heard[0]?.request.url,
    '/bcl/v2/registeredDevices?paymentInstrumentId=PI1&pageNumber=2',
  );
});

test('a capability that is verified in a new way is read, and is not taken for valid', async () => {
  const { platform } = await platformSaying({
    id: 'AH1',
    legalEntityId: 'LE1',
    capabilities: { receivePayments: { allowed: false, verificationStatus: 'deferred' } },
  });
  const { capabilities } = await platform.getAccountHolder({ id: 'AH1' });
  assert.deepEqual(capabilities, {
    receivePayments: { allowed: false, verificationStatus: 'unknown:deferred' },
  });
});

test('a problem names the entity to correct, the one it belongs to, and the way out of each error', async () => {
  const error = {
    code: '2_8036',
    message: 'The document has expired',
    type: 'invalidInput',
    capabilities: ['payout', 'receivePayments'],
    remediatingActions: [{ code: '2_115', message: 'Upload a new one' }],
  };
  const problem = {
    entity: { id: 'D1', type: 'Document', owner: { id: 'LE1', type: 'LegalEntity' } },
    verificationErrors: [{ ...error, subErrors: [error] }],
  };
  const holder = { id: 'AH1', legalEntityId: 'LE1', capabilities: { payout: { problems: [problem] } } };
  const { platform } = await platformSaying(holder);
  assert.deepEqual(await platform.getAccountHolder({ id: 'AH1' }), holder);
});

test('a browser does not choose the platform that it works on', async () => {
  const { client, heard } = await platformSaying({ id: 'AH1', legalEntityId: 'LE1' });
  const { createAccountHolder } = balancePlatform;
  const once = { idempotencyKey: 'holder-1' };
  await client.call(browserRow(createAccountHolder), { legalEntityId: 'LE1' }, once);
  const smuggled = { legalEntityId: 'LE1', balancePlatform: 'Another' };
  const refused = await errorOf(client.call(browserRow(createAccountHolder), smuggled, once));
  assert.deepEqual([refused.field, refused.unsent, heard.length], ['balancePlatform', true, 1]);
});

test('bank accounts are told apart by type, and one in Singapore needs none', async () => {
  const { platform, heard } = await platformSaying(undefined);
  for (const accountIdentification of [
    { type: 'iban', iban: 'NL20ADYB2017000035' },
    { type: 'brLocal', accountNumber: '1', bankCode: '001', branchNumber: '1' },
    { type: 'usLocal', accountNumber: '123456', routingNumber: '011000138', accountType: 'savings' },
    { accountNumber: '5678', bic: 'DBSSSGSG' },
  ] as const)
    assert.equal(await platform.validateBankAccountIdentification({ accountIdentification }), undefined);
  assert.equal(heard.length, 4);
});

test('a bank account with a digit too few, or of an unknown type, is not sent', async () => {
  const { platform, heard } = await platformSaying(undefined);
  const short = { type: 'ukLocal', accountNumber: '1234567', sortCode: '040004' } as const;
  const { field } = await errorOf(
    platform.validateBankAccountIdentification({ accountIdentification: short }),
  );
  assert.equal(field, 'accountIdentification.accountNumber');
  const strange = { type: 'moonLocal', accountNumber: '1' } as unknown as typeof short;
  const error = await errorOf(platform.validateBankAccountIdentification({ accountIdentification: strange }));
  assert.deepEqual([error.field, heard.length], ['accountIdentification.type', 0]);
});

test('a sweep says what it needs before anything is sent, and can be halted alone', async () => {
  const sweep = {
    id: 'SWPC1',
    counterparty: { transferInstrumentId: 'SE1' },
    currency: 'EUR',
    schedule: { type: 'cron', cronExpression: '30 17 * * MON' },
    status: 'inactive',
    reason: 'notEnoughBalance',
    triggerAmount: { value: 0, currency: 'EUR' },
  } as const;
  const { platform, heard } = await platformSaying(sweep);
  const hurried = { balanceAccountId: 'BA1', ...sweep, schedule: { type: 'hourly' } } as never;
  assert.equal(
    (await errorOf(platform.createSweep(hurried, { idempotencyKey: KEY }))).field,
    'schedule.type',
  );
  const halted = await platform.updateSweep({
    balanceAccountId: 'BA1',
    sweepId: 'SWPC1',
    status: 'inactive',
  });
  assert.deepEqual(halted, sweep);
  assert.equal(heard[0]?.body, '{"status":"inactive"}');
});

test('an ended sweep and a removed device have nothing to say; a token that changes is only accepted', async () => {
  const gone = await platformSaying(undefined, 204);
  assert.equal(await gone.platform.deleteSweep({ balanceAccountId: 'BA1', sweepId: 'SWPC1' }), undefined);
  await gone.platform.deleteRegisteredDevice({ id: 'D1', paymentInstrumentId: 'PI1' });
  assert.equal(gone.heard[1]?.request.url, '/bcl/v2/registeredDevices/D1?paymentInstrumentId=PI1');

  const accepted = await platformSaying(undefined, 202);
  const suspend = { networkTokenId: 'NT1', status: 'suspended' } as const;
  assert.equal(await accepted.platform.updateNetworkToken(suspend), undefined);
});

test('a rule is read in a wrapper, and given back when it is deleted', async () => {
  const read = await platformSaying({ transactionRule: { ...rule, id: 'TR1' } });
  const { transactionRule } = await read.platform.getTransactionRule({ transactionRuleId: 'TR1' });
  assert.equal(transactionRule?.id, 'TR1');
  const deleted = await platformSaying({ ...rule, id: 'TR1' });
  assert.deepEqual(await deleted.platform.deleteTransactionRule({ transactionRuleId: 'TR1' }), {
    ...rule,
    id: 'TR1',
  });
});

test('every condition of a rule says how it compares', async () => {
  const { platform, heard } = await platformSaying({ ...rule, id: 'TR1' });
  await platform.createTransactionRule(rule, { idempotencyKey: KEY });
  assert.equal(heard[0]?.request.headers['idempotency-key'], KEY);
  const ruleRestrictions = { countries: { value: ['NL'] } } as never;
  const { field } = await errorOf(
    platform.createTransactionRule({ ...rule, ruleRestrictions }, { idempotencyKey: KEY }),
  );
  assert.equal(field, 'ruleRestrictions.countries.operation');
});

test('a business account may leave its form open, and is answered with the numbers of its country', async () => {
  const account = {
    id: 'PI1',
    type: 'bankAccount',
    balanceAccountId: 'BA1',
    issuingCountryCode: 'NL',
    bankAccount: { type: 'iban', iban: 'NL20ADYB2017000035' },
    additionalBankAccountIdentifications: [{ type: 'iban', iban: 'NL20ADYB2017000035' }],
  };
  const { platform, heard } = await platformSaying(account);
  const order = { type: 'bankAccount', balanceAccountId: 'BA1', issuingCountryCode: 'NL' } as const;
  const opened = await platform.createPaymentInstrument(
    { ...order, bankAccount: { formFactor: null } },
    { idempotencyKey: KEY },
  );
  assert.deepEqual(opened, account);
  assert.equal(JSON.parse(heard[0]?.body ?? '').bankAccount.formFactor, null);
});

test('a route with a requirement of a new kind is still a route', async () => {
  const { platform } = await platformSaying({
    transferRoutes: [
      {
        priority: 'instant',
        requirements: [
          { type: 'amountMinMaxRequirement', min: 1, max: 10_000_000 },
          { type: 'purposeRequirement', purposes: ['rent'] },
        ],
      },
    ],
  });
  const question = { balancePlatform: 'Shop', category: 'bank', currency: 'EUR' } as const;
  const { transferRoutes } = await platform.calculateTransferRoutes(question);
  assert.deepEqual(transferRoutes?.[0]?.requirements, [
    { type: 'amountMinMaxRequirement', min: 1, max: 10_000_000 },
    { type: 'unknown:purposeRequirement' },
  ]);
});
