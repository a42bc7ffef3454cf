import { expect } from '@open-wc/testing';

import '../../../../src/components/overview/define.js';
import type { FlorinOverview } from '../../../../src/components/overview/overview.js';
import { openDesk as openDisputes } from '../../disputes/desk.js';
import { restorePage } from '../../known-seller.js';
import { openElement, read } from '../../opened.js';
import { anna, olgaAsApprover, openDesk, otto, type Desk } from '../../payouts/desk.js';

async function openBlock(
  desk: Pick<Desk, 'fetch'>,
  block: 'payouts' | 'disputes',
  properties: Partial<FlorinOverview> = {},
) {
  const opened = await openElement('florin-overview', {
    fetch: desk.fetch,
    properties: { timeZone: 'Europe/Amsterdam', blocks: block, ...properties },
    events: ['florin-before-task-open', 'florin-overview-failed'],
  });
  const all = (selector: string) => [
    ...opened.root.querySelectorAll<HTMLElement>(`[data-block=${block}] ${selector}`),
  ];
  const comes = (selector: string) => opened.until(() => all(selector).length > 0, selector);
  return { ...opened, all, comes, waiting: (): string[] => all('[part=waiting]').map(read) };
}

describe('the blocks of what waits', () => {
  afterEach(() => restorePage());

  it('show an approver the payouts that wait for them, the soonest to expire first, and lead to each', async () => {
    const desk = await openDesk();
    const first = await desk.submit('p-1');
    desk.days(3);
    await desk.submit('p-2', 90, 'JPY', otto);
    desk.who = anna;
    const opened = await openBlock(desk, 'payouts', { audience: 'approver' });
    await opened.comes('[part=waiting]');
    expect(opened.waiting()).to.have.length(2);
    expect(opened.waiting()[0]).to.match(
      /^p-1 €20\.00 To A\. K\., account ending in 4300 ?Submitted by olga@shop\.example in 3 days Until Jan 17, 2030,? .+$/,
    );
    expect(opened.waiting()[1]).to.match(/^p-2 ¥90 .+ ?Submitted by otto@shop\.example in \d days/);
    opened.all('[part=waiting-open]')[0]!.click();
    opened.button(/^Review payouts$/).click();
    const place = { kind: 'payouts-to-review', element: 'florin-payouts', row: '' };
    expect(opened.events).to.deep.equal([
      ['florin-before-task-open', { ...place, reference: first }],
      ['florin-before-task-open', { ...place, reference: '' }],
    ]);
  });

  it('stand beside others on a wide page, and above them on a narrow one', async () => {
    const desk = await openDesk();
    await desk.submit('p-1');
    desk.who = anna;
    const opened = await openBlock(desk, 'payouts', {
      audience: 'approver',
      blocks: 'tasks payouts journal',
    });
    await opened.comes('[part=waiting]');
    await opened.until(() => opened.root.querySelector('[data-block=journal] [part=freshness]'));
    const box = (block: string) =>
      opened.root.querySelector(`[data-block=${block}]`)!.getBoundingClientRect();
    opened.element.style.inlineSize = '1200px';
    expect(box('journal').left).to.be.greaterThan(box('payouts').right);
    expect(box('journal').top).to.equal(box('payouts').top);
    expect(box('journal').width).to.be.greaterThan(1.9 * box('payouts').width);
    opened.element.style.inlineSize = '600px';
    expect(box('journal').left).to.equal(box('payouts').left);
    expect(box('journal').top).to.be.greaterThan(box('payouts').bottom);
  });

  it('leave an approver’s own payouts out, and show an operator all', async () => {
    const desk = await openDesk();
    await desk.submit('p-1');
    desk.who = olgaAsApprover;
    const own = await openBlock(desk, 'payouts', { audience: 'approver' });
    await own.comes('[part=none]');
    expect(read(own.all('[part=none]')[0])).to.equal('No payouts wait for review.');
    desk.who = otto;
    const operator = await openBlock(desk, 'payouts');
    await operator.comes('[part=waiting]');
    expect(operator.waiting()).to.have.length(1);
    expect(operator.button(/^See payouts$/)).to.be.instanceOf(HTMLButtonElement);
  });

  it('name five, and say how many more there are', async () => {
    const desk = await openDesk();
    for (let at = 1; at <= 7; at += 1) await desk.submit(`p-${at}`);
    desk.who = anna;
    const opened = await openBlock(desk, 'payouts', { audience: 'approver' });
    await opened.comes('[part=rest]');
    expect(opened.all('[part=waiting-open]').map(read)).to.deep.equal(['p-1', 'p-2', 'p-3', 'p-4', 'p-5']);
    expect(read(opened.all('[part=rest]')[0])).to.equal('And 2 more.');
  });

  it('show an operator the disputes without an answer by their deadline, as the platform told it', async () => {
    const desk = await openDisputes();
    const opened = await openBlock(desk, 'disputes', { addressOf: ({ element }) => `#${element}` });
    await opened.comes('[part=waiting]');
    const left = opened.waiting().map((text) => {
      const [, count, unit] = /in (\d+) (hour|day)s? Until .+, as the platform told$/.exec(text)!;
      return Number(count) * (unit === 'day' ? 24 : 1);
    });
    expect(left.length).to.be.greaterThan(1);
    expect(left).to.deep.equal(left.toSorted((one, other) => one - other));
    expect(opened.waiting()[0]).to.match(/^\S+ €[\d.]+ Goods or service \(4853\) · Mastercard in /);
    const link = opened.all('[part=waiting-open]')[0] as HTMLAnchorElement;
    expect(getComputedStyle(link).textDecorationLine).to.equal('underline');
    expect(new URL(link.href).hash).to.equal('#florin-disputes');
    opened.element.addEventListener('florin-before-task-open', (event) => event.preventDefault());
    link.click();
    const [name, detail] = opened.events[0]!;
    expect(name).to.equal('florin-before-task-open');
    const { reference, ...place } = detail as { readonly reference: string };
    expect(place).to.deep.equal({ kind: 'disputes-to-answer', element: 'florin-disputes', row: '' });
    expect(desk.sandbox.disputes().map(({ pspReference }) => pspReference)).to.include(reference);
  });

  it('say why in the words of disputes, and in English where these have none in a language of sellers', async () => {
    const desk = await openDisputes();
    const reason = 'li [lang]';
    const german = await openBlock(desk, 'disputes', { locale: 'de' });
    await german.until(() => read(german.all(reason)[0]) === 'Ware oder Dienstleistung (4853)', 'German');
    expect(german.all(reason)[0]!.lang).to.equal('de');
    const swedish = await openBlock(desk, 'disputes', { locale: 'sv' });
    await swedish.until(() => read(swedish.all('h2')[0]) !== 'Disputes to answer', 'Swedish');
    await swedish.until(() => swedish.all(reason)[0]?.lang === 'en', 'English');
    expect(read(swedish.all(reason)[0])).to.equal('Goods or service (4853)');
  });

  it('fail in their place, try again, and say where there is nothing to answer', async () => {
    const desk = await openDisputes({ isTold: false });
    desk.obstacle = (call) =>
      call === 'disputes' ? Response.json({ error: { code: 'internal' } }, { status: 500 }) : undefined;
    const opened = await openBlock(desk, 'disputes', { blocks: 'tasks disputes' });
    await opened.comes('[part=error]');
    expect(opened.events.map(([name]) => name)).to.deep.equal(['florin-overview-failed']);
    expect(opened.root.querySelector('[part=nothing]')).not.to.equal(null);
    await expect(opened.element).to.be.accessible();
    desk.obstacle = undefined;
    opened.all('[part=retry]')[0]!.click();
    await opened.comes('[part=none]');
    expect(read(opened.all('[part=none]')[0])).to.equal('No disputes wait for an answer.');
    expect(opened.all('[part=error]')).to.deep.equal([]);
  });

  for (const scheme of ['light', 'dark'])
    it(`are accessible in ${scheme}, and fit right to left at 320 pixels`, async () => {
      const { documentElement: page, body } = document;
      page.style.colorScheme = scheme;
      body.style.background = 'Canvas';
      const isNarrow = scheme === 'dark';
      page.dir = isNarrow ? 'rtl' : '';
      body.style.inlineSize = isNarrow ? '320px' : '';
      const desk = await openDesk();
      await desk.submit('a-reference-of-a-payout-that-is-longer-than-others');
      desk.who = anna;
      const opened = await openBlock(desk, 'payouts', {
        audience: 'approver',
        locale: isNarrow ? 'ar' : 'en',
      });
      await opened.comes('[part=waiting]');
      if (isNarrow) expect(opened.element.scrollWidth).to.be.at.most(320);
      await expect(opened.element).to.be.accessible();
    });
});
