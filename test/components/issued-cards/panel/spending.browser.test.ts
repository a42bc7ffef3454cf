import { expect } from '@open-wc/testing';

import type { TransferData } from '../../../../src/client/transfers/index.js';
import { refusal } from '../../known-seller.js';
import { asSeller, openCardOffice, openCards, type CardOffice } from '../card-office.js';

interface Paid {
  readonly card: string;
  readonly value: number;
  readonly currency?: string;
  readonly status?: string;
  readonly direction?: string;
}

/** The simulated platform pays nothing with cards: these are its answers to who asks for transfers. */
function payWith(office: CardOffice, all: readonly Paid[]): void {
  const data = all.map(
    ({ card, value, currency = 'EUR', status = 'booked', direction = 'outgoing' }, at) => ({
      id: `T${at}`,
      amount: { value, currency },
      category: 'issuedCard',
      categoryData: { type: 'issuedCard' },
      creationDate: new Date(office.clock.now).toISOString(),
      direction,
      paymentInstrument: { id: card },
      status,
    }),
  ) as unknown as readonly TransferData[];
  office.obstacle = (call) =>
    call.startsWith('GET /transfers/transfers') ? Response.json({ data }) : undefined;
}

const spentOn = (rows: readonly string[], name: RegExp) => rows.find((row) => name.test(row)) ?? '';

describe('<florin-issued-cards>: what was spent this month', () => {
  it('adds up what each card paid in its currency, without what was refused, and draws it', async () => {
    const office = await openCardOffice();
    const { virtual, plastic, foreignCard } = office;
    payWith(office, [
      { card: virtual, value: 1250 },
      { card: virtual, value: 750, status: 'authorised' },
      { card: virtual, value: 9900, status: 'refused' },
      { card: virtual, value: 300, direction: 'incoming' },
      { card: foreignCard, value: 4200, currency: 'GBP' },
      { card: 'another', value: 1, currency: 'GBP' },
    ]);
    const opened = await openCards(office);
    await opened.until(() => /€20\.00/.test(spentOn(opened.rows(), /Mila Visser/)), 'the sum');
    expect(spentOn(opened.rows(), /Amina Clarke/)).to.match(/£42\.00/);
    const unused = opened
      .all('tbody tr')
      .find((row) => row.dataset['id'] === plastic || /MC|Mastercard/.test(row.textContent ?? ''));
    expect(unused?.textContent).to.contain('–');
    opened.root.querySelector<HTMLDetailsElement>('[part~=figures]')!.open = true;
    await opened.until(() => opened.part('chart'), 'the chart');
    expect(opened.all('[part~=currency]').map((each) => each.textContent?.trim())).to.deep.equal([
      'EUR',
      'GBP',
    ]);
    expect(opened.all('[part~=point]').map((bar) => bar.getAttribute('aria-label'))).to.have.length(1);
    expect(opened.all('[part~=point]')[0]!.getAttribute('aria-label')).to.match(/^Visa.*: .*€20\.00/);
    opened.all('[part~=currency]')[1]!.click();
    await opened.until(
      () =>
        /Together: .*£42\.00/.test(
          opened.root.querySelector('[part~=chart] svg')?.getAttribute('aria-label') ?? '',
        ),
      'in pounds',
    );
    await expect(opened.element).to.be.accessible();
  });

  it('asks for a seller’s own payments alone, and the list stays where they do not come', async () => {
    const office = await openCardOffice(asSeller);
    const urls: string[] = [];
    const fetch: CardOffice['fetch'] = (input, init) => {
      urls.push(input);
      return office.fetch(input, init);
    };
    const opened = await openCards({ fetch }, { audience: 'seller' });
    await opened.until(() => /–/.test(opened.rows()[0] ?? ''), 'nothing was spent');
    expect(opened.part('missing')).to.equal(null);
    expect(urls.find((url) => url.includes('/transfers/transfers'))).to.match(
      /accountHolderId=me.*category=issuedCard/,
    );
    office.obstacle = (each) =>
      each.startsWith('GET /transfers/') ? refusal(502, 'platform-unavailable') : undefined;
    await opened.element.refresh();
    await opened.says(/so spending is not shown/);
    expect(opened.rows()).to.have.length(2);
    expect(opened.element.matches(':state(partial)')).to.equal(true);
    office.obstacle = undefined;
    await opened.press('again');
    await opened.until(() => !opened.part('missing'), 'there again');
  });

  it('leads an operator from a card to its rules, and a seller not', async () => {
    const office = await openCardOffice();
    const opened = await openCards(office, { card: office.virtual });
    await opened.press('follow');
    expect(opened.happened('florin-issued-card-followed')).to.deep.equal([{ card: office.virtual }]);
    const other = await openCardOffice(asSeller);
    const own = await openCards(other, { audience: 'seller', card: other.virtual });
    await own.until(() => own.part('facts'), 'the card');
    expect(own.part('follow')).to.equal(null);
  });
});
