import { expect } from '@open-wc/testing';

import '../../../../src/components/overview/define.js';
import { bind, type Fetch } from '../../../../src/client/index.js';
import { legalEntity } from '../../../../src/client/legal-entity/index.js';
import { restorePage } from '../../known-seller.js';
import { openBank } from '../../balances/bank.js';
import { labelOf, openElement, read } from '../../opened.js';
import { line, openStall, order, type Stall } from '../../sales/stall.js';

const EVENTS = ['florin-before-figure-open', 'florin-overview-failed'];

async function openSeller(fetch: Fetch) {
  const opened = await openElement('florin-overview', {
    fetch,
    properties: { audience: 'seller', timeZone: 'Europe/Amsterdam' },
    events: EVENTS,
  });
  const all = (selector: string) => [...opened.root.querySelectorAll<HTMLElement>(selector)];
  const block = (kind: string) => all(`[data-block=${kind}]`)[0];
  const comes = (selector: string) => opened.until(() => all(selector).length > 0, selector);
  return { ...opened, all, block, comes };
}

/** The seller's bank account, by the platform's id. */
async function instrumentOf({ clientOf, platform, own }: Stall): Promise<string> {
  const { legalEntityId } = await platform.getAccountHolder({ id: own });
  const entity = await bind(clientOf('/lem/v3'), legalEntity).getLegalEntity({ id: legalEntityId });
  return entity.transferInstruments![0]!.id;
}

