import { expect } from '@open-wc/testing';

import { finalRefusal } from '../known-seller.js';
import { keptByForm } from '../kept-in-browser.js';
import { read } from '../opened.js';
import { openDesk, openHolders, type Desk } from './desk.js';

const METADATA = { shop: 'Pottery', tier: 'gold' };

async function openEditor(desk: Desk) {
  await desk.platform.updateAccountHolder({ id: desk.own, metadata: METADATA });
  const opened = await openHolders(desk, { accountHolder: desk.own });
  await opened.until(() => opened.root.querySelector('[part~=accounts]'), 'accounts');
  await opened.press('edit');
  await opened.until(() => opened.root.querySelector('[part=form]'), 'the form');
  return opened;
}

describe('changing account holders', () => {
  afterEach(() => sessionStorage.clear());

  it('sends the whole of the metadata, and says before which entries that drops', async () => {
    const desk = await openDesk();
    const opened = await openEditor(desk);
    await opened.type('description', 'Pottery by Ann');
    await opened.press('[part=remove-row]');
    await opened.says(/Saving drops these entries: shop\./);
    await opened.press('add-row');
    await opened.fill({ 'metadata.1.key': 'tier', 'metadata.1.value': 'x' });
    await opened.press('save');
    await opened.says(/This key is there already/);
    await opened.fill({ 'metadata.1.key': 'floor', 'metadata.1.value': '2' });
    await opened.press('save');
    await opened.until(() => !opened.root.querySelector('[part=form]'), 'saved');
    await opened.until(() => opened.heard.at(-1) === 'Your changes were saved.', 'said');
    const { description, metadata } = await desk.holder();
    expect([description, metadata]).to.deep.equal(['Pottery by Ann', { tier: 'gold', floor: '2' }]);
    expect(desk.asks('PATCH /balance-platform/accountHolders')[0]!.body).to.deep.equal({
      description: 'Pottery by Ann',
      metadata: { tier: 'gold', floor: '2' },
    });
    await opened.press('edit');
    for (const _ of [1, 2]) await opened.press('[part=remove-row]');
    await opened.press('save');
    await opened.until(() => !opened.root.querySelector('[part=form]'), 'saved');
    expect((await desk.holder()).metadata).to.deep.equal({});
  });

  it('shows both values where another person has changed the same, keeps what is typed, and keeps what else they did', async () => {
    const desk = await openDesk();
    const opened = await openEditor(desk);
    await opened.fill({ description: 'Mine', 'metadata.1.value': 'silver' });
    await desk.platform.updateAccountHolder({
      id: desk.own,
      description: 'Theirs',
      metadata: { shop: 'Pottery', tier: 'bronze', city: 'Utrecht' },
    });
    await opened.press('save');
    await opened.until(() => opened.root.querySelector('[part~=conflict]'), 'the conflict');
    expect(desk.asks('PATCH')).to.deep.equal([]);
    expect(opened.all('[part~=conflict] li').map(read)).to.deep.equal([
      'Description Yours Mine At the platform now Theirs Keep mine Take theirs',
      'tier Yours silver At the platform now bronze Keep mine Take theirs',
    ]);
    expect(opened.root.querySelector<HTMLInputElement>('#description')!.value).to.equal('Mine');
    await opened.press('[part=keep-mine]');
    await opened.press('[part=take-theirs]');
    await opened.until(() => !opened.root.querySelector('[part~=conflict]'), 'decided');
    await opened.press('save');
    await opened.until(() => !opened.root.querySelector('[part=form]'), 'saved');
    const { description, metadata } = await desk.holder();
    expect(description).to.equal('Mine');
    expect(metadata).to.deep.equal({ shop: 'Pottery', tier: 'bronze', city: 'Utrecht' });
  });

  it('warns which payout schedules another time zone shifts, and sets when sales are paid out', async () => {
    const desk = await openDesk();
    await desk.platform.createSweep(
      {
        balanceAccountId: desk.eur,
        counterparty: { balanceAccountId: desk.usd },
        currency: 'EUR',
        schedule: { type: 'cron', cronExpression: '30 17 * * FRI' },
      },
      { idempotencyKey: 'sweep' },
    );
    const opened = await openHolders(desk, { accountHolder: desk.own });
    await opened.press(`[data-account="${desk.eur}"] [part=edit]`);
    await opened.type('timeZone', 'Europe/Nowhere');
    await opened.says(/will run at other times: 1\./);
    await opened.fill({ settlementDelayDays: '21', salesDayClosingTime: '05:00' });
    await opened.press('save');
    await opened.says(
      /Enter a time zone, for example Europe\/Amsterdam\..*Enter a whole number from 1 to 20/,
    );
    await opened.fill({ timeZone: 'Asia/Tokyo', settlementDelayDays: '3' });
    await opened.press('save');
    await opened.until(() => !opened.root.querySelector('[part=form]'), 'saved');
    const account = await desk.platform.getBalanceAccount({ id: desk.eur });
    expect(account.timeZone).to.equal('Asia/Tokyo');
    expect(account.platformPaymentConfiguration).to.deep.equal({
      settlementDelayDays: 3,
      salesDayClosingTime: '05:00',
    });
    await opened.focused(`[data-account="${desk.eur}"] [part=edit]`);
  });

  it('makes one balance account of an answer that was lost, also after a reload', async () => {
    const desk = await openDesk();
    desk.lose('POST /balance-platform/balanceAccounts');
    const before = (await desk.accounts()).length;
    const opened = await openHolders(desk, { accountHolder: desk.own });
    await opened.press('add');
    await opened.fill({ currency: 'gbp', description: 'Pounds' });
    await opened.press('save');
    await opened.says(/We do not know yet whether the balance account was created/);
    const again = await openHolders(desk, { accountHolder: desk.own });
    await again.press('send-again');
    await again.until(() => !again.root.querySelector('[part=doubt]'), 'an end');
    const accounts = await desk.accounts();
    expect(accounts.length - before).to.equal(1);
    expect(accounts.at(-1)).to.include({ description: 'Pounds', defaultCurrencyCode: 'GBP' });
    const keys = new Set(desk.asks('POST /balance-platform/balanceAccounts').map(({ key }) => key));
    expect(keys.size).to.equal(1);
    expect(keptByForm()).to.deep.equal([]);
  });

  it('tells a balance account that was refused once the ledger says so: what was typed can be corrected', async () => {
    const desk = await openDesk();
    const POST = 'POST /balance-platform/balanceAccounts';
    const opened = await openHolders(desk, { accountHolder: desk.own });
    desk.obstacle = (call) => {
      if (call === POST) throw new TypeError('the connection broke');
      return undefined;
    };
    await opened.press('add');
    await opened.fill({ currency: 'gbp', description: 'Pounds' });
    await opened.press('save');
    await opened.says(/We do not know yet/);
    desk.obstacle = (call) => (call === POST ? finalRefusal('description') : undefined);
    await opened.press('send-again');
    await opened.until(() => opened.root.querySelector('#description[aria-invalid=true]'), 'the fault');
    desk.obstacle = undefined;
    await opened.fill({ description: 'Pounds sterling' });
    await opened.press('save');
    await opened.until(() => !opened.root.querySelector('[part=form]'), 'saved');
    expect((await desk.accounts()).at(-1)).to.include({ description: 'Pounds sterling' });
    const [first, again, other] = desk.asks(POST).map(({ key }) => key);
    expect([again === first, other === first]).to.deep.equal([true, false]);
  });
});
