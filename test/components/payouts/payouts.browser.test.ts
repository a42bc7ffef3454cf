import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';

import type { Identity } from '../../../src/proxy/index.js';
import { refusal } from '../known-seller.js';
import { read } from '../opened.js';
import { rowsSavedBy } from '../saved-files.js';
import { anna, calls, openDesk, openPayouts } from './desk.js';

describe('<florin-payouts>', () => {
  it('shows an operator all payouts, the latest first, narrowed by state, currency, person, day and reference, from all pages', async () => {
    const { href } = location;
    try {
      const desk = await openDesk();
      const payouts = Array.from({ length: 106 }, (_, at) => ({
        reference: at === 0 ? 'late' : `p-${105 - at}`,
        pspReference: `PSP${String(at).padStart(13, '0')}`,
        amount: { value: 100, currency: at === 0 ? 'JPY' : at === 103 ? 'USD' : 'EUR' },
        submittedAt: at === 0 ? '2030-01-10T09:00:00Z' : `2030-01-0${at < 50 ? 2 : 1}T09:00:00Z`,
        submittedBy: at % 2 ? 'otto@shop.example' : 'olga@shop.example',
        isOwn: false,
        state: 'waiting',
      }));
      desk.obstacle = (call) =>
        call === 'payouts'
          ? Promise.resolve(
              Response.json(
                calls(desk, 'payouts').length === 1
                  ? { payouts: payouts.slice(0, 100), nextCursor: 'next' }
                  : { payouts: payouts.slice(100) },
              ),
            )
          : undefined;
      const opened = await openPayouts(desk, { noAddress: false });
      expect(opened.ids().slice(0, 2)).to.deep.equal(['late', 'p-104']);
      expect(opened.all('[part=totals]')).to.deep.equal([]);
      expect(calls(desk, 'payouts')).to.have.length(1);
      await opened.type('[part=search]', 'p-1');
      await opened.until(() => opened.ids().length === 16, 'p-1, p-10 to 19 and p-100 to 104');
      await opened.type('[part=search]', '');
      const [state, currency, by] = opened.all('select[part=field]') as HTMLSelectElement[];
      const choose = async (select: HTMLSelectElement | undefined, value: string): Promise<void> => {
        select!.value = value;
        select!.dispatchEvent(new Event('change', { bubbles: true }));
        await opened.element.updateComplete;
      };
      await choose(currency, 'USD');
      expect(opened.ids()).to.deep.equal(['p-2']);
      await choose(currency, '');
      await choose(state, 'waiting');
      expect(opened.ids()).to.deep.equal(['late']);
      expect(new URL(location.href).searchParams.get('payouts-state')).to.equal('waiting');
      await choose(state, 'overdue');
      expect(read(opened.root.querySelector('[part=count]'))).to.equal('Payouts: 105 of 106');
      await choose(by, 'otto@shop.example');
      expect(opened.ids().length).to.equal(53);
      expect(location.href).to.not.contain('otto');
      await opened.press('clear');
      await opened.type('[part=field][type=date]', '2030-01-09');
      expect(opened.ids()).to.deep.equal(['late']);
      await opened.open('late');
      expect(opened.text()).to.match(/It waits for an approver/);
      expect(opened.all('[part=confirm-payouts]')).to.deep.equal([]);
      expect(new URL(location.href).searchParams.get('payout')).to.match(/^PSP0{13}$/);
      history.back();
      await opened.until(() => opened.ids().length === 1, 'the list as it was');
      await opened.press('clear');
      expect(opened.all('[part=totals] > div')).to.have.length(3);
      opened.button(/^Waiting$/).click();
      await opened.until(() => opened.ids()[0] === 'p-0', 'the oldest first');
    } finally {
      history.replaceState(null, '', href);
    }
  });

  it('makes a file of all that is found, exact to the minor unit', async () => {
    const desk = await openDesk();
    await desk.submit('one', 123_456);
    await desk.submit('two', 5000, 'JPY');
    const opened = await openPayouts(desk);
    const [, two = '', one = ''] = await rowsSavedBy(async () => {
      await opened.press('export');
      await opened.until(() => opened.events.some(([name]) => name === 'florin-payouts-exported'), 'a file');
    });
    expect(two).to.match(/two"?,"?\w{16}"?,"?JPY"?,"?5000"?,"?5000"?,/);
    expect(one).to.match(/^"one","\w{16}"?,"?EUR"?,"?1234\.56"?,"?123456"?,.*2030-01-10T10:01:00Z/);
    expect(one + two).to.not.match(/Klaassen|0417|1982/);
  });

  it('prints the list and a payout without the buttons that are of no use on paper', async function () {
    const desk = await openDesk();
    await desk.submit('one');
    const opened = await openPayouts(desk);
    const printed = (selector: string): boolean[] =>
      opened.all(selector).map((each) => each.checkVisibility());
    expect(printed('[part~=new]')).to.deep.equal([true]);
    try {
      await emulateMedia({ media: 'print' });
    } catch {
      // Only Chromium prints for a test.
      return this.skip();
    }
    expect([printed('tbody'), printed('[part~=new]')]).to.deep.equal([[true], [false]]);
    await opened.open('one');
    expect([printed('[part=facts]'), printed('[part~=back]')]).to.deep.equal([[true], [false]]);
    await emulateMedia({ media: 'screen' });
  });

  it('says that there is none, that none waits, what went wrong beside what is old, and to others that they have no access', async () => {
    const desk = await openDesk();
    const opened = await openPayouts(desk, { state: 'empty' });
    expect(opened.text()).to.contain('A payout takes two people');
    await desk.submit('p-1');
    await opened.element.refresh();
    await opened.state('ready');
    desk.obstacle = () => Promise.resolve(refusal(502, 'platform-unavailable'));
    await opened.element.refresh();
    await opened.until(() => opened.root.querySelector('[role=alert].trouble'), 'what went wrong');
    expect(opened.ids()).to.deep.equal(['p-1']);
    await openPayouts(desk, { who: anna, state: 'error' });
    desk.obstacle = undefined;
    const closed = await openPayouts(desk, { who: { audience: 'shopper' } as never, state: 'unauthorised' });
    expect(closed.text()).to.contain('You do not have access to payouts.');
    expect(closed.events[0]?.[0]).to.equal('florin-payouts-failed');
  });

  it('offers a person nothing that their role is refused, whichever view the page shows them', async () => {
    const desk = await openDesk();
    await desk.submit('p-1');
    const operator = await openPayouts(desk, { audience: 'approver' });
    expect([
      operator.all('tbody input[type=checkbox]').length,
      operator.all('[part~=new]').length,
    ]).to.deep.equal([0, 0]);
    await operator.open('p-1');
    expect(operator.text()).to.match(/It waits for an approver/);
    expect(operator.all('[part~=confirm-payouts], [part~=decline-payouts]')).to.deep.equal([]);
    const approver = await openPayouts(desk, { who: anna, audience: 'operator' });
    expect(approver.all('[part~=new]')).to.deep.equal([]);
  });

  it('tells a person whose role it is closed to that it is, and asks nothing more until they try again', async () => {
    const desk = await openDesk();
    const seller: Identity = { audience: 'seller', email: 'sam@shop.example', accountHolders: [] };
    const opened = await openPayouts(desk, { who: seller, audience: 'operator', state: 'unauthorised' });
    expect(opened.text()).to.contain(
      'You are signed in as a seller, and this role has no access here. Ask the person who manages your team’s access.',
    );
    expect(opened.heard.at(-1)).to.match(/You are signed in as a seller/);
    expect(opened.events).to.deep.equal([
      ['florin-payouts-failed', { code: 'unauthorised', detail: '404 not-found' }],
    ]);
    desk.who = anna;
    await opened.press('retry');
    await opened.state('empty');
  });

  it('asks a person without a session to sign in', async () => {
    const desk = await openDesk();
    const who: Identity = { audience: 'shopper', session: 's' };
    const opened = await openPayouts(desk, { who, audience: 'operator', state: 'unauthorised' });
    expect(opened.text()).to.contain('Sign in as an operator or an approver.');
  });
});
