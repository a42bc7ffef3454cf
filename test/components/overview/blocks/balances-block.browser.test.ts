import { expect } from '@open-wc/testing';

import type { FlorinOverview } from '../../../../src/components/overview/overview.js';
import type { Identity } from '../../../../src/proxy/index.js';
import { openBank, type Bank } from '../../balances/bank.js';
import { narrowPage, restorePage } from '../../known-seller.js';
import { read } from '../../opened.js';
import { openBlock } from './open-block.js';

const otto: Identity = { audience: 'operator', email: 'otto@shop.example' };

/** A bank whose page is an operator's, with the accounts of the platform itself. */
async function openPlatform() {
  const bank = await openBank({ who: () => otto });
  const { accountHolders } = await bank.platform.listAccountHolders({ id: 'FlorinPlatform' });
  const accountHolder = accountHolders[0]!.id;
  const { balanceAccounts } = await bank.platform.listBalanceAccounts({ id: accountHolder });
  const [eur = '', usd = ''] = balanceAccounts.map(({ id }) => id);
  return { bank, accountHolder, eur, usd };
}

async function openBalances({ fetch }: Bank, properties: Partial<FlorinOverview>) {
  const opened = await openBlock('balances', fetch, properties);
  return { ...opened, sweep: (): string => read(opened.all('[part=next-sweep]')[0]) };
}

const push = (account: string, end: string, changes: object = {}) => ({
  balanceAccountId: account,
  type: 'push' as const,
  category: 'internal' as const,
  currency: 'EUR',
  counterparty: { balanceAccountId: end },
  schedule: { type: 'weekly' as const },
  ...changes,
});

describe('the block of the balances of the platform', () => {
  afterEach(() => restorePage());

  it('shows what its accounts hold by currency, and says that no sweep is set up', async () => {
    const { bank, accountHolder, eur, usd } = await openPlatform();
    const opened = await openBalances(bank, { accountHolder });
    await opened.comes('[part~=total]');
    const money = async (id: string, currency: string): Promise<string> =>
      new Intl.NumberFormat('en', { style: 'currency', currency }).format(
        (await bank.available(id, currency)) / 100,
      );
    const available = read(opened.all('[part~=available]')[0]);
    expect(available).to.match(/^Available /);
    expect(available).to.contain(await money(eur, 'EUR'));
    expect(available).to.contain(await money(usd, 'USD'));
    expect(read(opened.all('[part~=pending]')[0])).to.match(/^On the way /);
    expect(opened.sweep()).to.equal('No sweep is set up, so no money moves by itself.');
    expect(read(opened.all('[part=freshness]')[0])).to.match(/^As of May 4, 2026,? .*12:00:00.PM GMT\+2$/);
    opened.button(/^See balances$/).click();
    expect(opened.events).to.deep.equal([
      [
        'florin-before-figure-open',
        { kind: 'platform-balances', element: 'florin-balances', days: 0, from: '' },
      ],
    ]);
    await expect(opened.element).to.be.accessible();
  });

  it('says which sweep runs next, where to, when and with how much, or why with nothing', async () => {
    const { bank, accountHolder, eur, usd } = await openPlatform();
    const { id } = await bank.platform.createSweep(
      push(eur, usd, { sweepAmount: { currency: 'EUR', value: 1250 } }),
      { idempotencyKey: 'sweep-1' },
    );
    const opened = await openBalances(bank, { accountHolder });
    await opened.until(() => opened.sweep().startsWith('Next sweep'), 'a sweep');
    expect(opened.sweep()).to.equal(
      'Next sweep: €12.50 to The platform itself: USD, Mon, May 11, 7:00 AM GMT+2.',
    );
    expect(opened.all('[part=payout-reason]')).to.deep.equal([]);
    await bank.platform.updateSweep({ balanceAccountId: eur, sweepId: id, status: 'inactive' } as never);
    opened.button(/^Refresh$/).click();
    await opened.until(() => opened.sweep().startsWith('Every sweep is paused or switched off'), 'paused');
  });

  it('says where a sweep brings money in from, and why none would come', async () => {
    const { bank, accountHolder, eur, usd } = await openPlatform();
    await bank.platform.createSweep(
      push(eur, usd, {
        type: 'pull',
        targetAmount: { currency: 'EUR', value: 1000 },
      }),
      { idempotencyKey: 'sweep-1' },
    );
    const opened = await openBalances(bank, { accountHolder });
    await opened.until(() => opened.sweep().startsWith('Next sweep'), 'a sweep');
    expect(opened.sweep()).to.match(/^Next sweep: €0\.00 from The platform itself: USD, /);
    expect(read(opened.all('[part=payout-reason]')[0])).to.match(/^Nothing would come in: /);
  });

  it('is not there where the page and the session name no account holder', async () => {
    const { bank, accountHolder } = await openPlatform();
    const opened = await openBalances(bank, { blocks: 'tasks balances' });
    await opened.until(
      () => opened.root.querySelector('[part=nothing]') && opened.all('').length === 0,
      'no balances',
    );
    expect(opened.root.querySelector('[data-block=balances]')).to.equal(null);
    expect(opened.events).to.deep.equal([]);
    opened.element.accountHolder = accountHolder;
    await opened.comes('[part~=total]');
  });

  it('fails in its place, and tries again', async () => {
    const { bank, accountHolder } = await openPlatform();
    bank.obstacle = (call) =>
      call.includes('/balanceAccounts')
        ? Response.json({ error: { code: 'internal' } }, { status: 500 })
        : undefined;
    const opened = await openBalances(bank, { accountHolder, blocks: 'tasks balances' });
    await opened.comes('[part=error]');
    expect(opened.events.map(([name]) => name)).to.deep.equal(['florin-overview-failed']);
    expect(opened.root.querySelector('[part=nothing]')).not.to.equal(null);
    bank.obstacle = undefined;
    opened.all('[part=retry]')[0]!.click();
    await opened.comes('[part~=total]');
    expect(opened.all('[part=error]')).to.deep.equal([]);
  });

  it('is accessible in the dark, and fits right to left at 320 pixels', async () => {
    narrowPage();
    const { bank, accountHolder, eur, usd } = await openPlatform();
    await bank.platform.createSweep(push(eur, usd), { idempotencyKey: 'sweep-1' });
    const opened = await openBalances(bank, { accountHolder, locale: 'ar' });
    await opened.comes('[part=next-sweep]');
    expect(opened.element.scrollWidth).to.be.at.most(320);
    await expect(opened.element).to.be.accessible();
  });
});
