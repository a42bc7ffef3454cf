import { expect } from '@open-wc/testing';

import { untold } from '../closed-rows.js';
import { DAY } from '../../../src/facts/instant.js';
import { finalRefusal, refusal, restorePage } from '../known-seller.js';
import { read } from '../opened.js';
import { GRANT_ACCOUNT, openFinancing, openLender } from './lender.js';

const KEPT = 'florin-grant ';

/** Names of what the browser keeps of offers. */
const kept = (): string[] => Object.keys(localStorage).filter((name) => name.startsWith(KEPT));

const lost = (): never => {
  throw new TypeError('Failed to fetch');
};

describe('<florin-financing>, an offer that is taken', () => {
  afterEach(() => {
    localStorage.clear();
    restorePage();
  });

  it('says in sentences what is agreed, has the terms read and the sum typed, and shows the grant', async () => {
    const lender = await openLender();
    const opened = await openFinancing(lender);
    await opened.press('take');
    await opened.state('taking');
    await opened.focused('h2');
    const options = opened.all('#target option').map(read);
    expect(options).to.deep.equal(['A seller in the Netherlands: EUR', 'bank account ****4567']);
    await opened.press('continue');
    await opened.focused('[part~=review] h2');
    expect(opened.all('[part~=sentence] p').map(read)).to.deep.equal([
      'You receive €10,000.00 in A seller in the Netherlands: EUR.',
      'You pay back €11,000.00 in all. It costs €1,000.00, or €10.00 for each €100.00 that you receive.',
      '10% of each day’s sales goes to it, until all is paid back.',
      'At least €250.00 is paid back every 30 days.',
      'This usually takes 180 days, and at most 540 days.',
    ]);
    expect(opened.text('terms')).to.contain('This is a contract about a cash advance.');
    await opened.press('submit');
    await opened.focused('#agree');
    expect(read(opened.root.querySelector('#agree-fault'))).to.equal('Read the terms, then tick this box.');
    expect(lender.asks()).to.have.length(0);
    await opened.agree('9999');
    expect(read(opened.root.querySelector('#confirm-typed-fault'))).to.equal('Enter the amount €10,000.00.');
    await opened.type('confirm-typed', '10,000.00');
    await opened.press('confirm');
    await opened.focused('[data-grant] h4');
    expect(opened.text('status')).to.equal('On its way');
    expect(opened.all('[part~=offer]')).to.have.length(0);
    const [grant] = await lender.grants();
    const at = opened.events.map(([name]) => name);
    expect(at.slice(-2)).to.deep.equal(['florin-before-grant-take', 'florin-grant-taken']);
    const offer = lender.offer.id;
    expect(opened.events.at(-1)![1]).to.deep.equal({ offer, ending: 'received', grant: grant!.id });
    expect(opened.heard).to.include('You have taken €10,000.00. The money is on its way.');
    expect(lender.asks().map(({ body }) => body)).to.deep.equal([
      { grantOfferId: offer, counterparty: { balanceAccountId: lender.eur } },
    ]);
    const arrived = lender.arrived.filter(({ call }) => call.startsWith('POST') && call.endsWith('/grants'));
    expect(arrived.map(({ body }) => body['grantAccountId'])).to.deep.equal([GRANT_ACCOUNT]);
    const before = await lender.available(lender.eur);
    lender.clock.now += 10_000;
    expect((await lender.available(lender.eur)) - before).to.equal(1_000_000);
    expect(kept()).to.deep.equal([]);
  });

  it('sends the same again under the same key after a lost answer, and it is taken once', async () => {
    const lender = await openLender();
    const opened = await openFinancing(lender);
    lender.obstacle = (call) => (call === 'POST /transfers/grants' ? lost() : undefined);
    await opened.review();
    await opened.agree();
    await opened.until(() => opened.part('doubt'), 'doubt');
    await opened.focused('h2');
    expect(opened.text('doubt')).to.match(/^We do not know yet whether this offer was taken\./);
    expect(opened.events.at(-1)![1]).to.deep.include({ ending: 'unknown', grant: '' });
    await opened.press('look');
    await opened.says(/The platform does not list it yet/);
    lender.obstacle = undefined;
    await opened.press('send-again');
    await opened.focused('[data-grant] h4');
    expect(new Set(lender.asks().map(({ key }) => key)).size).to.equal(1);
    expect(await lender.grants()).to.have.length(1);
    expect(opened.events.at(-1)![1]).to.deep.include({ ending: 'received' });
  });

  it('looks itself after a lost answer: what has become a grant is no doubt', async () => {
    const lender = await openLender();
    const opened = await openFinancing(lender);
    lender.obstacle = async (call, proceed) => {
      const answer = await proceed();
      return call === 'POST /transfers/grants' ? lost() : answer;
    };
    await opened.review();
    await opened.agree();
    await opened.focused('[data-grant] h4');
    expect(opened.events.at(-1)![1]).to.deep.include({ ending: 'received' });
    expect([(await lender.grants()).length, lender.asks().length, kept()]).to.deep.equal([1, 1, []]);
  });

  it('is still in doubt after a reload, and goes on under the same key', async () => {
    const lender = await openLender();
    const opened = await openFinancing(lender);
    lender.obstacle = (call) => (call === 'POST /transfers/grants' ? lost() : undefined);
    await opened.review();
    await opened.agree();
    await opened.until(() => opened.part('doubt'), 'doubt');
    opened.element.remove();
    const again = await openFinancing(lender);
    await again.until(() => again.part('doubt'), 'doubt');
    lender.obstacle = undefined;
    await again.press('send-again');
    await again.focused('[data-grant] h4');
    expect(new Set(lender.asks().map(({ key }) => key)).size).to.equal(1);
    expect([(await lender.grants()).length, kept()]).to.deep.equal([1, []]);
  });

  it('a second tab sends nothing beside what the first has sent, and finds what became of it', async () => {
    const lender = await openLender();
    const [one, two] = [await openFinancing(lender), await openFinancing(lender)];
    await one.review();
    await two.review();
    let answer: ((is: boolean) => void) | undefined;
    lender.obstacle = async (call, proceed) => {
      if (call !== 'POST /transfers/grants') return proceed();
      await new Promise((resolve) => (answer = resolve));
      return proceed();
    };
    await one.agree();
    await one.until(() => answer, 'sent');
    await two.agree();
    await two.until(() => two.part('doubt'), 'doubt');
    expect(lender.asks()).to.have.length(1);
    lender.obstacle = undefined;
    answer!(true);
    await one.focused('[data-grant] h4');
    await two.press('look');
    await two.focused('[data-grant] h4');
    expect([(await lender.grants()).length, lender.asks().length]).to.deep.equal([1, 1]);
  });

  it('a second tab that was reviewing sends the same under the same key once the first is done', async () => {
    const lender = await openLender();
    const [one, two] = [await openFinancing(lender), await openFinancing(lender)];
    await one.review();
    await two.review();
    await one.agree();
    await one.focused('[data-grant] h4');
    await two.agree();
    await two.focused('[data-grant] h4');
    expect(new Set(lender.asks().map(({ key }) => key)).size).to.equal(1);
    expect(await lender.grants()).to.have.length(1);
  });

  it('two clicks on the last button take it once', async () => {
    const lender = await openLender();
    const opened = await openFinancing(lender);
    await opened.review();
    opened.root.querySelector<HTMLInputElement>('#agree')!.click();
    await opened.press('submit');
    await opened.type('confirm-typed', '10000');
    const confirm = opened.part('confirm');
    confirm.click();
    confirm.click();
    await opened.focused('[data-grant] h4');
    expect([(await lender.grants()).length, lender.asks().length]).to.deep.equal([1, 1]);
  });

  it('says that an offer ran out while it was read, and takes nothing', async () => {
    const lender = await openLender();
    const opened = await openFinancing(lender);
    lender.clock.now += 31 * DAY;
    await opened.press('take');
    await opened.until(() => opened.part('error'), 'why');
    expect(opened.text('error')).to.equal('This offer is not open any more. Nothing was taken.');
    expect(opened.part('review') === null).to.equal(true);
    await opened.press('refresh');
    await opened.state('empty');
  });

  it('says that an offer ran out at its review, and is ready for another', async () => {
    const lender = await openLender();
    const opened = await openFinancing(lender);
    await opened.review();
    lender.clock.now += 31 * DAY;
    await opened.agree();
    await opened.until(() => opened.all('.notice.bad')[0], 'why');
    expect(read(opened.all('.notice.bad')[0])).to.equal(
      'This offer is not open any more. Nothing was taken.',
    );
    expect(opened.events.at(-1)![1]).to.deep.include({ ending: 'refused', grant: '' });
    expect([await lender.grants(), kept()]).to.deep.equal([[], []]);
  });

  it('says which no it was, and the next try has another key', async () => {
    const lender = await openLender();
    const opened = await openFinancing(lender);
    lender.obstacle = (call) =>
      call === 'POST /transfers/grants' ? refusal(422, 'platform-refused', 'grantOfferId') : undefined;
    await opened.review();
    await opened.agree();
    await opened.says(/The platform refused, and nothing was taken: 422 platform-refused grantOfferId/);
    lender.obstacle = undefined;
    await opened.press('continue');
    await opened.until(() => opened.part('review'), 'review');
    await opened.agree();
    await opened.until(() => opened.part('grant'), 'grant');
    expect(new Set(lender.asks().map(({ key }) => key)).size).to.equal(2);
    expect(await lender.grants()).to.have.length(1);
  });

  it('a refusal ends a doubt where the ledger repeats it, also after a reload: the offer can be taken again', async () => {
    for (const isReloaded of [false, true]) {
      const lender = await openLender();
      let opened = await openFinancing(lender);
      lender.obstacle = (call) => (call === 'POST /transfers/grants' ? lost() : undefined);
      await opened.review();
      await opened.agree();
      await opened.until(() => opened.part('doubt'), 'doubt');
      if (isReloaded) {
        opened.element.remove();
        opened = await openFinancing(lender);
        await opened.until(() => opened.part('doubt'), 'doubt');
      }
      lender.obstacle = (call) =>
        call === 'POST /transfers/grants' ? refusal(422, 'platform-refused') : undefined;
      await opened.press('send-again');
      await opened.says(/422 platform-refused/);
      expect(opened.part('doubt') !== null).to.equal(true);
      lender.obstacle = (call) => (call === 'POST /transfers/grants' ? finalRefusal() : undefined);
      await opened.press('send-again');
      await opened.until(() => opened.root.querySelector('#target') && !opened.element.busy, 'the form');
      await opened.says(/The platform refused, and nothing was taken: 422 platform-refused/);
      expect(kept()).to.deep.equal([]);
      lender.obstacle = undefined;
      await opened.press('continue');
      await opened.until(() => opened.part('review'), 'review');
      await opened.agree();
      await opened.until(() => opened.part('grant'), 'grant');
      const keys = lender.asks().map(({ key }) => key);
      expect([new Set(keys.slice(0, 3)).size, new Set(keys).size]).to.deep.equal([1, 2]);
      opened.element.remove();
    }
  });

  it('keeps the key where nothing was sent, and where the page prevents it nothing is', async () => {
    const lender = await openLender();
    const opened = await openFinancing(lender);
    const prevent = (event: Event) => event.preventDefault();
    opened.element.addEventListener('florin-before-grant-take', prevent);
    await opened.review();
    await opened.agree();
    expect(lender.asks()).to.have.length(0);
    opened.element.removeEventListener('florin-before-grant-take', prevent);
    lender.obstacle = (call) =>
      call === 'POST /transfers/grants' ? refusal(429, 'rate-limited') : undefined;
    await opened.press('submit');
    await opened.type('confirm-typed', '10000');
    await opened.press('confirm');
    await opened.until(() => opened.part('error'), 'why');
    expect(opened.part('doubt') === null).to.equal(true);
    lender.obstacle = undefined;
    await opened.press('submit');
    await opened.type('confirm-typed', '10000');
    await opened.press('confirm');
    await opened.focused('[data-grant] h4');
    expect(new Set(lender.asks().map(({ key }) => key)).size).to.equal(1);
  });

  it('says that offers are closed to sellers whom the merchant has not opened them to; `read-only` shows no button', async () => {
    const lender = await openLender({ isOpen: false });
    const closed = await openFinancing(lender);
    expect(closed.part('take') === null).to.equal(true);
    const opened = await openFinancing({ fetch: untold(lender.fetch) });
    await opened.review();
    await opened.agree();
    await opened.says(/You may not take offers here\. Ask the operator of this site\./);
    expect(await lender.grants()).to.have.length(0);
    await opened.press('back');
    opened.element.readOnly = true;
    await opened.until(() => opened.part('offer'), 'the list');
    expect(opened.part('take') === null).to.equal(true);
  });

  it('goes on by itself when the money has arrived', async () => {
    const lender = await openLender();
    await lender.take();
    const opened = await openFinancing(lender);
    expect(opened.text('status')).to.equal('On its way');
    lender.clock.now += 10_000;
    await opened.until(() => opened.text('status') === 'Active', 'active');
  });
});
