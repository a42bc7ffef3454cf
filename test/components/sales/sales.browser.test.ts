import { expect } from '@open-wc/testing';

import { DAY } from '../../../src/facts/instant.js';
import { read } from '../opened.js';
import { line, openSales, openStall, order, ORDERS } from './stall.js';

describe('<florin-sales>: the list', () => {
  it('shows a seller their own lines of each order, newest first, with a masked buyer and the sum of these lines', async () => {
    const { rows, text } = await openSales(await openStall());
    expect(rows()).to.deep.equal([
      'FL-3 May 3, 11:30 AM Brass lamp 2 pieces a•••@mail.example €98.00 Paid',
      'FL-2 May 3, 12:30 AM Wool rug 1 piece a•••@mail.example €120.00 Not paid yet',
      'FL-1 Apr 30, 10:00 AM Brass lamp and 1 more 4 pieces b•••@post.example €105.03 Delivered',
    ]);
    expect(text()).not.to.match(/Secret|12\.34|ann@|bob@/);
    expect(text('[part=totals]')).to.equal(
      'EUR: 2 paid sales €203.03 Not paid, cancelled or refunded: €120.00',
    );
    expect(text('[part=zone]')).to.equal('Days and times are in the time zone Europe/Amsterdam.');
  });

  it('adds up each currency by itself, and shows a status that is new as what it is', async () => {
    const yen = [line('Fan', 5000, { currency: 'JPY' })];
    const dinars = [line('Rug', 1234, { currency: 'BHD' })];
    const stall = await openStall([
      order('FL-7', yen, { status: 'packed' as 'paid' }),
      order('FL-6', yen),
      order('FL-5', dinars),
    ]);
    const { rows, text } = await openSales(stall);
    expect(rows()[0]).to.match(/¥5,000 Not known: packed$/);
    expect(text('[part=totals]')).to.match(
      /^BHD: 1 paid sale BHD.1\.234 JPY: 1 paid sale ¥5,000 .*: ¥5,000$/,
    );
  });

  it('is narrowed by status, item, days of its zone, currency and number, by the proxy where it can', async () => {
    const stall = await openStall();
    const { filter, numbers, root, until, press } = await openSales(stall);
    const shows = (...wanted: string[]) => until(() => numbers().join() === wanted.join(), wanted.join());
    await filter(/Status/, 'delivered');
    await shows('FL-1');
    await press('[part=clear]');
    await shows('FL-3', 'FL-2', 'FL-1');
    await filter(/Item/, 'brass-lamp');
    await shows('FL-3', 'FL-1');
    // FL-2 was ordered on 2 May at 22:30 UTC: in Amsterdam that was the third.
    await press('[part=clear]');
    await filter(/From/, '2026-05-03');
    await shows('FL-3', 'FL-2');
    await filter(/To/, '2026-05-02');
    await until(() => /No sale matches/.test(read(root)), 'nothing matches');
    await press('[part=clear]');
    await shows('FL-3', 'FL-2', 'FL-1');
    const search = root.querySelector<HTMLInputElement>('[part=search]')!;
    search.value = 'FL-2';
    search.dispatchEvent(new Event('input', { bubbles: true }));
    await shows('FL-2');
    search.value = 'FL-9';
    search.dispatchEvent(new Event('input', { bubbles: true }));
    await until(() => /No sale matches/.test(read(root)), 'nothing matches');
  });

  for (const [zone, days] of [
    ['Pacific/Chatham', ['FL-3', 'FL-2']],
    ['Asia/Kathmandu', ['FL-3', 'FL-2']],
    ['America/Los_Angeles', ['FL-3']],
  ] as const)
    it(`takes a day as the clocks of ${zone} have it`, async () => {
      const { filter, numbers, until } = await openSales(await openStall(), { timeZone: zone });
      await filter(/From/, '2026-05-03');
      await until(() => numbers().join() === days.join(), days.join());
    });

  it('writes a file of all pages in the seller’s zone, with minor units and nothing of another seller', async () => {
    const many = Array.from({ length: 230 }, (_, at) =>
      order(`FL-${1000 - at}`, [line('=Lamp', 4900), line('Secret mug', 1, { seller: 'other' })], {
        createdAt: new Date(Date.parse('2026-05-03T22:30:00Z') - at * DAY).toISOString(),
      }),
    );
    const { events, press, until } = await openSales(await openStall(many));
    const files: Blob[] = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (file: Blob) => {
      files.push(file);
      return createObjectURL.call(URL, file);
    };
    try {
      await press('[part=export]');
      await until(() => events.some(([name]) => name === 'florin-sales-exported'), 'exported');
    } finally {
      URL.createObjectURL = createObjectURL;
    }
    const lines = (await files[0]!.text()).split('\r\n');
    expect(lines).to.have.length(232);
    expect(lines[0]).to.contain('"ordered_utc","ordered (Europe/Amsterdam)"');
    expect(lines[1]).to.equal(
      '"FL-1000","2026-05-03T22:30:00Z","2026-05-04 00:30:00","paid","1 × =Lamp","1","=lamp","a•••@mail.example","EUR","49.00","4900"'.replace(
        '"=lamp"',
        `"'=lamp"`,
      ),
    );
    expect(lines.join()).not.to.match(/Secret|ann@/);
    expect(events).to.deep.equal([
      ['florin-sales-exported', { name: (events[0]![1] as { name: string }).name, count: 230 }],
    ]);
  });

  it('opens by a link, follows the address, and comes back to its row', async () => {
    const stall = await openStall();
    history.replaceState(null, '', `${location.pathname}?sales-status=paid`);
    try {
      const opened = await openSales(stall, { noAddress: false });
      await opened.until(() => opened.numbers().join() === 'FL-3', 'the filter of the address');
      const link = opened.root.querySelector<HTMLAnchorElement>('.open')!;
      expect(new URL(link.href).search).to.equal('?sales-status=paid&sale=FL-3');
      link.click();
      await opened.focused('h2');
      expect(location.search).to.equal('?sales-status=paid&sale=FL-3');
      expect(opened.element.sale).to.equal('FL-3');
      await opened.says(/Your items/);
      await opened.press('[part=back]');
      await opened.focused('.open');
      expect(
        opened.events.filter(([name]) => name === 'florin-sale-opened').map(([, detail]) => detail),
      ).to.deep.equal([{ sale: 'FL-3' }, { sale: '' }]);
    } finally {
      history.replaceState(null, '', location.pathname);
    }
  });

  it('says what is empty, what is refused, and tries again', async () => {
    const empty = await openSales(await openStall([]), { state: 'empty' });
    expect(empty.text()).to.match(/No sales yet/);
    const stall = await openStall();
    stall.obstacle = () => Response.json({ error: { code: 'unauthorised' } }, { status: 401 });
    const refused = await openSales(stall, { state: 'unauthorised' });
    expect(refused.text()).to.match(/Sign in as the seller/);
    stall.obstacle = (call) => (call.endsWith('/sales') ? new Response('', { status: 500 }) : undefined);
    const failed = await openSales(stall, { state: 'error' });
    stall.obstacle = undefined;
    await failed.press('[part=retry]');
    await failed.state('ready');
    expect(failed.events[0]![0]).to.equal('florin-sales-failed');
  });
});

