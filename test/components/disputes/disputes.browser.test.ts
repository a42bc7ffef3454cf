import { expect } from '@open-wc/testing';

import { refusal } from '../known-seller.js';
import { read } from '../opened.js';
import { rowsSavedBy } from '../saved-files.js';
import { calls, openDesk, openDisputes } from './desk.js';

describe('<florin-disputes>', () => {
  it('shows what is to be answered, the most urgent first, with reason, scheme and the time that is left', async () => {
    const desk = await openDesk();
    const opened = await openDisputes(desk);
    const rows = opened.rows();
    expect(rows).to.have.length(8);
    expect(rows[0]).to.match(/in 23 hours.*Jan 11, 2030/);
    expect(rows[0]).to.match(/Goods or service \(4853\).*Mastercard.*To answer/);
    expect(rows[7]).to.match(/in 17 days.*Fraud \(10\.4\).*Visa/);
    const text = opened.text();
    expect(text).to.match(/Disputes: 8/);
    opened.button(/^Closed$/).click();
    await opened.until(() => opened.rows().length === 1, 'the one that is over');
    expect(opened.rows()[0]).to.match(/Not answered in time/);
    opened.button(/^Answered$/).click();
    await opened.says(/No dispute matches/);
  });

  it('is narrowed by scheme, reason, deadline and reference, and the address says so', async () => {
    const { href } = location;
    try {
      const desk = await openDesk();
      const opened = await openDisputes(desk, { noAddress: false });
      const [, reason, scheme] = opened.all('select[part=field]') as HTMLSelectElement[];
      const choose = async (select: HTMLSelectElement | undefined, value: string): Promise<void> => {
        select!.value = value;
        select!.dispatchEvent(new Event('change', { bubbles: true }));
        await opened.element.updateComplete;
      };
      await choose(scheme, 'discover');
      expect(opened.rows()).to.have.length(1);
      expect(new URL(location.href).searchParams.get('disputes-scheme')).to.equal('discover');
      await choose(scheme, '');
      await choose(reason, 'fraud');
      expect(opened.rows()).to.have.length(2);
      await opened.press('clear');
      await opened.type('[part=field][type=date]', '2030-01-27');
      expect(opened.rows()).to.have.length(2);
      await opened.press('clear');
      const { pspReference } = desk.dispute('13.3');
      await opened.type('[part=search]', pspReference);
      expect(opened.rows()).to.have.length(1);
      expect(location.href).to.not.contain(pspReference);
      opened.all('.open')[0]!.click();
      await opened.says(/Back to the disputes/);
      expect(new URL(location.href).searchParams.get('dispute')).to.equal(pspReference);
      await opened.says(/was told|as the platform’s message told them/);
      await opened.focused('h2');
      history.back();
      await opened.until(() => opened.rows().length === 1, 'the list as it was');
    } finally {
      history.replaceState(null, '', href);
    }
  });

  it('makes a file of all that is found, exact to the minor unit, and says which facts were told', async () => {
    const desk = await openDesk();
    const opened = await openDisputes(desk);
    const [header, first] = await rowsSavedBy(async (files) => {
      await opened.press('export');
      await opened.until(() => files.length === 1, 'a file');
    });
    expect(header).to.match(
      /^"dispute","order",.*,"told_respond_before_utc","told_reason","told_scheme","told_status"$/,
    );
    const { pspReference, amount } = desk.dispute('4853');
    const minor = String(amount.value);
    expect(first).to.contain(`"${pspReference}",`);
    expect(first?.replaceAll('"', '')).to.contain(
      `,EUR,${minor.slice(0, -2)}.${minor.slice(-2)},${minor},open,`,
    );
    expect(first?.replaceAll('"', '')).to.match(/,2030-01-11T10:00:00Z,4853,mc,Undefended$/);
  });

  it('says what a dispute is where there are none, and who may see them', async () => {
    const empty = await openDisputes(await openDesk({ isTold: false }), { state: 'empty' });
    expect(read(empty.root)).to.match(/No disputes yet/);
    const desk = await openDesk();
    desk.who = { audience: 'shopper' };
    const stranger = await openDisputes(desk, { state: 'unauthorised' });
    expect(stranger.text()).to.match(/Sign in as an operator/);
  });

  it('shows again what could not be loaded, in the list and in a dispute', async () => {
    const desk = await openDesk();
    desk.obstacle = (call) => (call === 'disputes' ? refusal(503, 'unavailable') : undefined);
    const opened = await openDisputes(desk, { state: 'error' });
    desk.obstacle = (call) => (call === 'history' ? refusal(503, 'unavailable') : undefined);
    await opened.press('retry');
    await opened.state('ready');
    opened.all('.open')[0]!.click();
    await opened.says(/did not answer as expected/);
    desk.obstacle = undefined;
    await opened.press('retry');
    await opened.says(/Send the defense/);
    expect(calls(desk, 'history')).to.have.length(2);
  });

  it('opens the dispute that the page asks for, and says where the proxy knows none', async () => {
    const desk = await openDesk();
    const { pspReference } = desk.dispute('13.1');
    const opened = await openDisputes(desk, { dispute: pspReference });
    await opened.says(/Merchandise received/);
    opened.element.dispute = 'UNKNOWN';
    await opened.says(/The proxy does not know this dispute/);
  });
});
