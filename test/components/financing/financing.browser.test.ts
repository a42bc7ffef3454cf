import { expect } from '@open-wc/testing';

import { DAY } from '../../../src/facts/instant.js';
import { refusal, restorePage } from '../known-seller.js';
import { read } from '../opened.js';
import { GRANT_ACCOUNT, openFinancing, openLender, type Lender } from './lender.js';

describe('<florin-financing>', function () {
  afterEach(() => {
    localStorage.clear();
    restorePage();
  });

  /** The offer is taken, and its money is there. */
  async function lent(lender: Lender): Promise<string> {
    const { id } = await lender.take();
    lender.clock.now += 10_000;
    return id;
  }

  it('says what an offer gives, what it costs in all and for each hundred, what pays it back, and until when it is open', async () => {
    const opened = await openFinancing(await openLender());
    const offer = read(opened.all('[part~=offer]')[0]);
    expect(read(opened.all('[part~=offer] h4')[0])).to.equal('€10,000.00');
    expect(offer).to.contain('Cash advance');
    expect(offer).to.contain('Cost €1,000.00, or €10.00 for each €100.00 received');
    expect(offer).to.contain('To pay back in all €11,000.00');
    expect(offer).to.contain('Share of sales 10% of each day’s sales');
    expect(offer).to.contain('At least every 30 days €250.00');
    expect(offer).to.contain('Usually paid back in 180 days');
    expect(offer).to.contain('At the latest in 540 days');
    expect(opened.text('deadline')).to.match(/^Open until Jun 3, 2026, in (?:29|30) days$/);
    expect(read(opened.root)).to.contain('No offer was taken yet.');
    expect(opened.text('freshness')).to.match(/^As of .+ \d+:\d\d:\d\d/);
  });

  it('shows a grant from its payout to its end: what is paid back, what is left, what of the next sale goes to it', async () => {
    const lender = await openLender();
    await lender.take();
    const opened = await openFinancing(lender);
    expect(opened.text('status')).to.equal('On its way');
    expect(opened.text('notice')).to.equal('The money is on its way. Repayments begin when it has arrived.');
    expect(opened.part('next-sale') === null).to.equal(true);
    lender.clock.now += 10_000;
    await opened.press('refresh');
    await opened.until(() => opened.text('status') === 'Active');
    expect(opened.text('next-sale')).to.equal('Of the next €100.00 in sales, €10.00 goes to this.');
    await lender.sell(220_000);
    await opened.press('refresh');
    await opened.says(/Paid back: €220\.00 of €11,000\.00 \(2%\)/);
    const bar = opened.part('progress') as HTMLProgressElement;
    expect([bar.value, bar.max]).to.deep.equal([22_000, 1_100_000]);
    expect(opened.text('left')).to.equal(
      '€10,780.00 is left: €10,000.00 of the money received, and €780.00 of the cost.',
    );
    await lender.sell(10_740_000);
    await opened.press('refresh');
    await opened.says(/€40\.00 is left/);
    await lender.sell(10_000);
    await opened.press('refresh');
    await opened.says(/€30\.00 is left/);
    expect(opened.text('next-sale')).to.equal('Of the next €100.00 in sales, €10.00 goes to this.');
    await lender.sell(1_000_000);
    await opened.press('refresh');
    await opened.until(() => opened.text('status') === 'Paid back');
    expect(opened.text('notice')).to.equal('All of it is paid back. Nothing more is taken from sales.');
    expect([opened.part('left'), opened.part('next-sale')].every((part) => part === null)).to.equal(true);
    expect(bar.value).to.equal(bar.max);
  });

  it('lists the repayments of the grant that is opened, and the end that is expected; the page can name it', async () => {
    const lender = await openLender();
    const id = await lent(lender);
    await lender.sell(100_000);
    lender.clock.now += DAY;
    await lender.sell(50_000);
    const opened = await openFinancing(lender);
    await opened.press('open');
    await opened.says(/2 repayments, €150\.00 in all/);
    expect(opened.all('[part=repayments] > table tbody tr').map(read)).to.deep.equal([
      'May 5, 2026 €50.00',
      'May 4, 2026 €100.00',
    ]);
    expect(opened.text('repayments')).to.contain(
      'Paid out on May 4, 2026. Expected to be paid back by Oct 31, 2026, and by Oct 26, 2027 at the latest.',
    );
    expect(opened.element.grant).to.equal(id);
    expect(opened.part('open').getAttribute('aria-expanded')).to.equal('true');
    expect(opened.events.at(-1)).to.deep.equal(['florin-grant-opened', { grant: id }]);
    await opened.press('open');
    expect([opened.element.grant, opened.part('repayments')]).to.deep.equal(['', null]);
    const named = await openFinancing(lender, { grant: id });
    await named.says(/2 repayments, €150\.00 in all/);
  });

  it('says what of the repayments it cannot list, and that they could not be read', async () => {
    const lender = await openLender();
    const id = await lent(lender);
    await lender.sell(100_000);
    await lender.sell(50_000);
    let isBroken = false;
    lender.obstacle = async (call, proceed) => {
      if (!call.startsWith('GET /transfers/transfers')) return proceed();
      if (isBroken) return refusal(500, 'internal');
      const page = (await (await proceed()).json()) as { data: { type: string }[] };
      const first = page.data.findIndex(({ type }) => type === 'repayment');
      return Response.json({ ...page, data: page.data.filter((_, at) => at !== first) });
    };
    const opened = await openFinancing(lender, { grant: id });
    await opened.says(/€100\.00 of what is paid back is not among these repayments/);
    isBroken = true;
    await opened.press('open');
    await opened.press('open');
    await opened.until(() => opened.part('error'));
    expect(opened.events.at(-1)![0]).to.equal('florin-financing-failed');
  });

  it('shows a status that is new by its own word, and not as active', async () => {
    const lender = await openLender();
    await lent(lender);
    lender.obstacle = async (call, proceed) => {
      const response = await proceed();
      if (!call.startsWith('GET /transfers/grants')) return response;
      return new Response((await response.text()).replace('"Active"', '"WrittenOff"'), response);
    };
    const opened = await openFinancing(lender);
    expect(opened.text('status')).to.equal('Unknown status WrittenOff');
    expect(opened.part('grant').getAttribute('part')).to.equal('grant other');
    expect(opened.part('next-sale') === null).to.equal(true);
  });

  it('shows an offer whose time is over as expired, without a way to take it', async () => {
    const lender = await openLender();
    const offers = JSON.stringify({ grantOffers: [lender.offer] });
    lender.clock.now += 31 * DAY;
    lender.obstacle = (call) =>
      call.startsWith('GET /balance-platform/grantOffers')
        ? new Response(offers, { headers: { 'content-type': 'application/json' } })
        : undefined;
    const opened = await openFinancing(lender);
    await opened.until(() => opened.part('offer').getAttribute('part') === 'offer expired', 'expired');
    expect(opened.text('deadline')).to.equal('Expired');
    expect(opened.part('take') === null).to.equal(true);
    expect(opened.text('notice')).to.equal('The time to take this offer is over. A new offer may come.');
  });

  it('says that nothing is offered, and never shows another seller’s financing', async () => {
    const lender = await openLender();
    lender.clock.now += 31 * DAY;
    const opened = await openFinancing(lender, {}, 'empty');
    expect(read(opened.root)).to.contain('No financing is offered to you now.');
    const theirs = await openFinancing(lender, { accountHolder: lender.other }, 'unauthorised');
    expect(read(theirs.root)).to.contain('You do not have access to this financing.');
    expect(lender.arrived.filter(({ call }) => call.includes('grants')).length).to.be.greaterThan(0);
  });

  it('a grant of another seller that the page names is not there', async () => {
    const lender = await openLender();
    const id = await lent(lender);
    const other = await openLender({
      who: ({ other: holder }) => ({ audience: 'seller', accountHolders: [holder], session: 'o' }),
    });
    const opened = await openFinancing(other, { grant: id });
    expect(opened.all('[part~=grant]').length).to.equal(0);
    expect(read(opened.all('[part~=offer] h4')[0])).to.equal('£10,000.00');
  });

  it('shows operators one account holder, or all grants, and the account that lends; and takes nothing', async () => {
    const lender = await openLender({ who: () => ({ audience: 'operator' }) });
    await lent(lender);
    const all = await openFinancing(lender, { audience: 'operator', grantAccount: GRANT_ACCOUNT });
    expect(all.text('account')).to.contain('Owed in EUR €11,000.00 of at most €1,000,000.00');
    expect(read(all.all('[part~=grant]')[0])).to.contain(`Account holder ${lender.own}`);
    expect(all.part('offers') === null).to.equal(true);
    const one = await openFinancing(lender, { audience: 'operator', accountHolder: lender.other });
    expect(one.all('[part~=offer]').length).to.equal(1);
    expect(one.part('take') === null).to.equal(true);
    await all.press('open');
    await all.says(/Nothing was paid back yet/);
  });

  it('keeps what it shows where refreshing fails, and says why', async () => {
    const lender = await openLender();
    const opened = await openFinancing(lender);
    lender.obstacle = () => refusal(500, 'internal');
    await opened.press('refresh');
    await opened.until(() => opened.part('error'));
    expect(opened.all('[part~=offer]').length).to.equal(1);
    lender.obstacle = undefined;
    await opened.press('refresh');
    await opened.until(() => opened.heard.includes('Financing is up to date.'));
  });

  for (const [scheme, dir, locale] of [
    ['light', 'ltr', 'en'],
    ['dark', 'rtl', 'ar'],
  ] as const)
    it(`is accessible and fits 320 pixels with an offer, its review and a grant, ${scheme}, ${dir}`, async () => {
      document.documentElement.style.colorScheme = scheme;
      document.documentElement.dir = dir;
      document.body.style.background = 'Canvas';
      document.body.style.inlineSize = '320px';
      const lender = await openLender();
      const opened = await openFinancing(lender, { locale });
      expect(opened.element.scrollWidth).to.be.at.most(320);
      await expect(opened.element).to.be.accessible();
      await opened.review();
      expect(opened.element.scrollWidth).to.be.at.most(320);
      await expect(opened.element).to.be.accessible();
      await opened.press('back');
      const id = await lent(lender);
      await lender.sell(500_000);
      const taken = await openFinancing(lender, { locale, grant: id });
      await taken.until(() => taken.root.querySelector('table'), 'repayments');
      expect(taken.element.scrollWidth).to.be.at.most(320);
      await expect(taken.element).to.be.accessible();
    });
});