describe('<florin-sales>: the figures', () => {
  it('draws paid sales of each day with the same figures as a table, and names what sells best', async () => {
    const stall = await openStall();
    const { all, press, text, until, numbers } = await openSales(stall);
    await press('[part=tab]:last-child');
    await until(() => all('[part=bar]').length > 0, 'bars');
    expect(all('[part=bar]')).to.have.length(5);
    expect(all('.chart svg')[0]!.getAttribute('aria-label')).to.match(
      /^Sales per day in EUR\. Highest: Apr 30, 2026, .€105\.03.\.$/,
    );
    expect(all('[part=chart-table] tbody tr').map(read)).to.deep.equal([
      'Apr 30, 2026 €105.03',
      'May 1, 2026 €0.00',
      'May 2, 2026 €0.00',
      'May 3, 2026 €98.00',
      'May 4, 2026 €0.00',
    ]);
    expect(all('[part=best] tbody tr').map(read)).to.deep.equal(['Brass lamp 3 €143.00', 'Old map 3 €60.03']);
    expect(text('[part=figures]')).not.to.match(/Wool|Secret/);
    await press('[part=best] button');
    await until(() => numbers().join() === 'FL-3,FL-1', 'sales of the lamp');
  });

  it('reads all pages before it calls its figures complete', async () => {
    const many = Array.from({ length: 130 }, (_, at) =>
      order(`FL-${1000 - at}`, [line('Lamp', 100)], {
        createdAt: new Date(Date.parse('2026-05-03T10:00:00Z') - at * DAY).toISOString(),
      }),
    );
    const { all, press, until, text } = await openSales(await openStall(many));
    await press('[part=tab]:last-child');
    await until(() => /Lamp 130/.test(text('[part=best]')), 'all');
    expect(text('[part=figures]'))
      .to.match(/Sales per week in EUR/)
      .and.not.to.match(/not complete/);
    expect(all('[part=bar]').length).to.be.within(19, 20);
  });

  it('says where no sale is paid', async () => {
    const { press, says } = await openSales(await openStall(ORDERS.slice(1, 2)));
    await press('[part=tab]:last-child');
    await says(/No paid sales in this time/);
  });
});

for (const scheme of ['light', 'dark'])
  it(`<florin-sales> is accessible in ${scheme}, right to left and at 320 pixels: list, figures and sale`, async () => {
    const { documentElement: page, body } = document;
    page.style.colorScheme = scheme;
    body.style.background = 'Canvas';
    page.dir = scheme === 'dark' ? 'rtl' : '';
    body.style.inlineSize = scheme === 'dark' ? '320px' : '';
    try {
      const opened = await openSales(await openStall(), { locale: scheme === 'dark' ? 'ar' : 'en' });
      const isFine = async (): Promise<void> => {
        if (scheme === 'dark') expect(opened.element.scrollWidth).to.be.at.most(320);
        await expect(opened.element).to.be.accessible();
      };
      await isFine();
      await opened.press('[part=tab]:last-child');
      await opened.until(() => opened.all('[part=bar]').length > 0, 'bars');
      await isFine();
      await opened.press('[part=tab]');
      await opened.press('.open');
      await opened.until(() => opened.all('[part=lines]').length > 0, 'lines');
      await isFine();
    } finally {
      page.dir = page.style.colorScheme = body.style.background = body.style.inlineSize = '';
    }
  });
