import { expect } from '@open-wc/testing';

import { formatAmount } from '../../../src/client/index.js';
import { DAY } from '../../../src/facts/instant.js';
import { refusal, restorePage } from '../known-seller.js';
import { labelOf, read } from '../opened.js';
import { openFinancing, openLender } from './lender.js';

const euros = (value: number): string => formatAmount({ value, currency: 'EUR' }, 'en');

/** A grant of €11,000.00 with its cost, of which €100.00 was paid back on its first day, and €50.00 two days later. */
async function openRepaid() {
  const lender = await openLender();
  const { id } = await lender.take();
  lender.clock.now += 10_000;
  await lender.sell(100_000);
  lender.clock.now += 2 * DAY;
  await lender.sell(50_000);
  return { lender, id };
}

describe('what is left of a grant over time', () => {
  afterEach(() => {
    localStorage.clear();
    restorePage();
  });

  it('is shown for each day since the payout, ends with what is left, and has the same figures as a table', async () => {
    const { lender, id } = await openRepaid();
    const opened = await openFinancing(lender, { grant: id });
    await opened.until(() => opened.all('[part=point]').length > 0, 'a chart');
    expect(opened.all('[part=point]').map(labelOf)).to.deep.equal([
      `May 4, 2026: ${euros(1_090_000)}`,
      `May 5, 2026: ${euros(1_090_000)}`,
      `May 6, 2026: ${euros(1_085_000)}`,
    ]);
    expect(opened.text('left')).to.contain(euros(1_085_000));
    expect(opened.all('[part=chart] svg[aria-label]').map(labelOf)).to.deep.equal([
      'Left to pay back, at the end of each day, in EUR. May 4, 2026: €10,900.00. May 6, 2026: €10,850.00.',
    ]);
    expect(opened.all('[part=chart-table] tr').map(read)).to.deep.equal([
      'Day Left to pay back',
      'May 4, 2026 €10,900.00',
      'May 5, 2026 €10,900.00',
      'May 6, 2026 €10,850.00',
    ]);
    opened.all('[part=chart-table] summary')[0]!.click();
    await expect(opened.element).to.be.accessible();
  });

  it('is walked by arrow keys', async () => {
    const { lender, id } = await openRepaid();
    const opened = await openFinancing(lender, { grant: id });
    await opened.until(() => opened.all('[part=point]').length > 0, 'a chart');
    const last = opened.all('[part=point]').at(-1)!;
    last.focus();
    last.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home', bubbles: true, cancelable: true }));
    await opened.until(() => opened.part('chart-point'), 'the first day');
    expect(opened.text('chart-point')).to.equal('May 4, 2026: €10,900.00');
  });

  it('ends on the day on which nothing was left', async () => {
    const { lender, id } = await openRepaid();
    await lender.sell(200_000_000);
    lender.clock.now += 20 * DAY;
    const opened = await openFinancing(lender, { grant: id });
    await opened.until(() => opened.all('[part=point]').length > 0, 'a chart');
    expect(labelOf(opened.all('[part=point]').at(-1)!)).to.equal('May 6, 2026: €0.00');
  });

  it('goes by weeks where these were too many days', async () => {
    const { lender, id } = await openRepaid();
    lender.clock.now += 70 * DAY;
    const opened = await openFinancing(lender, { grant: id });
    await opened.until(() => opened.all('[part=point]').length > 0, 'a chart');
    expect(opened.all('[part=point]').map(labelOf)[0]).to.equal('May 4, 2026: €10,850.00');
    expect(read(opened.all('[part=chart-table] tr')[0])).to.equal('Week from Left to pay back');
  });

  it('is not there before anything was paid back, nor where repayments could not be read', async () => {
    const lender = await openLender();
    const { id } = await lender.take();
    lender.clock.now += 10_000;
    const opened = await openFinancing(lender, { grant: id });
    await opened.says(/Nothing was paid back yet/);
    expect(opened.part('chart') === null).to.equal(true);
    await lender.sell(100_000);
    lender.obstacle = (call, proceed) =>
      call.startsWith('GET /transfers/transfers') ? refusal(500, 'internal') : proceed();
    const failing = await openFinancing(lender, { grant: id });
    await failing.until(() => failing.part('error'), 'an error');
    expect(failing.part('chart') === null).to.equal(true);
  });
});
