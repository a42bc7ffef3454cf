import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import fc from 'fast-check';

import { DAY } from '../../../src/facts/instant.js';
import { sam, iban } from '../legal-entity/platform.js';
import { HOUR, openPlatform, refusal } from './platform.js';

const EUR = (value: number) => ({ value, currency: 'EUR' });

describe('sweeps', () => {
  it('push what is above the target at seven in the morning, day after day', async () => {
    const { bcl, btl, clock, available, dutchEur, ownEur } = await openPlatform();
    const [before, collected] = [await available(dutchEur), await available(ownEur)];
    const { id } = await bcl.createSweep({
      balanceAccountId: dutchEur,
      counterparty: { balanceAccountId: ownEur },
      currency: 'EUR',
      schedule: { type: 'daily' },
      triggerAmount: EUR(20_000),
      targetAmount: EUR(10_000),
      reference: 'nightly',
    });
    assert.ok(before > 20_000);
    clock.now = Date.parse('2026-05-05T04:59:59Z');
    assert.equal(await available(dutchEur), before);
    clock.now = Date.parse('2026-05-05T05:00:00Z');
    assert.deepEqual(
      [await available(dutchEur), await available(ownEur)],
      [10_000, collected + before - 10_000],
    );
    clock.now += 3 * DAY;
    assert.equal(await available(dutchEur), 10_000);
    const { data = [] } = await btl.listTransfers({
      balanceAccountId: dutchEur,
      createdSince: '2026-05-05T00:00:00Z',
      createdUntil: '2026-05-09T00:00:00Z',
    });
    const swept = data.filter(({ reference }) => reference === 'nightly');
    assert.deepEqual(
      swept.map(({ amount, status }) => [amount.value, status]),
      [[before - 10_000, 'booked']],
    );
    assert.equal((await bcl.listSweeps({ balanceAccountId: dutchEur })).sweeps[0]?.id, id);
    await bcl.updateSweep({ balanceAccountId: dutchEur, sweepId: id, targetAmount: EUR(5000) });
    clock.now += DAY;
    assert.equal(await available(dutchEur), 10_000, 'below the trigger nothing moves');
  });

  it('run at seven of Central Europe where the schedule has a name, and by the clock of the account where it is cron', async () => {
    const { bcl, clock, available, britishGbp, ownGbp } = await openPlatform();
    const before = await available(britishGbp, 'GBP');
    const GBP = (value: number) => ({ value, currency: 'GBP' });
    const sweep = {
      balanceAccountId: britishGbp,
      counterparty: { balanceAccountId: ownGbp },
      currency: 'GBP',
    } as const;
    await bcl.createSweep({ ...sweep, schedule: { type: 'daily' }, sweepAmount: GBP(100) });
    const cron = { type: 'cron', cronExpression: '0 7 * * *' } as const;
    await bcl.createSweep({ ...sweep, schedule: cron, sweepAmount: GBP(7) });
    clock.now = Date.parse('2026-05-05T05:00:00Z');
    assert.equal(await available(britishGbp, 'GBP'), before - 100);
    clock.now = Date.parse('2026-05-05T06:00:00Z');
    assert.equal(await available(britishGbp, 'GBP'), before - 107);
  });

  it('pull what is short of the target as soon as the balance falls below the trigger', async () => {
    const { bcl, btl, clock, available, dutchEur, ownEur } = await openPlatform();
    const { id } = await bcl.createBalanceAccount({
      accountHolderId: (await bcl.getBalanceAccount({ id: dutchEur })).accountHolderId,
    });
    const before = await available(dutchEur);
    await bcl.createSweep({
      balanceAccountId: id,
      type: 'pull',
      counterparty: { balanceAccountId: dutchEur },
      currency: 'EUR',
      schedule: { type: 'balance' },
      triggerAmount: EUR(1000),
      targetAmount: EUR(5000),
    });
    assert.deepEqual([await available(id), await available(dutchEur)], [5000, before - 5000]);
    await btl.createTransfer(
      {
        amount: EUR(4500),
        balanceAccountId: id,
        category: 'internal',
        counterparty: { balanceAccountId: ownEur },
      },
      { idempotencyKey: 'spend' },
    );
    clock.now += HOUR;
    assert.deepEqual([await available(id), await available(dutchEur)], [5000, before - 9500]);
  });

  it('pay out to a bank account that the platform knows', async () => {
    const { bcl, lem, clock, available, dutchEur } = await openPlatform();
    const { id: legalEntityId } = await lem.createLegalEntity(sam);
    const { id: transferInstrumentId } = await lem.createTransferInstrument({
      legalEntityId,
      type: 'bankAccount',
      bankAccount: iban,
    });
    const sweep = {
      balanceAccountId: dutchEur,
      counterparty: { transferInstrumentId },
      currency: 'EUR',
      schedule: { type: 'cron', cronExpression: '30 17 * * FRI' },
    } as const;
    assert.equal((await bcl.createSweep(sweep)).category, 'bank');
    clock.now = Date.parse('2026-05-08T15:29:00Z');
    assert.ok((await available(dutchEur)) > 0);
    clock.now = Date.parse('2026-05-08T15:30:00Z');
    assert.equal(await available(dutchEur), 0);
    const unknown = { ...sweep, counterparty: { transferInstrumentId: 'SE1' } };
    assert.equal((await refusal(bcl.createSweep(unknown))).field, 'counterparty.transferInstrumentId');
    const pulling = { ...sweep, type: 'pull' } as const;
    assert.equal((await refusal(bcl.createSweep(pulling))).field, 'counterparty.merchantAccount');
  });

  it('say why they could not run, and run once they can', async () => {
    const { bcl, clock, available, dutchEur, ownEur } = await openPlatform();
    const { id: empty } = await bcl.createBalanceAccount({
      accountHolderId: (await bcl.getBalanceAccount({ id: dutchEur })).accountHolderId,
    });
    const { id: sweepId } = await bcl.createSweep({
      balanceAccountId: dutchEur,
      type: 'pull',
      counterparty: { balanceAccountId: empty },
      currency: 'EUR',
      schedule: { type: 'daily' },
      triggerAmount: EUR(100_000_000),
      sweepAmount: EUR(700),
    });
    clock.now += DAY;
    const where = { balanceAccountId: dutchEur, sweepId };
    assert.equal((await bcl.getSweep(where)).reason, 'notEnoughBalance');
    const before = await available(ownEur);
    await bcl.updateSweep({ ...where, counterparty: { balanceAccountId: ownEur } });
    clock.now += DAY;
    assert.equal((await bcl.getSweep(where)).reason, undefined);
    assert.equal(await available(ownEur), before - 700);
  });

  it('are switched off with the reason where they cannot run, and go on once they are switched on', async () => {
    const { bcl, clock, available, dutchEur, ownEur } = await openPlatform();
    const before = await available(dutchEur);
    const { id: sweepId } = await bcl.createSweep({
      balanceAccountId: dutchEur,
      counterparty: { balanceAccountId: ownEur },
      currency: 'EUR',
      schedule: { type: 'daily' },
      sweepAmount: EUR(100),
      description: 'Rent, to refusedByCounterpartyBank',
    });
    const where = { balanceAccountId: dutchEur, sweepId };
    const stands = async () => {
      const { status, reason } = await bcl.getSweep(where);
      return { status, reason };
    };
    clock.now += DAY;
    assert.deepEqual(await stands(), { status: 'inactive', reason: 'refusedByCounterpartyBank' });
    clock.now += 3 * DAY;
    assert.equal(await available(dutchEur), before);
    await bcl.updateSweep({ ...where, description: 'Rent', status: 'active' });
    assert.deepEqual(await stands(), { status: 'active', reason: undefined });
    clock.now += DAY;
    assert.equal(await available(dutchEur), before - 100);
    await bcl.updateBalanceAccount({ id: ownEur, status: 'suspended' });
    clock.now += DAY;
    assert.deepEqual(await stands(), { status: 'inactive', reason: 'counterpartyAccountBlocked' });
  });

  it('stay on where only money is missing, and run once it is there', async () => {
    const { bcl, clock, available, dutchEur, ownEur } = await openPlatform();
    const before = await available(dutchEur);
    const { id: sweepId } = await bcl.createSweep({
      balanceAccountId: dutchEur,
      counterparty: { balanceAccountId: ownEur },
      currency: 'EUR',
      schedule: { type: 'daily' },
      sweepAmount: EUR(before + 1),
    });
    const where = { balanceAccountId: dutchEur, sweepId };
    clock.now += DAY;
    const { status, reason } = await bcl.getSweep(where);
    assert.deepEqual([status, reason, await available(dutchEur)], ['active', 'notEnoughBalance', before]);
    await bcl.updateSweep({ ...where, sweepAmount: EUR(before) });
    clock.now += DAY;
    assert.deepEqual([(await bcl.getSweep(where)).reason, await available(dutchEur)], [undefined, 0]);
  });

  it('move nothing while they are halted, after they are ended, or to an account that is suspended', async () => {
    const { bcl, clock, available, dutchEur, ownEur } = await openPlatform();
    const before = await available(dutchEur);
    const { id: sweepId } = await bcl.createSweep({
      balanceAccountId: dutchEur,
      counterparty: { balanceAccountId: ownEur },
      currency: 'EUR',
      schedule: { type: 'daily' },
      sweepAmount: EUR(100),
    });
    const where = { balanceAccountId: dutchEur, sweepId };
    await bcl.updateSweep({ ...where, status: 'inactive' });
    clock.now += 5 * DAY;
    await bcl.updateSweep({ ...where, status: 'active' });
    assert.equal(await available(dutchEur), before);
    clock.now += DAY;
    assert.equal(await available(dutchEur), before - 100);
    await bcl.updateBalanceAccount({ id: ownEur, status: 'suspended' });
    clock.now += DAY;
    assert.equal((await bcl.getSweep(where)).reason, 'counterpartyAccountBlocked');
    await bcl.updateBalanceAccount({ id: ownEur, status: 'active' });
    await bcl.deleteSweep(where);
    clock.now += DAY;
    assert.equal(await available(dutchEur), before - 100);
    assert.equal((await refusal(bcl.getSweep(where))).status, 404);
    assert.deepEqual((await bcl.listSweeps({ balanceAccountId: dutchEur })).sweeps, []);
  });

  it('are refused by the field that makes no sense', async () => {
    const { bcl, dutchEur, ownEur } = await openPlatform();
    const fieldOf = async (changes: object) =>
      (
        await refusal(
          bcl.createSweep({
            balanceAccountId: dutchEur,
            counterparty: { balanceAccountId: ownEur },
            currency: 'EUR',
            schedule: { type: 'daily' },
            ...changes,
          }),
        )
      ).field;
    assert.equal(
      await fieldOf({ counterparty: { balanceAccountId: dutchEur } }),
      'counterparty.balanceAccountId',
    );
    assert.equal(await fieldOf({ counterparty: {} }), 'counterparty');
    assert.equal(await fieldOf({ sweepAmount: { value: 1, currency: 'USD' } }), 'sweepAmount.currency');
    assert.equal(await fieldOf({ sweepAmount: EUR(1), targetAmount: EUR(1) }), 'targetAmount');
    assert.equal(await fieldOf({ schedule: { type: 'cron' } }), 'schedule.cronExpression');
    const hour = { type: 'cron', cronExpression: '0 24 * * *' };
    assert.equal(await fieldOf({ schedule: hour }), 'schedule.cronExpression');
    assert.equal(await fieldOf({ category: 'bank' }), 'category');
    assert.equal(await fieldOf({ currency: 'XXX' }), 'currency');
  });

  it('never make or lose money, and never spend what is not there', async () => {
    const step = fc.record({
      kind: fc.constantFrom('push', 'pull', 'transfer', 'wait', 'halt'),
      schedule: fc.constantFrom('daily', 'balance', 'weekly'),
      from: fc.nat(3),
      to: fc.nat(3),
      value: fc.integer({ min: 1, max: 900_000 }),
      trigger: fc.integer({ min: 0, max: 500_000 }),
      isFixed: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), fc.integer(), async (steps, seed) => {
        const { bcl, btl, clock, available, dutch, dutchEur, ownEur, britishGbp } = await openPlatform({
          seed,
        });
        const { id: spare } = await bcl.createBalanceAccount({ accountHolderId: dutch });
        const accounts = [dutchEur, ownEur, spare, britishGbp];
        const held = async () => Promise.all(accounts.map((id) => available(id)));
        const total = async () => (await held()).reduce((sum, value) => sum + value, 0);
        const before = await total();
        for (const [at, { kind, schedule, from, to, value, trigger, isFixed }] of steps.entries()) {
          const [balanceAccountId = '', other = ''] = [accounts[from], accounts[to]];
          if (kind === 'wait') clock.now += (value % 48) * HOUR;
          else if (balanceAccountId === other) continue;
          else if (kind === 'transfer')
            await btl
              .createTransfer(
                {
                  amount: EUR(value),
                  balanceAccountId,
                  category: 'internal',
                  counterparty: { balanceAccountId: other },
                },
                { idempotencyKey: `step-${at}` },
              )
              .catch(() => undefined);
          else if (kind === 'halt') {
            const { sweeps } = await bcl.listSweeps({ balanceAccountId });
            if (sweeps[0])
              await bcl.updateSweep({ balanceAccountId, sweepId: sweeps[0].id, status: 'inactive' });
          } else
            await bcl.createSweep({
              balanceAccountId,
              type: kind,
              counterparty: { balanceAccountId: other },
              currency: 'EUR',
              schedule: { type: schedule },
              triggerAmount: EUR(trigger),
              ...(isFixed ? { sweepAmount: EUR(value) } : { targetAmount: EUR(value) }),
            });
          assert.ok((await held()).every((balance) => balance >= 0));
        }
        clock.now += 30 * DAY;
        await held();
        clock.now += 1;
        assert.equal(await total(), before);
      }),
      { numRuns: 15 },
    );
  });
});
