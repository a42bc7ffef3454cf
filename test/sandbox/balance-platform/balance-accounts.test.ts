import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { openPlatform, refusal, SECOND } from './platform.js';

describe('balance accounts', () => {
  it('start empty in their own currency and are listed with their holder', async () => {
    const { bcl, british } = await openPlatform();
    const { id, timeZone, balances } = await bcl.createBalanceAccount({
      accountHolderId: british,
      defaultCurrencyCode: 'USD',
      description: 'Dollars',
    });
    assert.equal(timeZone, 'Europe/London');
    assert.deepEqual(balances, [{ currency: 'USD', balance: 0, available: 0, pending: 0, reserved: 0 }]);
    const { balanceAccounts } = await bcl.listBalanceAccounts({ id: british, offset: 1 });
    assert.deepEqual(
      balanceAccounts.map((account) => [account.id, account.description, 'balances' in account]),
      [[id, 'Dollars', false]],
    );
  });

  it('show what transfers have left on them', async () => {
    const { bcl, btl, clock, available, dutchEur, ownEur } = await openPlatform();
    const before = await available(dutchEur);
    await btl.createTransfer(
      {
        amount: { value: 1500, currency: 'EUR' },
        balanceAccountId: dutchEur,
        category: 'internal',
        counterparty: { balanceAccountId: ownEur },
      },
      { idempotencyKey: 'transfer-1' },
    );
    clock.now += 60 * SECOND;
    assert.equal(await available(dutchEur), before - 1500);
    const { balances } = await bcl.getBalanceAccount({ id: dutchEur });
    assert.deepEqual(
      balances?.map(({ currency, balance }) => [currency, balance]),
      [['EUR', before - 1500]],
    );
  });

  it('change, and are closed for good once they are empty', async () => {
    const { bcl, dutch, dutchEur, own } = await openPlatform();
    const { id } = await bcl.createBalanceAccount({ accountHolderId: dutch });
    await bcl.updateBalanceAccount({
      id,
      timeZone: 'America/New_York',
      platformPaymentConfiguration: { salesDayClosingTime: '18:00', settlementDelayDays: 3 },
    });
    const { timeZone, platformPaymentConfiguration, accountHolderId } = await bcl.getBalanceAccount({ id });
    assert.deepEqual([timeZone, platformPaymentConfiguration?.settlementDelayDays], ['America/New_York', 3]);
    assert.equal(accountHolderId, dutch);
    await bcl.updateBalanceAccount({ id, accountHolderId: own });
    const { balanceAccounts } = await bcl.listBalanceAccounts({ id: own });
    assert.ok(balanceAccounts.some((account) => account.id === id));
    assert.equal((await refusal(bcl.updateBalanceAccount({ id: dutchEur, status: 'closed' }))).status, 422);
    await bcl.updateBalanceAccount({ id, status: 'closed' });
    assert.equal((await refusal(bcl.updateBalanceAccount({ id, status: 'active' }))).status, 422);
  });

  it('name what they cannot take', async () => {
    const { bcl, dutch } = await openPlatform();
    const fieldOf = async (changes: object) =>
      (await refusal(bcl.createBalanceAccount({ accountHolderId: dutch, ...changes }))).field;
    assert.equal(await fieldOf({ accountHolderId: 'AH1' }), 'accountHolderId');
    assert.equal(await fieldOf({ defaultCurrencyCode: 'EURO' }), 'defaultCurrencyCode');
    assert.equal(await fieldOf({ timeZone: 'Mars/Olympus' }), 'timeZone');
    const late = { platformPaymentConfiguration: { settlementDelayDays: 21 } };
    assert.equal(await fieldOf(late), 'platformPaymentConfiguration.settlementDelayDays');
    const hour = { platformPaymentConfiguration: { salesDayClosingTime: '25:00' } };
    assert.equal(await fieldOf(hour), 'platformPaymentConfiguration.salesDayClosingTime');
    assert.equal((await refusal(bcl.getBalanceAccount({ id: 'BA1' }))).status, 404);
  });
});
