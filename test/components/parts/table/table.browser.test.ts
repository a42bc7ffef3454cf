import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { read } from '../../opened.js';
import { rowsSavedBy } from '../../saved-files.js';
import { deeds, serve, type Kind } from './deeds.js';
import { openDeeds } from './opened-deeds.js';

const KEY = 'florin-columns-deeds';
const parameter = (name: string) => new URLSearchParams(location.search).get(`deeds-${name}`);
const lists = (asked: readonly string[]) => asked.filter((call) => call.includes('/by-'));
const frames = async (count = 3) => {
  for (let at = 0; at < count; at++) await new Promise(requestAnimationFrame);
};

describe('a table', () => {
  const address = location.href;
  afterEach(() => {
    document.querySelector('florin-provider')?.remove();
    history.replaceState(null, '', address);
    localStorage.removeItem(KEY);
    Reflect.deleteProperty(navigator, 'onLine');
  });

  for (const [kind, second] of [
    ['offset', '/by-offset?offset=50'],
    ['cursor', '/by-cursor?cursor=50'],
    ['link', '/by-link?cursor=50'],
  ] as [Kind, string][])
    it(`shows more of a list that is paged by ${kind}, to its end`, async () => {
      const server = serve(deeds(120));
      const { all, one, count, until } = await openDeeds(server, { kind });
      expect([all('tbody tr').length, count()]).to.deep.equal([50, 'Rows: 50+']);
      one('[part=more]').click();
      await until(() => count() === 'Rows: 100+');
      one('[part=more]').click();
      await until(() => count() === 'Rows: 120');
      expect(all('[part=more]')).to.deep.equal([]);
      expect(lists(server.asked)[1]).to.equal(second);
    });

  it('says why it could not show more, keeps what there is, and goes on', async () => {
    const server = serve(deeds(120));
    const { element, one, count, until } = await openDeeds(server);
    server.obstacle = (path) => (path.includes('by-') ? Promise.reject(new TypeError('lost')) : undefined);
    one('[part=more]').click();
    await until(() => element.pages.trouble?.cause === 'network');
    expect(count()).to.equal('Rows: 50+');
    server.obstacle = undefined;
    one('[part=more]').click();
    await until(() => count() === 'Rows: 100+');
    expect(element.pages.trouble).to.equal(undefined);
  });

  describe('sorts', () => {
    it('all rows and never one page, the least first, then the greatest, then as they came', async () => {
      const server = serve(deeds(120));
      const { column, sortBy, until, all, root } = await openDeeds(server);
      const sums = deeds(120).map(({ sum }) => sum);
      await sortBy('Sum');
      expect(all('[aria-sort]'), 'a part is not sorted').to.deep.equal([]);
      await until(() => all('[aria-sort=ascending]').length === 1);
      expect(lists(server.asked)).to.have.length(3);
      const ascending = sums.toSorted((one, other) => one - other).map(String);
      expect(column(4).slice(0, 5)).to.deep.equal(ascending.slice(0, 5));
      expect(read(root.querySelector('[role=status]'))).to.equal('Sorted by Sum, ascending.');
      await sortBy('Sum');
      expect(column(4)[0]).to.equal(ascending.at(-1));
      expect(all('[aria-sort=descending]')).to.have.length(1);
      await sortBy('Sum');
      expect(column(4)[0]).to.equal(String(sums[0]));
      expect(all('[aria-sort]')).to.deep.equal([]);
    });

    it('not by itself where the service does', async () => {
      const { column, sortBy, all, one, element } = await openDeeds(serve(deeds(120)));
      const ids = all<HTMLInputElement>('.chooser input');
      ids.at(-1)!.click();
      await element.updateComplete;
      await sortBy('Id');
      expect([element.table.sort, one('[aria-sort]').ariaSort]).to.deep.equal(['id', 'ascending']);
      expect(column(5).slice(0, 3)).to.deep.equal(['d-0', 'd-1', 'd-2']);
    });
  });

  describe('ticks', () => {
    it('a row, a range, all and none, and acts on those that are shown', async () => {
      const { all, one, element } = await openDeeds(serve(deeds(8)));
      const ticks = all<HTMLInputElement>('tbody .tick input');
      expect(ticks[2]!.ariaLabel).to.equal('Select Deed 3');
      ticks[1]!.click();
      ticks[4]!.dispatchEvent(new MouseEvent('click', { shiftKey: true, bubbles: true }));
      await element.updateComplete;
      expect(read(one('.selection [role=status]'))).to.equal('Selected: 4');
      expect(one<HTMLInputElement>('thead .tick input').indeterminate).to.equal(true);
      element.filter = { search: '', state: 'done' };
      element.requestUpdate();
      await element.updateComplete;
      one('#act').click();
      expect(element.done, 'what a filter hides').to.deep.equal(['d-1', 'd-4']);
      element.filter = { search: '', state: '' };
      element.requestUpdate();
      await element.updateComplete;
      one('thead .tick input').click();
      await element.updateComplete;
      expect(element.table.ticked).to.have.length(8);
      one('[part=unselect]').click();
      await element.updateComplete;
      expect(all('.selection')).to.deep.equal([]);
    });

    it('nothing where nothing can be done with it', async () => {
      const { all } = await openDeeds(serve(deeds(3)), { hasActions: false });
      expect(all('.tick')).to.deep.equal([]);
    });
  });

  describe('the choice of columns', () => {
    it('is kept in this browser, by names alone', async () => {
      const first = await openDeeds(serve(deeds(3)));
      const heads = ({ all }: Pick<typeof first, 'all'>) => all('thead th:not(.tick)').map(read);
      expect(heads(first)).to.deep.equal(['Deed', 'State', 'Sum']);
      const [state] = first.all<HTMLInputElement>('.chooser input');
      expect(first.all('.chooser label').map(read)).to.deep.equal(['State', 'Sum', 'Id']);
      state!.click();
      await first.element.updateComplete;
      expect(heads(first)).to.deep.equal(['Deed', 'Sum']);
      expect(localStorage.getItem(KEY)).to.equal('{"state":false}');
      first.page.remove();
      expect(heads(await openDeeds(serve(deeds(3))))).to.deep.equal(['Deed', 'Sum']);
    });

    it('is the element’s own where what is kept cannot be read', async () => {
      for (const kept of ['{', '[1]', '{"state":0,"deed":false}']) {
        localStorage.setItem(KEY, kept);
        const { all, page } = await openDeeds(serve(deeds(3)));
        expect(all('thead th:not(.tick)').map(read)).to.deep.equal(['Deed', 'State', 'Sum']);
        page.remove();
      }
    });
  });

  describe('the address', () => {
    it('leads to filter, sort and row, and Back undoes a row', async () => {
      history.replaceState(null, '', '?deeds-state=done&deeds-sort=-sum&other=1');
      const { element, all, one, until, column } = await openDeeds(serve(deeds(12)), { hasAddress: true });
      expect(element.filter).to.deep.equal({ search: '', state: 'done' });
      expect(all('tbody tr')).to.have.length(4);
      const sums = column(4).map(Number);
      expect(sums).to.deep.equal(sums.toSorted((a, b) => b - a));
      const link = one<HTMLAnchorElement>('tbody .open');
      expect(new URL(link.href).search).to.equal(
        `?deeds-state=done&deeds-sort=-sum&other=1&deeds-open=${element.table.ticked.length ? '' : link.dataset['id']}`,
      );
      link.click();
      expect([element.open, parameter('open')]).to.deep.equal([link.dataset['id'], link.dataset['id']]);
      history.back();
      await until(() => element.open === '');
      expect(parameter('sort')).to.equal('-sum');
    });

    it('is written as the operator filters and sorts, and is empty for the plain list', async () => {
      const { element, one, sortBy } = await openDeeds(serve(deeds(12)), { hasAddress: true });
      const search = one<HTMLInputElement>('[part=search]');
      search.value = 'Deed 1';
      search.dispatchEvent(new Event('input'));
      await sortBy('State');
      expect([parameter('search'), parameter('sort')]).to.deep.equal(['Deed 1', 'state']);
      await element.updateComplete;
      one('[part=clear]').click();
      await sortBy('State');
      await sortBy('State');
      expect(location.search).to.equal(new URL(address).search);
    });

    it('leaves a click with a key held to the browser', async () => {
      const { element, one } = await openDeeds(serve(deeds(2)), { hasAddress: true });
      const click = new MouseEvent('click', {
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
        composed: true,
      });
      const stop = (event: Event): void => event.preventDefault();
      let isPrevented: boolean | undefined;
      element.addEventListener('click', (event) => (isPrevented = event.defaultPrevented));
      document.addEventListener('click', stop, { once: true });
      one('tbody .open').dispatchEvent(click);
      expect([element.open, isPrevented]).to.deep.equal(['', false]);
    });
  });

  describe('of 100,000 rows', () => {
    it('draws as many as of 200, wherever it is scrolled to, and Home and End lead through all', async () => {
      const drawnOf = async (length: number) => {
        const opened = await openDeeds(serve(deeds(1)), { hasActions: false });
        opened.element.resource.show({ items: deeds(length), next: undefined });
        await frames();
        scrollTo(0, 3000);
        await opened.until(() => !opened.column(1).includes('Deed 1'), 'scrolled');
        await frames();
        const drawn = opened.all('tbody tr').length;
        if (length === 200) opened.page.remove();
        scrollTo(0, 0);
        return { ...opened, drawn };
      };
      const short = await drawnOf(200);
      const { drawn, all, one, root, until, column } = await drawnOf(100_000);
      expect(drawn).to.be.lessThan(short.drawn + 3);
      expect(one('table').getAttribute('aria-rowcount')).to.equal('100001');
      await until(() => column(1).includes('Deed 1'));
      all('.open')[0]!.focus();
      await sendKeys({ press: 'End' });
      await until(() => read(root.activeElement) === 'Deed 100000', 'the last');
      expect(root.activeElement?.closest('tr')?.ariaRowIndex).to.equal('100001');
      await sendKeys({ press: 'ArrowUp' });
      await until(() => read(root.activeElement) === 'Deed 99999', 'the one before');
      expect(all('tbody tr').length).to.be.lessThan(80);
      await sendKeys({ press: 'Home' });
      await until(() => read(root.activeElement) === 'Deed 1', 'the first');
    });

    it('sorts and narrows them, and keeps the head in sight', async () => {
      const { element, all, one, sortBy, column, count, until } = await openDeeds(serve(deeds(1)));
      element.resource.show({ items: deeds(100_000), next: undefined });
      await element.updateComplete;
      await sortBy('Sum');
      expect(column(4)[0]).to.equal('0');
      scrollTo(0, document.documentElement.scrollHeight / 2);
      await until(() => column(4)[0] !== '0', 'scrolled');
      await frames();
      expect(one('thead').getBoundingClientRect().top).to.be.within(-1, 1);
      expect(all('tbody tr').length).to.be.lessThan(80);
      scrollTo(0, 0);
      const search = one<HTMLInputElement>('[part=search]');
      search.value = 'Deed 9999';
      search.dispatchEvent(new Event('input'));
      await until(() => count() === 'Rows: 11 of 100,000');
      expect(all('tbody tr')).to.have.length(11);
    });
  });

  it('keeps the row that has the focus, however far the operator scrolls', async () => {
    const { all, root, until, column } = await openDeeds(serve(deeds(3000), 3000));
    all('.open')[0]!.focus();
    scrollTo(0, document.documentElement.scrollHeight / 2);
    await until(() => column(2)[1] !== 'Deed 2', 'scrolled');
    expect(read(root.activeElement)).to.equal('Deed 1');
    scrollTo(0, 0);
  });

  it('answers a pointer in the whole row, and no key that is not its own', async () => {
    const { element, all, root } = await openDeeds(serve(deeds(3)));
    all('tbody td')[1]!.click();
    expect(element.open).to.equal('d-0');
    expect(read(root.activeElement)).to.equal('Deed 1');
    await sendKeys({ press: 'ArrowDown' });
    await element.updateComplete;
    await frames(1);
    expect(read(root.activeElement)).to.equal('Deed 2');
    await sendKeys({ press: 'ArrowRight' });
    expect(read(root.activeElement)).to.equal('Deed 2');
    all<HTMLInputElement>('tbody .tick input')[2]!.focus();
    await sendKeys({ press: 'ArrowUp' });
    expect(root.activeElement?.ariaLabel).to.equal('Select Deed 3');
  });

  describe('at 320 px', () => {
    for (const hasActions of [true, false])
      it(`is cards ${hasActions ? 'with ticks ' : ''}of the same cells, each with the name of its column`, async () => {
        const { all, one, sortBy, root } = await openDeeds(
          serve(deeds(5)),
          { hasActions },
          { width: '320px' },
        );
        await frames();
        const cells = [...one('tbody tr').querySelectorAll('td:not(.tick)')];
        const [first, second] = cells.map((cell) => cell.getBoundingClientRect());
        expect(second!.top, 'below each other').to.be.greaterThan(first!.bottom - 1);
        expect((cells[0] as HTMLElement).dataset['label']).to.equal('State');
        // Firefox gives the value as it is written.
        expect(getComputedStyle(cells[0]!, '::before').content).to.match(/"State"|attr\(data-label\)/);
        expect(one('.table').scrollWidth).to.be.lessThan(321);
        const counts = ['table', 'columnheader', 'rowheader', 'cell'].map(
          (role) => all(`[role=${role}]`).length,
        );
        expect(counts).to.deep.equal(hasActions ? [1, 4, 5, 15] : [1, 3, 5, 10]);
        await sortBy('Sum');
        expect(read(root.querySelector('tbody .figure'))).to.equal('0');
        expect(one('.sort').getBoundingClientRect().height, 'to press').to.be.greaterThan(23);
      });
  });

  describe('the file', () => {
    it('has all rows, in the order shown, with the columns shown', async () => {
      const { element, one, sortBy, until } = await openDeeds(serve(deeds(600), 200));
      await sortBy('Sum');
      const rows = await rowsSavedBy(async () => {
        one('[part=export]').click();
        await until(() => element.files.length === 1);
      });
      expect(rows).to.have.length(601);
      expect(rows[0]).to.contain('"deed","state","sum"');
      const sums = rows.slice(1).map((row) => Number(/"(\d+)"$/.exec(row)?.[1]));
      expect(sums.every((sum, at) => at === 0 || sum >= sums[at - 1]!)).to.equal(true);
      expect(read(one('[part=export-state]'))).to.equal('The file deeds.csv is ready. Rows: 600.');
    });
  });

  describe('without rows', () => {
    it('says so: none yet, none that match, an error, offline, and loading before all', async () => {
      const waiting = await openDeeds(
        { fetch: () => new Promise(() => undefined) },
        {},
        { state: 'loading' },
      );
      waiting.page.remove();
      (await openDeeds(serve([]), {}, { state: 'empty' })).page.remove();
      const narrowed = await openDeeds(
        serve(deeds(120)),
        {
          filter: { search: 'none of them', state: '' },
        },
        { state: 'filtered-empty' },
      );
      expect(narrowed.count()).to.equal('Rows: 0 of 120');
      narrowed.page.remove();
      const server = serve(deeds(2));
      server.obstacle = () => Promise.resolve(new Response('', { status: 500 }));
      (await openDeeds(server, {}, { state: 'error' })).page.remove();
      server.obstacle = () => Promise.reject(new TypeError('no network'));
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
      const { element, until } = await openDeeds(server, {}, { state: 'offline' });
      server.obstacle = undefined;
      Reflect.deleteProperty(navigator, 'onLine');
      dispatchEvent(new Event('online'));
      await until(() => element.matches(':state(ready)'));
    });
  });

  it('never breaks a figure, however narrow its columns, and keeps the head above them', async () => {
    const great = deeds(3).map((deed) => ({ ...deed, sum: 123_456_789_012 }));
    const { all } = await openDeeds(serve(great), {}, { width: '31rem' });
    const [head] = all('thead .figure');
    for (const cell of all('tbody .figure')) {
      const figure = document.createRange();
      figure.selectNodeContents(cell);
      expect(figure.getClientRects(), read(cell)).to.have.length(1);
      expect(cell.getBoundingClientRect().right).to.be.closeTo(head!.getBoundingClientRect().right, 0.5);
    }
  });

  it('keeps a figure of thirteen characters off the next column where a reader spaces letters out', async () => {
    const great = deeds(3).map((deed) => ({ ...deed, sum: 1_234_567_890_123 }));
    const { all, page } = await openDeeds(serve(great), {}, { width: '31rem' });
    page.style.letterSpacing = '0.12em';
    for (const cell of all('tbody .figure')) {
      const figure = document.createRange();
      figure.selectNodeContents(cell);
      const gap = Number.parseFloat(getComputedStyle(cell.parentElement!).columnGap);
      const next = cell.getBoundingClientRect().right + gap;
      expect(figure.getBoundingClientRect().right, read(cell)).to.be.at.most(next);
    }
  });

  for (const [width, scheme] of [
    ['', 'light'],
    ['320px', 'dark'],
  ] as const)
    it(`is accessible in ${scheme}, ${width || 'wide'}, sorted and ticked`, async () => {
      const { page, element, all, sortBy } = await openDeeds(
        serve(deeds(5)),
        { hasAddress: true },
        { width },
      );
      page.style.colorScheme = scheme;
      page.style.background = 'Canvas';
      await sortBy('Sum');
      all('tbody .tick input')[1]!.click();
      all<HTMLDetailsElement>('.chooser')[0]!.open = true;
      await element.updateComplete;
      await expect(element).to.be.accessible();
    });
});