describe('the blocks of a seller’s overview', () => {
  afterEach(() => restorePage());

  it('show what was sold today, in a week and in a month, against the time before, and what sold best', async () => {
    const stall = await openStall([
      order('FL-5', [line('Brass lamp', 4900, { quantity: 2 })], { createdAt: '2026-05-04T07:30:00Z' }),
      order('FL-4', [line('Wool rug', 12_000)], { createdAt: '2026-05-03T21:59:00Z', status: 'shipped' }),
      order('FL-3', [line('Wool rug', 12_000)], { createdAt: '2026-05-03T09:00:00Z', status: 'refunded' }),
      order('FL-2', [line('Old map', 2001)], { createdAt: '2026-04-26T09:00:00Z', status: 'delivered' }),
      order('FL-1', [line('Old map', 500)], { createdAt: '2026-03-20T09:00:00Z', status: 'delivered' }),
    ]);
    const opened = await openSeller(stall.fetch);
    await opened.comes('[data-block=sales] [part~=sold]');
    expect(opened.all('[part~=sold]').map(read)).to.deep.equal([
      'Today €98.00 1 sale Yesterday: €120.00',
      'Last 7 days €218.00 2 sales 7 days before: €20.01',
      'Last 30 days €238.01 3 sales 30 days before: €5.00',
    ]);
    expect(opened.all('[part=best] li').map(read)).to.deep.equal([
      'Wool rug €120.00',
      'Brass lamp €98.00',
      'Old map €20.01',
    ]);
    expect(read(opened.all('[part=unsent]')[0])).to.equal('1 paid order is not marked as shipped.');
    const points = opened.all('[part=point]');
    expect(points).to.have.length(30);
    expect(points.slice(-2).map(labelOf)).to.deep.equal(['May 3, 2026: €120.00', 'May 4, 2026: €98.00']);
    opened.button(/^see sales$/i).click();
    expect(opened.events).to.deep.equal([
      ['florin-before-figure-open', { kind: 'sold', element: 'florin-sales', days: 30, from: '2026-04-05' }],
    ]);
    await expect(opened.element).to.be.accessible();
  });

  it('say that there may be more where there are too many sales to read', async () => {
    const at = (index: number) =>
      new Date(Date.parse('2026-05-04T09:00:00Z') - index * 3_600_000).toISOString();
    const stall = await openStall(
      Array.from({ length: 600 }, (_, index) =>
        order(`FL-${index}`, [line('Brass lamp', 100)], { createdAt: at(index) }),
      ),
    );
    const opened = await openSeller(stall.fetch);
    await opened.comes('[data-block=sales] [part~=sold]');
    const figures = opened.all('[part~=sold]').map(read);
    expect(figures[1]).to.equal('Last 7 days €156.00 156 sales 7 days before: €168.00');
    expect(figures[2]).to.equal('Last 30 days At least €500.00 500 sales');
    expect(opened.all('[part=point]').length).to.equal(21);
  });

  it('show one currency at a time, and say so where nothing was sold', async () => {
    const stall = await openStall([
      order('FL-2', [line('Brass lamp', 4900)], { createdAt: '2026-05-04T07:30:00Z' }),
      order('FL-1', [line('Wool rug', 900, { currency: 'JPY' })], { createdAt: '2026-05-04T07:00:00Z' }),
    ]);
    const opened = await openSeller(stall.fetch);
    await opened.comes('[part=currency]');
    expect(read(opened.all('[part~=sold]')[0])).to.contain('€49.00');
    opened.all('[part=currency]')[1]!.click();
    await opened.until(() => read(opened.all('[part~=sold]')[0]).includes('¥900'), 'yen');
    const empty = await openSeller((await openStall([])).fetch);
    await empty.comes('[data-block=sales] [part=none]');
    expect(read(empty.block('sales'))).to.contain('No paid sales in the last 60 days.');
  });

  it('show the next payout: how much, where to, when, and what stays behind', async () => {
    const stall = await openStall([]);
    await stall.platform.createSweep(
      {
        balanceAccountId: stall.eur,
        type: 'push',
        category: 'bank',
        currency: 'EUR',
        counterparty: { transferInstrumentId: await instrumentOf(stall) },
        schedule: { type: 'weekly' },
      },
      { idempotencyKey: 'sweep-1' },
    );
    const opened = await openSeller(stall.fetch);
    await opened.comes('[part=payout]');
    const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(
      (await stall.available(stall.eur)) / 100,
    );
    expect(read(opened.all('[part=payout-amount]')[0])).to.equal(money);
    expect(read(opened.all('[part=payout]')[0])).to.match(/To .*\d{4}: Mon, May 11, 7:00.AM GMT\+2/);
    opened.button(/^see balances$/i).click();
    expect(opened.events.at(-1)).to.deep.equal([
      'florin-before-figure-open',
      { kind: 'next-payout', element: 'florin-balances', days: 0, from: '' },
    ]);
    await stall.platform.updateSweep({
      balanceAccountId: stall.eur,
      sweepId: (await stall.sweeps())[0]!.id,
      triggerAmount: { currency: 'EUR', value: 100_000_000 },
    } as never);
    opened.button(/^refresh$/i).click();
    await opened.comes('[part=payout-reason]');
    expect(read(opened.all('[part=payout-amount]')[0])).to.equal('€0.00');
    expect(read(opened.all('[part=payout-reason]')[0])).to.match(
      /^Nothing would leave: .+ is available, and payouts start at €1,000,000\.00\.$/,
    );
  });

  it('say that no payout is scheduled, and that they are switched off', async () => {
    const stall = await openStall([]);
    const opened = await openSeller(stall.fetch);
    await opened.comes('[data-block=next-payout] [part=none]');
    expect(read(opened.block('next-payout'))).to.contain('No payout to a bank account is scheduled.');
    await stall.platform.createSweep(
      {
        balanceAccountId: stall.eur,
        type: 'push',
        category: 'bank',
        currency: 'EUR',
        status: 'inactive',
        counterparty: { transferInstrumentId: await instrumentOf(stall) },
        schedule: { type: 'weekly' },
      },
      { idempotencyKey: 'sweep-1' },
    );
    opened.button(/^refresh$/i).click();
    await opened.until(() => read(opened.block('next-payout')).includes('switched off'), 'switched off');
  });

  it('fail alone: the rest stays, and another try brings it', async () => {
    const stall = await openStall();
    stall.obstacle = (call) =>
      call === 'GET /sales' ? Response.json({ error: { code: 'internal' } }, { status: 500 }) : undefined;
    const opened = await openSeller(stall.fetch);
    await opened.comes('[data-block=sales] [part=error]');
    await opened.comes('[data-block=next-payout] [part=none]');
    expect(opened.all('[part~=figure]').length).to.be.greaterThan(0);
    stall.obstacle = undefined;
    opened.block('sales')!.querySelector<HTMLElement>('[part=retry]')!.click();
    await opened.comes('[data-block=sales] [part~=sold]');
  });

  it('are not there where the merchant has no sales to show', async () => {
    const bank = await openBank();
    const opened = await openSeller(bank.fetch);
    await opened.comes('[data-block=next-payout] [part=none]');
    await opened.until(() => opened.block('sales') === undefined, 'no sales');
    expect(opened.events).to.deep.equal([]);
  });
});
