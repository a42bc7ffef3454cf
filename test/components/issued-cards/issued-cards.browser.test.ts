import { expect } from '@open-wc/testing';

import { closing } from '../closed-rows.js';
import { read } from '../opened.js';
import { filesSavedBy } from '../saved-files.js';
import { asSeller, openCardOffice, openCards } from './card-office.js';

describe('<florin-issued-cards>', () => {
  it('lists the cards of a whole platform without their numbers, and opens one by a link of its own', async () => {
    const { href } = location;
    try {
      const office = await openCardOffice();
      const opened = await openCards(office, { noAddress: false });
      await opened.until(() => opened.rows().length === 3, 'three cards');
      expect(opened.rows()[0]).to.match(
        /^Visa •••• \d{4} Mila Visser Virtual Active 05\/2029 A seller in the Netherlands: EUR [–…]$/,
      );
      expect(opened.rows()[1]).to.match(/^Mastercard •••• \d{4} Sam Jansen Physical Inactive/);
      await opened.open(/Mila/);
      expect(new URL(location.href).searchParams.get('card')).to.equal(office.virtual);
      await opened.focused('h2');
      expect(opened.text('h2')).to.match(/^Visa •••• \d{4}$/);
      expect(opened.happened('florin-issued-card-opened')).to.deep.equal([{ card: office.virtual }]);
      history.back();
      await opened.until(() => opened.rows().length === 3, 'the list');
      const direct = await openCards(office, { card: office.foreignCard });
      await direct.says(/Amina Clarke/);
    } finally {
      history.replaceState(null, '', href);
    }
  });

  it('narrows by status and form, finds by name and last four digits, and says when nothing matches', async () => {
    const office = await openCardOffice();
    const opened = await openCards(office);
    await opened.until(() => opened.rows().length === 3, 'three cards');
    const [status, form] = opened.all('select[part=field]') as HTMLSelectElement[];
    for (const [select, value, count] of [
      [status, 'inactive', 1],
      [status, '', 3],
      [form, 'virtual', 2],
      [form, '', 3],
    ] as const) {
      select!.value = value;
      select!.dispatchEvent(new Event('change', { bubbles: true }));
      await opened.until(() => opened.rows().length === count, `${value}: ${count}`);
    }
    await opened.type('search', 'clarke');
    await opened.until(() => opened.rows().length === 1, 'one');
    await opened.type('search', office.lastFour);
    await opened.until(() => /Mila/.test(opened.rows()[0] ?? ''), 'Mila');
    await opened.type('search', 'no such card');
    await opened.state('filtered-empty');
  });

  it('writes a CSV file without a number of a card', async () => {
    const office = await openCardOffice();
    const opened = await openCards(office);
    await opened.until(() => opened.rows().length === 3, 'three cards');
    const [saved] = await filesSavedBy(async (files) => {
      await opened.press('export');
      await opened.until(() => files.length === 1, 'the file');
    });
    const text = await saved!.file.text();
    expect(text).to.match(
      /^\S*"card","cardholder","form","status","ends","account","spent_this_month","group","reference","brand","reason"\r\n/,
    );
    expect(text).to.contain(office.virtual);
    expect(text).not.to.match(/\d{12,}|\*{4}|•/);
    expect(opened.happened('florin-issued-cards-exported')).to.have.length(1);
  });

  it('shows a seller their own cards alone, and finds another’s nowhere', async () => {
    const office = await openCardOffice(asSeller);
    const opened = await openCards(office, { audience: 'seller' });
    await opened.until(() => opened.rows().length === 2, 'two cards');
    expect(opened.rows().join(' ')).not.to.match(/Amina/);
    const foreign = await openCards(office, { audience: 'seller', card: office.foreignCard });
    await foreign.says(/No card has this ID, or you may not see it/);
    expect(foreign.text('h2')).to.equal(office.foreignCard);
    expect(read(foreign.root)).not.to.match(/Amina/);
  });

  it('passes axe as a list, as a card, and while it is being closed, also from right to left', async () => {
    const office = await openCardOffice();
    for (const locale of ['en', 'ar']) {
      const opened = await openCards(office, { locale });
      opened.element.dir = locale === 'ar' ? 'rtl' : 'ltr';
      await opened.until(() => opened.rows().length === 3, 'three cards');
      await expect(opened.element).to.be.accessible();
      await opened.open(/Sam/);
      await opened.until(() => opened.root.querySelector('[part~=move]'), 'where it may move');
      await expect(opened.element).to.be.accessible();
      await opened.press('close');
      await opened.press('continue');
      await opened.focused('#reason');
      await expect(opened.element).to.be.accessible();
    }
  });

  it('has an empty first use, and keeps what is on screen when a later answer is an error', async () => {
    const office = await openCardOffice();
    const empty = await openCards(office, { balanceAccount: office.usd }, 'empty');
    expect(read(empty.root)).to.match(/No cards yet/);
    const opened = await openCards(office);
    await opened.until(() => opened.rows().length === 3, 'three cards');
    office.obstacle = () => new Response('{"error":{"code":"internal"}}', { status: 500 });
    expect(await opened.element.refresh()).to.equal(false);
    await opened.says(/did not answer as expected/);
    expect(opened.rows()).to.have.length(3);
    const broken = await openCards(office, {}, 'error');
    office.obstacle = undefined;
    await broken.press('retry');
    await broken.until(() => broken.rows().length === 3, 'the list');
  });

  it('offers no change of cards, tokens, devices and groups that the role does not open', async () => {
    const office = await openCardOffice();
    const rows = [
      'createPaymentInstrument',
      'updatePaymentInstrument',
      'updateNetworkToken',
      'startDeviceRegistration',
      'deleteRegisteredDevice',
      'createPaymentInstrumentGroup',
    ];
    const fetch = closing(office.fetch, ...rows.map((row) => `balance-platform.${row}`));
    const opened = await openCards({ fetch });
    expect(opened.part('new')).to.equal(null);
    await opened.open(/./);
    expect(opened.all('[part~=freeze], [part~=activate], [part~=close]')).to.deep.equal([]);
    for (const tab of [/wallet|token/i, /device/i, /group/i]) {
      await opened.tab(tab);
      await opened.until(() => !/Loading/.test(opened.text('.record')), `${tab}`);
    }
    expect(opened.all('[part~=register], [part~=new-group], [part$=-token]')).to.deep.equal([]);
  });
});
