import { aTimeout, expect } from '@open-wc/testing';

import '../../../../src/components/overview/define.js';
import type { FlorinOverview } from '../../../../src/components/overview/overview.js';
import type { Fetch } from '../../../../src/client/index.js';
import { restorePage } from '../../known-seller.js';
import { labelOf, openElement, read } from '../../opened.js';

const sum = (day: string, kind: string, value: number, currency = 'EUR') => ({
  day,
  kind,
  currency,
  count: 1,
  value,
});

const DAILY = {
  takenAt: '2030-01-10T11:00:00.000Z',
  timeZone: 'Europe/Amsterdam',
  first: '2029-12-12',
  last: '2030-01-10',
  sums: [
    sum('2029-12-12', 'captured', 1000),
    sum('2030-01-09', 'captured', 25_000),
    sum('2030-01-09', 'refunded', 5000),
    sum('2030-01-09', 'captured', 900, 'JPY'),
  ],
};

interface Office {
  answer: () => Response | Promise<Response>;
  readonly asked: URL[];
}

/** An office whose proxy answers the chart as it is told. */
async function openChart(daily: object = DAILY, properties: Partial<FlorinOverview> = {}) {
  const office: Office = { answer: () => Response.json(daily), asked: [] };
  const fetch: Fetch = async (input) => {
    const url = new URL(new Request(input).url);
    if (url.pathname.endsWith('/daily-figures')) {
      office.asked.push(url);
      return office.answer();
    }
    if (!/\/(?:summary|config)$/.test(url.pathname))
      return Response.json({ error: { code: 'not-found' } }, { status: 404 });
    return Response.json({
      audience: 'operator',
      takenAt: '2030-01-10T11:00:00.000Z',
      days: 7,
      tasks: [],
      figures: [{ kind: 'captured', count: 3, sums: [{ currency: 'EUR', value: 26_000 }] }],
      missing: [],
      environment: 'sandbox',
      serverTime: String(Date.parse('2030-01-10T11:00:00Z')),
    });
  };
  const opened = await openElement('florin-overview', {
    fetch,
    properties: { timeZone: 'Europe/Amsterdam', ...properties },
    events: ['florin-before-figure-open', 'florin-overview-failed'],
  });
  const all = (selector: string) => [...opened.root.querySelectorAll<HTMLElement>(selector)];
  const points = () => all('[part=point]');
  return { ...opened, office, all, points, block: () => all('[data-block=money]')[0] };
}

const press = (target: Element, key: string): void => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

