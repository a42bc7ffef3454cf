import { expect } from '@open-wc/testing';

import { DAY } from '../../../src/facts/instant.js';
import { restorePage } from '../known-seller.js';
import { read } from '../opened.js';
import { ACCOUNT, LASTING, lost, openContracts, openOffice, SHOPPER } from './contracts-office.js';

/** Everything that the browser keeps, and the address. */
const kept = (): string =>
  JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state]);

describe('<florin-recurring-contracts>', () => {
  afterEach(() => {
    localStorage.clear();
    restorePage();
    history.replaceState(null, '', location.pathname + location.search.replace(/[?&]recurring-tab=\w+/, ''));
  });

  it('finds what a shopper has stored, the latest first, with badges for what has ended or ends soon', async () => {
    const office = await openOffice();
    await office.store({ model: 'Subscription', holder: 'Anna K' });
    await office.storePayee(LASTING);
    await office.storePayee(ACCOUNT);
    const opened = await openContracts(office, { find: SHOPPER });
    const rows = () => opened.rows().map((row) => row.replace(/\d{15}$/, '#'));
    expect(rows()).to.deep.equal([
      'Bank account •••• 4300 Anna Klaassen payouts Jan 10, 2030',
      'Mastercard •••• 4444 Anna Klaassen 12/2033 payouts Jan 10, 2030 #',
      'Visa •••• 1111 Anna K 03/2030 Expires soon payments without the shopper Jan 10, 2030 #',
    ]);
    expect(read(opened.root.querySelector('#found'))).to.equal('3 stored payment methods');
    expect(opened.heard).to.include('3 stored payment methods');
    office.wait(100 * DAY);
    opened.element.remove();
    const later = await openContracts(office, { find: SHOPPER });
    expect(later.rows().at(-1)).to.contain('03/2030 Expired');
    await opened.state('ready');
    expect(office.calls('listRecurringDetails').at(-1)?.body).to.deep.equal({ shopperReference: SHOPPER });
  });

  it('keeps the shopper out of the address, of every storage and of every attribute', async () => {
    const office = await openOffice();
    await office.store();
    const opened = await openContracts(office, { find: SHOPPER, noAddress: false });
    await opened.open(/Visa/, 'Permits');
    expect(new URL(location.href).searchParams.get('recurring-tab')).to.equal('permits');
    expect(kept()).not.to.contain(SHOPPER);
    const markup = opened.element.outerHTML + opened.root.innerHTML;
    expect(markup).not.to.contain(SHOPPER);
    expect(JSON.stringify(opened.events)).not.to.contain(SHOPPER);
  });

  it('asks for three characters, says that nothing is stored, and keeps the field in every state', async () => {
    const office = await openOffice();
    const opened = await openContracts(office);
    await opened.says(/Enter the reference of a shopper/);
    await opened.search('ab');
    await opened.focused('#shopper');
    await opened.says(/Enter at least 3 characters/);
    expect(office.calls('listRecurringDetails')).to.have.length(0);
    await opened.search('no-such-shopper');
    await opened.state('empty');
    await opened.says(/has stored no payment method/);
    office.obstacle = () => lost();
    await opened.search('new-shopper');
    await opened.state('error');
    await opened.says(/cannot be reached/);
    expect(opened.part('search') !== null).to.equal(true);
    expect(opened.events.at(-1)![0]).to.equal('florin-recurring-contracts-failed');
    office.obstacle = undefined;
    await office.store({ shopper: 'new-shopper' });
    await opened.press('retry');
    await opened.says(/1 stored payment method/);
  });

  it('is for operators alone, and says so to any other role before a shopper is looked for', async () => {
    const office = await openOffice();
    office.who = { audience: 'seller', userId: 'u-1' };
    const opened = await openContracts(office);
    await opened.state('unauthorised');
    await opened.says(/You are signed in as a seller, and this role has no access here/);
    expect(office.arrived).to.deep.equal([]);
  });

  it('shows another merchant of the same platform nothing', async () => {
    const office = await openOffice();
    await office.store();
    const opened = await openContracts({ fetch: office.otherFetch });
    await opened.search(SHOPPER);
    await opened.until(() => opened.part('panel') && !/Enter the reference/.test(read(opened.part('panel'))));
    expect(opened.rows()).to.deep.equal([]);
  });

  it('opens one with its facts, goes back to its row, and Back in the browser does so too', async () => {
    const office = await openOffice();
    const token = await office.store();
    const opened = await openContracts(office, { find: SHOPPER, noAddress: false });
    await opened.open(/Visa/);
    await opened.focused('h2');
    expect(read(opened.root.querySelector('h2'))).to.equal('Visa •••• 1111');
    await opened.says(new RegExp(`Reference of the stored details ${token}`));
    await opened.says(/Network reference \d{15}/);
    await opened.press('back');
    await opened.focused('.open');
    await opened.open(/Visa/, 'Updates');
    history.back();
    await opened.until(() => opened.all('.open').length === 1, 'the list');
    expect(opened.element.tab).to.equal('');
    expect(opened.named('florin-recurring-details-opened')).to.deep.include({ tab: 'updates' });
  });

  it('opens the first one at the tab that the address names', async () => {
    const office = await openOffice();
    await office.store();
    const address = new URL(location.href);
    address.searchParams.set('recurring-tab', 'notices');
    history.replaceState(null, '', address);
    const opened = await openContracts(office, { find: SHOPPER, noAddress: false });
    await opened.open(/Visa/);
    await opened.says(/For India/);
  });
});
