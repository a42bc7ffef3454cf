import { expect } from '@open-wc/testing';

import { read } from '../opened.js';
import { openKnownDesk, openTransfers } from './desk.js';

describe('<florin-transfers>, one of them opened', () => {
  it('opens a booking, its transfer with all that happened, and hands on the payment behind it', async () => {
    const desk = await openKnownDesk();
    const opened = await openTransfers(desk, { accountHolder: desk.dutch.id });
    await opened.type('[part=search]', 'Sale');
    await opened.until(() => opened.rows().length > 0, 'sales');
    opened.all('.open')[0]!.click();
    await opened.says(/Back to the list/);
    await opened.settled();
    await opened.press('follow');
    await opened.says(/What happened/);
    await opened.focused('h2');
    expect(opened.all('[part=step]').map(read).join()).to.match(/Received.*Authorised.*Booked/);
    expect(opened.text()).to.match(/Balance \+€/);
    opened.button(/Show the payment/).click();
    expect(opened.events.at(-1)![0]).to.equal('florin-transfer-followed');
    expect(opened.events.at(-1)![1]).to.have.property('payment').that.matches(/\S+/);
    await opened.press('back');
    await opened.until(() => opened.rows().length > 0, 'the list');
  });

  it('follows the address, and what was searched for is not in it', async () => {
    const { href } = location;
    try {
      const desk = await openKnownDesk();
      const opened = await openTransfers(desk, { noAddress: false });
      await opened.tab(/^Transfers$/);
      await opened.type('[part=search]', 'Payout');
      await opened.until(() => opened.rows().length > 0, 'rows');
      expect(location.href).to.match(/transfers-tab=transfers/);
      expect(location.href).to.not.contain('Payout');
      opened.all('.open')[0]!.click();
      await opened.says(/What happened/);
      const id = new URL(location.href).searchParams.get('transfer')!;
      expect(opened.element.transfer).to.equal(id);
      const other = await openTransfers(desk, { noAddress: false });
      await other.says(/What happened/);
      expect(other.element.transfer).to.equal(id);
      other.element.remove();
      const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await isBack;
      await opened.until(() => opened.rows().length > 0, 'the list as it was');
    } finally {
      history.replaceState(null, '', href);
    }
  });

  it('is accessible, right to left and at 320 pixels: list and detail', async () => {
    const { documentElement: page, body } = document;
    page.dir = 'rtl';
    body.style.inlineSize = '320px';
    try {
      const desk = await openKnownDesk();
      const opened = await openTransfers(desk, { locale: 'ar', accountHolder: desk.dutch.id });
      // A page of rows takes axe long in some browsers, and says no more than some of them.
      await opened.type('[part=field][type=date]', '2030-01-07');
      await opened.settled();
      expect(opened.element.scrollWidth).to.be.at.most(320);
      await expect(opened.element).to.be.accessible();
      opened.all('[part=tab]')[1]!.click();
      await opened.element.updateComplete;
      await opened.settled();
      await opened.until(() => opened.all('.open').length > 0, 'rows');
      opened.all('.open')[0]!.click();
      await opened.until(() => opened.all('[part=step]').length > 0, 'what happened');
      expect(opened.element.scrollWidth).to.be.at.most(320);
      await expect(opened.element).to.be.accessible();
    } finally {
      page.dir = body.style.inlineSize = '';
    }
  });
});