describe('the chart of an overview', () => {
  afterEach(() => restorePage());

  it('shows thirty days of one currency, what was refunded below the line, and says the zone', async () => {
    const opened = await openChart();
    await opened.until(() => opened.points().length === 30, 'thirty bars');
    expect(read(opened.all('[part=zone]')[0])).to.equal('The last 30 days, in Central European Time');
    expect(opened.office.asked.map((url) => url.searchParams.get('timeZone'))).to.deep.equal([
      'Europe/Amsterdam',
    ]);
    expect(opened.all('[part=chart-legend] span').map(read)).to.deep.equal([
      'Captured: €260.00',
      'Refunded: €50.00',
    ]);
    const names = opened.points().map(labelOf);
    expect(names[0]).to.equal('Dec 12, 2029: Captured €10.00 · Refunded €0.00');
    expect(names.at(-2)).to.equal('Jan 9, 2030: Captured €250.00 · Refunded €50.00');
    const heights = (part: string) =>
      opened.all(`[part=${part}]`).map((bar) => Number(bar.getAttribute('height')));
    expect(heights('bar').at(-2)).to.be.closeTo(250 / 3, 0.01);
    expect(heights('bar-below').at(-2)).to.be.closeTo(50 / 3, 0.01);
    expect(heights('bar').at(-1)).to.equal(0);
  });

  it('has the same figures in a table', async () => {
    const opened = await openChart();
    await opened.until(() => opened.points().length === 30, 'thirty bars');
    opened.all('[part=chart-table] summary')[0]!.click();
    const rows = opened.all('[part=chart-table] tr').map(read);
    expect(rows[0]).to.equal('Day Captured Refunded');
    expect(rows).to.have.length(31);
    expect(rows.at(-2)).to.equal('Jan 9, 2030 €250.00 €50.00');
  });

  it('shows another currency when it is chosen, and never both in one picture', async () => {
    const opened = await openChart();
    await opened.until(() => opened.points().length === 30, 'thirty bars');
    const [eur, jpy] = opened.all('[part=currency]');
    expect([eur, jpy].map((each) => each?.getAttribute('aria-pressed'))).to.deep.equal(['true', 'false']);
    jpy!.click();
    await opened.until(() => jpy!.getAttribute('aria-pressed') === 'true', 'yen');
    expect(read(opened.all('[part=chart-legend]')[0])).to.equal('Captured: ¥900 Refunded: ¥0');
    expect(labelOf(opened.points().at(-2)!)).to.contain('Captured ¥900');
  });

  it('is walked by arrow keys, from one stop of Tab, and shows the bar that is looked at', async () => {
    const opened = await openChart();
    await opened.until(() => opened.points().length === 30, 'thirty bars');
    const stops = () => opened.points().filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).to.deep.equal([opened.points().at(-1)]);
    const height = () => opened.all('[part=chart]')[0]?.clientHeight;
    const before = height();
    stops()[0]!.focus();
    press(opened.root.activeElement!, 'ArrowLeft');
    expect(opened.root.activeElement).to.equal(opened.points().at(-2));
    await opened.until(() => read(opened.all('[part=chart-point]')[0]).startsWith('Jan 9, 2030'), 'Jan 9');
    expect(height(), 'nothing moves').to.equal(before);
    expect(stops()).to.deep.equal([opened.points().at(-2)]);
    press(opened.root.activeElement!, 'Home');
    expect(opened.root.activeElement).to.equal(opened.points()[0]);
    press(opened.root.activeElement!, 'ArrowLeft');
    expect(opened.root.activeElement).to.equal(opened.points()[0]);
    press(opened.root.activeElement!, 'End');
    expect(opened.root.activeElement).to.equal(opened.points().at(-1));
  });

  it('is walked the other way where the language is read from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const opened = await openChart();
    await opened.until(() => opened.points().length === 30, 'thirty bars');
    opened.points().at(-1)!.focus();
    press(opened.root.activeElement!, 'ArrowRight');
    expect(opened.root.activeElement).to.equal(opened.points().at(-2));
    document.documentElement.removeAttribute('dir');
  });

  it('says what became of it in its own place where it fails, keeps the rest, and comes when it is asked for again', async () => {
    const opened = await openChart();
    await opened.until(() => opened.points().length === 30, 'thirty bars');
    opened.office.answer = () => Response.json({ error: { code: 'internal' } }, { status: 500 });
    const failing = await openChart('nothing' as never);
    await failing.until(() => failing.block()?.querySelector('[part=error]'), 'an error');
    expect(failing.points()).to.have.length(0);
    expect(failing.all('[part~=figure]').map(read)).to.deep.equal(['Captured €260.00 Number: 3']);
    expect(failing.events.map(([name]) => name)).to.deep.equal(['florin-overview-failed']);
    failing.office.answer = () => Response.json(DAILY);
    failing.block()!.querySelector<HTMLElement>('[part=retry]')!.click();
    await failing.until(() => failing.points().length === 30, 'thirty bars');
    expect(failing.block()?.querySelector('[part=error]')).to.equal(null);
  });

  it('keeps what is on screen where a newer answer does not come', async () => {
    const opened = await openChart();
    await opened.until(() => opened.points().length === 30, 'thirty bars');
    opened.office.answer = () => Response.json({ error: { code: 'internal' } }, { status: 500 });
    opened.button(/^refresh$/i).click();
    await opened.until(() => opened.block()?.querySelector('[part=error]'), 'an error');
    expect(opened.points()).to.have.length(30);
  });

  it('says that nothing was captured, and is not there where the session may not see it', async () => {
    const quiet = await openChart({ ...DAILY, sums: [] });
    await quiet.until(() => quiet.block()?.querySelector('[part=none]'), 'a sentence');
    expect(read(quiet.block())).to.contain('Nothing was captured or refunded in this time.');
    const closed = await openChart();
    await closed.until(() => closed.points().length === 30, 'thirty bars');
    closed.office.answer = () => Response.json({ error: { code: 'not-found' } }, { status: 404 });
    closed.button(/^refresh$/i).click();
    await closed.until(() => closed.block() === undefined, 'no block');
    expect(closed.events).to.deep.equal([]);
  });

  it('leads to the payments of its days', async () => {
    const opened = await openChart();
    await opened.until(() => opened.points().length === 30, 'thirty bars');
    opened.button(/^see payments$/i).click();
    expect(opened.events).to.deep.equal([
      [
        'florin-before-figure-open',
        { kind: 'captured', element: 'florin-payment-operations', days: 30, from: '2029-12-12' },
      ],
    ]);
  });

  it('is accessible', async () => {
    const opened = await openChart();
    await opened.until(() => opened.points().length === 30, 'thirty bars');
    opened.all('[part=chart-table] summary')[0]!.click();
    await aTimeout(0);
    await expect(opened.element).to.be.accessible();
  });
});
