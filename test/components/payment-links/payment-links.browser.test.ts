import { expect } from '@open-wc/testing';

import { restorePage } from '../known-seller.js';
import { read } from '../opened.js';
import { lost } from '../recurring-contracts/contracts-office.js';
import { HOUR, openDesk, openLinks } from './desk.js';

describe('<florin-payment-links>', () => {
  afterEach(restorePage);

  it('says that there is none, and then lists each with its amount and where it stands', async () => {
    const desk = await openDesk();
    const empty = await openLinks(desk, {}, 'empty');
    await empty.says(/No payment links yet/);
    // Links on screen are asked about: this one would be below it.
    empty.element.remove();
    await desk.make('lamp-1', { description: 'Repair of a lamp' });
    await desk.make('chair-2', { reusable: true });
    await desk.make('table-3');
    await desk.pay('lamp-1');
    const opened = await openLinks(desk);
    await opened.until(() => opened.rows().every((row) => !row.includes('…')), 'all standings');
    const [table, chair, lamp, ...others] = opened.rows();
    expect(others).to.deep.equal([]);
    expect(lamp).to.match(/^lamp-1 Repair of a lamp €25\.00 Paid Jan 11, 2030/);
    expect(chair).to.match(/^chair-2 €25\.00 Not paid yet/);
    expect(table).to.match(/^table-3 €25\.00 Not paid yet/);
    await expect(opened.element).to.be.accessible();
  });

  it('finds by reference and by status, of which the platform is asked for every link', async () => {
    const desk = await openDesk();
    for (const name of ['lamp-1', 'lamp-2', 'chair-3']) await desk.make(name);
    await desk.pay('lamp-2');
    const opened = await openLinks(desk);
    await opened.type('search', 'LAMP');
    await opened.until(() => opened.rows().length === 2, 'two lamps');
    const standing = opened.root.querySelector<HTMLSelectElement>('select[name=standing], #standing');
    if (!standing) await opened.press('filters');
    await opened.until(() => opened.root.querySelector('select'), 'filters');
    const select = opened.root.querySelector('select')!;
    select.value = 'paid';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await opened.until(
      () => opened.rows().length === 1 && opened.rows()[0]!.startsWith('lamp-2'),
      'the paid lamp',
    );
    await opened.type('search', 'nothing like it');
    await opened.state('filtered-empty');
  });

  it('opens one by a link of its own, goes back to its row, and follows Back', async () => {
    const { href } = location;
    try {
      const desk = await openDesk();
      const id = await desk.make('lamp-1', { description: 'Repair of a lamp' });
      const opened = await openLinks(desk, { noAddress: false });
      await opened.open(/lamp-1/);
      expect(new URL(location.href).searchParams.get('link')).to.equal(id);
      expect(opened.happened('florin-payment-link-opened')).to.deep.equal([{ paymentLink: id }]);
      await opened.focused('h2');
      await opened.says(/Repair of a lamp Expires Jan 11, 2030/);
      await opened.says(/Created Jan 10, 2030, .* by olga@shop\.example/);
      await opened.press('back');
      await opened.focused('.open');
      await opened.open(/lamp-1/);
      history.back();
      await opened.until(() => opened.rows().length === 1, 'the list');
      const direct = await openLinks(desk, { paymentLink: id });
      await direct.says(/Repair of a lamp/);
    } finally {
      history.replaceState(null, '', href);
    }
  });

  it('shows the address, a code of it, and a message with amount and day; none of it once the link is paid', async () => {
    const desk = await openDesk();
    const id = await desk.make('lamp-1', { description: 'Repair of a lamp' });
    const opened = await openLinks(desk, { paymentLink: id });
    await opened.until(() => opened.part('code'), 'the code');
    await expect(opened.element).to.be.accessible();
    const address = opened.part('address') as HTMLAnchorElement;
    expect(address.href).to.match(new RegExp(`/payByLink/${id}$`));
    expect(address.rel).to.equal('noopener noreferrer');
    const message = (opened.part('share-text') as HTMLTextAreaElement).value.replaceAll(
      /[\u2066-\u2069]/g,
      '',
    );
    expect(message).to.match(/^Pay €25\.00 for Repair of a lamp by Jan 11, 2030, .*:\nhttp\S+$/);
    await desk.pay('lamp-1');
    await opened.press('refresh');
    await opened.says(/Paid/);
    expect(opened.part('address')).to.equal(null);
    expect(opened.part('end')).to.equal(null);
  });

  it('does not show an address that is none of the web', async () => {
    const desk = await openDesk();
    const id = await desk.make('lamp-1');
    desk.obstacle = async (call, proceed) => {
      const answer = await proceed();
      if (call !== id) return answer;
      const body = (await answer.json()) as object;
      return Response.json({ ...body, url: 'javascript:alert(1)' }, { headers: answer.headers });
    };
    const opened = await openLinks(desk, { paymentLink: id });
    await opened.says(/not a secure web address/);
    expect(opened.part('address')).to.equal(null);
  });

  it('ends a link after a question, once, and says so in the list too', async () => {
    const desk = await openDesk();
    const id = await desk.make('lamp-1');
    const opened = await openLinks(desk);
    await opened.open(/lamp-1/);
    await opened.press('end');
    await opened.focused('[part=leave]');
    expect(read(opened.root.querySelector('dialog h2'))).to.equal('End the payment link lamp-1?');
    await opened.press('leave');
    expect(desk.received(id).filter(({ body }) => 'status' in body)).to.have.length(0);
    await opened.press('end');
    await opened.confirm();
    await opened.until(() => /Expired|Ended/.test(read(opened.part('status'))), 'its end');
    expect(opened.heard).to.include('The link has ended. It can no longer be paid.');
    expect(opened.happened('florin-payment-link-closed')).to.deep.equal([
      { paymentLink: id, ending: 'received' },
    ]);
    await opened.element.refresh();
    await opened.press('back');
    await opened.until(() => opened.rows()[0]?.startsWith('lamp-1 €25.00 Ended'), 'the row');
  });

  it('does not say that a link has ended when the answer was lost, or when it was paid meanwhile', async () => {
    const desk = await openDesk();
    const id = await desk.make('lamp-1');
    const opened = await openLinks(desk, { paymentLink: id });
    await desk.pay('lamp-1');
    await opened.press('end');
    await opened.confirm();
    await opened.says(/The platform refused/);
    await opened.until(() => read(opened.part('status')) === 'Paid', 'its end');
    const other = await desk.make('chair-2');
    const second = await openLinks(desk, { paymentLink: other });
    await second.until(() => second.part('end'), 'the button');
    let isLost = false;
    desk.obstacle = async (call, proceed) => {
      const answer = await proceed();
      if (call !== other || isLost) return answer;
      isLost = true;
      return lost();
    };
    await second.press('end');
    await second.confirm();
    await second.says(/We do not know yet whether the link has ended/);
    expect(second.happened('florin-payment-link-closed')).to.deep.equal([
      { paymentLink: other, ending: 'unknown' },
    ]);
    await second.until(() => read(second.part('status')) === 'Expired', 'what the platform says');
  });

  it('says so where a link cannot be read, and reads it when asked again', async () => {
    const desk = await openDesk();
    const id = await desk.make('lamp-1');
    desk.obstacle = (call) => (call === id ? lost() : undefined);
    const opened = await openLinks(desk, { paymentLink: id });
    await opened.says(/did not say how this link stands/);
    await opened.state('partial');
    desk.obstacle = undefined;
    await opened.press('refresh');
    await opened.says(/Not paid yet/);
    desk.wait(25 * HOUR);
    await opened.press('refresh');
    await opened.says(/Expired/);
  });

  it('is for operators alone, and shows another merchant nothing', async () => {
    const desk = await openDesk();
    await desk.make('lamp-1');
    const other = await openLinks({ fetch: desk.otherFetch }, {}, 'empty');
    expect(other.rows()).to.deep.equal([]);
    desk.who = { audience: 'seller', userId: 'u-1' };
    await openLinks(desk, {}, 'unauthorised');
  });
});
