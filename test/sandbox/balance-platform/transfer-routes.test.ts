import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { BankAccount } from '../../../src/client/balance-platform/index.js';
import { openPlatform, PLATFORM, refusal } from './platform.js';

type Account = BankAccount['accountIdentification'];

const RIGHT: readonly Account[] = [
  { type: 'iban', iban: 'NL91ABNA0417164300' },
  { type: 'iban', iban: 'GB82WEST12345698765432' },
  { type: 'auLocal', accountNumber: '12345678', bsbCode: '062000' },
  { type: 'brLocal', accountNumber: '12345X', bankCode: '001', branchNumber: '1234', ispb: '00000000' },
  { type: 'caLocal', accountNumber: '1234567', institutionNumber: '003', transitNumber: '00012' },
  { type: 'czLocal', accountNumber: '19-2000145399', bankCode: '0800' },
  { type: 'dkLocal', accountNumber: '1234567890', bankCode: '0040' },
  { type: 'hkLocal', accountNumber: '123456789', clearingCode: '004' },
  { type: 'huLocal', accountNumber: '117730161111101800000000' },
  { type: 'noLocal', accountNumber: '86011117947' },
  { type: 'nzLocal', accountNumber: '010902006838900' },
  { type: 'numberAndBic', accountNumber: '123456', bic: 'CHASUS33' },
  { type: 'plLocal', accountNumber: '61109010140000071219812874' },
  { type: 'seLocal', accountNumber: '1234567', clearingNumber: '6000' },
  { accountNumber: '12345678', bic: 'DBSSSGSG' },
  { type: 'ukLocal', accountNumber: '12345678', sortCode: '040004' },
  { type: 'usLocal', accountNumber: '123456', routingNumber: '011000138' },
];

/** A bank account with one digit changed, and the field that says so. */
const WRONG: readonly (readonly [Account, string])[] = [
  [{ type: 'iban', iban: 'NL91ABNA0417164301' }, 'iban'],
  [{ type: 'iban', iban: 'GB82WEST1234569876543' }, 'iban'],
  [{ type: 'auLocal', accountNumber: '12345678', bsbCode: '06200O' }, 'bsbCode'],
  [{ type: 'czLocal', accountNumber: '19-2000145398', bankCode: '0800' }, 'accountNumber'],
  [{ type: 'huLocal', accountNumber: '117730171111101800000000' }, 'accountNumber'],
  [{ type: 'noLocal', accountNumber: '86011117946' }, 'accountNumber'],
  [{ type: 'numberAndBic', accountNumber: '123456', bic: '12345678' }, 'bic'],
  [{ type: 'plLocal', accountNumber: '61109010140000071219812875' }, 'accountNumber'],
  [{ type: 'ukLocal', accountNumber: '1234567X', sortCode: '040004' }, 'accountNumber'],
  [{ type: 'usLocal', accountNumber: '123456', routingNumber: '011000139' }, 'routingNumber'],
  [
    {
      type: 'numberAndBic',
      accountNumber: '123456',
      bic: 'CHASUS33',
      additionalBankIdentification: { type: 'usRoutingNumber', code: '011000139' },
    },
    'additionalBankIdentification.code',
  ],
];

describe('bank accounts', () => {
  it('are right where their check digits are', async () => {
    const { bcl } = await openPlatform();
    for (const accountIdentification of RIGHT)
      assert.equal(await bcl.validateBankAccountIdentification({ accountIdentification }), undefined);
  });

  it('are wrong by the field that is', async () => {
    const { bcl } = await openPlatform();
    for (const [accountIdentification, field] of WRONG) {
      const error = await refusal(bcl.validateBankAccountIdentification({ accountIdentification }));
      assert.deepEqual([error.status, error.field], [422, `accountIdentification.${field}`]);
    }
  });
});

describe('routes', () => {
  const ask = { balancePlatform: PLATFORM, category: 'bank' } as const;

  it('lead by the rails of the country, and abroad where there are none', async () => {
    const { bcl, dutchEur } = await openPlatform();
    const prioritiesOf = async (request: object) =>
      (await bcl.calculateTransferRoutes({ ...ask, currency: 'EUR', ...request })).transferRoutes?.map(
        ({ priority }) => priority,
      );
    assert.deepEqual(await prioritiesOf({ country: 'NL', balanceAccountId: dutchEur }), [
      'regular',
      'instant',
      'wire',
      'crossBorder',
    ]);
    assert.deepEqual(await prioritiesOf({ country: 'US' }), ['crossBorder']);
    assert.deepEqual(
      await prioritiesOf({ country: 'GB', currency: 'GBP', priorities: ['fast', 'instant'] }),
      ['fast'],
    );
    const american = { type: 'usLocal', accountNumber: '123456', routingNumber: '011000138' } as const;
    const counterparty = { bankAccount: { accountIdentification: american } };
    assert.deepEqual(await prioritiesOf({ currency: 'USD', counterparty }), [
      'regular',
      'fast',
      'instant',
      'wire',
    ]);
    assert.deepEqual(await prioritiesOf({ counterparty }), []);
  });

  it('say what they ask for', async () => {
    const { bcl } = await openPlatform();
    const { transferRoutes = [] } = await bcl.calculateTransferRoutes({
      ...ask,
      country: 'GB',
      currency: 'GBP',
    });
    const fast = transferRoutes.find(({ priority }) => priority === 'fast');
    assert.deepEqual(
      fast?.requirements?.map(({ type }) => type),
      ['bankAccountIdentificationTypeRequirement', 'amountMinMaxRequirement'],
    );
    const platform = { ...ask, currency: 'EUR', balancePlatform: 'Other' };
    assert.equal((await refusal(bcl.calculateTransferRoutes(platform))).field, 'balancePlatform');
    const account = { ...ask, currency: 'EUR', balanceAccountId: 'BA1' };
    assert.equal((await refusal(bcl.calculateTransferRoutes(account))).field, 'balanceAccountId');
  });
});
