import { expect } from '@open-wc/testing';

import { DAY } from '../../../src/facts/instant.js';
import { restorePage } from '../known-seller.js';
import { read } from '../opened.js';
import { ACCOUNT, LASTING, lost, openContracts, openOffice, SHOPPER } from './contracts-office.js';

type Opened = Awaited<ReturnType<typeof openContracts>>;

async function announce(opened: Opened): Promise<void> {
  await opened.open(/Visa/, 'Notices');
  await opened.press('new-notice');
  await opened.type('currency', 'INR');
  await opened.type('amount', '999');
  await opened.type('day', '2030-02-01');
  await opened.type('sequence', '3');
  await opened.type('reference', 'february');
  await opened.press('continue');
  await opened.confirm();
}

describe('<florin-recurring-contracts>, notices and updates', () => {
  afterEach(restorePage);

  it('announces a charge once, and keeps the answer with its reference, also when it is opened again', async () => {
    const office = await openOffice();
    const detail = await office.store();
    const opened = await openContracts(office, { find: SHOPPER });
    await announce(opened);
    await opened.until(() => opened.part('notice') && /february/.test(opened.text('notice')), 'the notice');
    expect(opened.text('notice')).to.match(
      /february Accepted Amount ₹999\.00 Day of the charge Feb 1, 2030 Number of the charge 3 Notification reference \w{16}/,
    );
    await opened.focused('#notices');
    expect(office.received('notifyShopper').map(({ body }) => body)).to.deep.equal([
      {
        merchantAccount: 'Shop',
        shopperReference: SHOPPER,
        recurringDetailReference: detail,
        amount: { currency: 'INR', value: 99_900 },
        billingDate: '2030-02-01',
        billingSequenceNumber: '3',
        reference: 'february',
      },
    ]);
    const told = opened.text('notice');
    opened.element.remove();
    const again = await openContracts(office, { find: SHOPPER });
    await again.open(/Visa/, 'Notices');
    await again.until(() => again.part('notice'), 'the notice');
    expect(again.text('notice')).to.equal(told);
  });

  it('tells the shopper once after a lost answer', async () => {
    const office = await openOffice();
    await office.store();
    const opened = await openContracts(office, { find: SHOPPER });
    office.obstacle = async (call, proceed) => {
      const answer = await proceed();
      return call === 'notifyShopper' ? lost() : answer;
    };
    await announce(opened);
    await opened.says(/We do not know yet whether the shopper is told/);
    office.obstacle = undefined;
    await opened.press('send-again');
    await opened.until(() => opened.part('notice') && /Accepted/.test(opened.text('notice')), 'the notice');
    expect([office.calls('notifyShopper').length, office.received('notifyShopper').length]).to.deep.equal([
      2, 1,
    ]);
    expect(opened.named('florin-notice-sent')).to.deep.equal([{ ending: 'unknown' }, { ending: 'received' }]);
  });

  it('has the schemes asked about one card, and the stored details change later', async () => {
    const office = await openOffice();
    await office.store();
    const opened = await openContracts(office, { find: SHOPPER });
    await opened.open(/Visa/, 'Updates');
    await opened.says(/were not asked about this card/);
    await opened.press('ask-update');
    await opened.until(() => /Asked/.test(opened.text('result')), 'the answer');
    office.wait(10_000);
    await opened.press('back');
    await opened.until(() => opened.part('update'), 'when it was asked');
    expect(opened.text('update')).to.match(/^Asked for Jan 10, 2030.*by olga@shop\.example\. Accepted$/);
    opened.all('[part=tab]')[0]!.click();
    await opened.says(/03\/2034/);
    expect(opened.named('florin-account-updates-requested')).to.deep.equal([
      { asked: 1, refused: 0, unknown: 0 },
    ]);
  });

  it('asks about all cards that end soon, one after the other, and pauses', async () => {
    const office = await openOffice();
    await office.store();
    await office.store({ number: '370000000000002' });
    await office.store({ number: '5555555555554444' });
    await office.storePayee(LASTING);
    await office.storePayee(ACCOUNT);
    const opened = await openContracts(office, { find: SHOPPER });
    expect(opened.text('update-due')).to.equal('Update 3 cards that expire within 90 days');
    await opened.press('update-due');
    await opened.focused('.step h2');
    expect(office.calls('scheduleAccountUpdater')).to.have.length(0);
    await opened.press('pause');
    await opened.until(() => office.calls('scheduleAccountUpdater').length === 1, 'the first');
    await opened.press('pause');
    await opened.until(() => /Continue/.test(opened.text('pause')), 'paused');
    expect(office.calls('scheduleAccountUpdater').length).to.be.below(3);
    await opened.until(() => !opened.element.busy, 'rest');
    await opened.press('pause');
    await opened.until(() => opened.all('[part=result]').every((each) => /Asked/.test(read(each))), 'all');
    expect(opened.root.querySelector('progress')!.value).to.equal(3);
    expect(office.received('scheduleAccountUpdater')).to.have.length(3);
    expect(opened.part('pause') === null).to.equal(true);
    expect(opened.named('florin-account-updates-requested')).to.deep.equal([
      { asked: 3, refused: 0, unknown: 0 },
    ]);
    office.wait(10_000);
    await opened.press('back');
    await opened.until(() => opened.rows().length === 5 && !opened.part('update-due'), 'nothing is due');
  });

  it('says of which cards it is not known, pauses without a network, and asks again under the same key', async () => {
    const office = await openOffice();
    await office.store();
    await office.store({ number: '370000000000002' });
    const opened = await openContracts(office, { find: SHOPPER });
    await opened.press('update-due');
    office.obstacle = (call) => (call === 'scheduleAccountUpdater' ? lost() : undefined);
    await opened.press('pause');
    await opened.says(/Of some cards we do not know yet/);
    await opened.says(/cannot be reached/);
    expect(office.calls('scheduleAccountUpdater')).to.have.length(1);
    office.obstacle = undefined;
    await opened.until(() => !opened.element.busy, 'rest');
    await opened.press('send-again');
    await opened.until(() => opened.all('[part=result]').every((each) => /Asked/.test(read(each))), 'all');
    const [first, again] = office.calls('scheduleAccountUpdater');
    expect(first!.key).to.equal(again!.key);
  });

  it('counts a card as due from 90 days before its end', async () => {
    const office = await openOffice();
    await office.storePayee(LASTING);
    const opened = await openContracts(office, { find: SHOPPER });
    expect(opened.part('update-due') === null).to.equal(true);
    office.wait(3 * 365 * DAY + 280 * DAY);
    opened.element.remove();
    const later = await openContracts(office, { find: SHOPPER });
    expect(later.text('update-due')).to.equal('Update 1 card that expires within 90 days');
  });
});
