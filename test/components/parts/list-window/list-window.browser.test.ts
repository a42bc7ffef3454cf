import { expect } from '@open-wc/testing';

import { deeds, serve } from '../table/deeds.js';
import { openDeeds } from '../table/opened-deeds.js';

const LONG = 'A deed whose name takes several lines once the page is as narrow as a telephone';

describe('rows of a list', () => {
  it('are as high as what is in them, once the page has become narrow, and low again once it is wide', async () => {
    const long = deeds(5).map((deed) => ({ ...deed, name: LONG }));
    const { page, all, until } = await openDeeds(serve(long), {}, { width: '1000px' });
    const rows = () => all('tbody tr');
    const height = (row: HTMLElement) => row.getBoundingClientRect().height;
    const cover = () =>
      rows().some((row, at) =>
        [...row.children].some(
          (cell) =>
            cell.getBoundingClientRect().bottom >
            (rows()[at + 1]?.getBoundingClientRect().top ?? Infinity) + 1,
        ),
      );
    await until(() => rows().length === 5 && height(rows()[0]!) > 0);
    const before = height(rows()[0]!);
    page.style.inlineSize = '280px';
    await until(() => height(rows()[0]!) > before * 1.5);
    expect(cover(), 'a row covers the next').to.equal(false);
    page.style.inlineSize = '1000px';
    await until(() => Math.abs(height(rows()[0]!) - before) < 2);
  });
});
