import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { refusal } from '../known-seller.js';
import { read } from '../opened.js';
import { anna, calls, olgaAsApprover, openDesk, openPayouts, otto, type Desk } from './desk.js';

const reviews = (desk: Desk) => calls(desk, 'confirmThirdParty', 'declineThirdParty');
const reviewed = ({ arrived }: Desk) => arrived.filter(({ path }) => /^(?:confirm|decline)/.test(path));

describe('reviewing payouts', () => {
  it('shows what waits, the oldest first, with a sum for each currency, the time that is left, and no button for one’s own', async () => {
    const desk = await openDesk();
    await desk.submit('first', 120_000);
    await desk.submit('second', 5000, 'JPY');
    await desk.submit('third', 999, 'EUR', otto);
    const opened = await openPayouts(desk, { who: olgaAsApprover });
    expect(opened.ids()).to.deep.equal(['first', 'second', 'third']);
    expect(opened.all('[part=totals] > div').map(read)).to.deep.equal([
      'EUR: 2 payouts €1,209.99',
      'JPY: 1 payout ¥5,000',
    ]);
    const own = 'Yours. Another person must review it.';
    expect(opened.rows()[0]).to.match(/first €1,200\.00 A\. K\., account ending in 4300 Waiting for review/);
    expect(opened.rows().map((row) => row.includes(own))).to.deep.equal([true, true, false]);
    expect(opened.rows()[2]).to.match(/Expires in 6 days/);
    await opened.tick('first', 'third');
    await opened.says(/Selected: 2 Confirm 1 payout Decline 1 payout 1 of these cannot be reviewed by you\./);
    await opened.tick('third');
    expect(opened.all('[part=confirm-payouts], [part=decline-payouts]')).to.deep.equal([]);
    await opened.open('first');
    expect(opened.text()).to.match(
      /You submitted this payout, or you cannot be told from the person who did/,
    );
    expect(opened.all('[part=confirm-payouts], [part=decline-payouts]')).to.deep.equal([]);
    await opened.press('back');
    await opened.focused('.open');
    await opened.open('third');
    expect(opened.all('[part=confirm-payouts], [part=decline-payouts]')).to.have.length(2);
  });

  it('confirms one by keyboard alone after its sum was typed, and says so', async () => {
    const desk = await openDesk();
    const psp = await desk.submit('winnings-1', 123_450);
    const opened = await openPayouts(desk, { who: anna });
    opened.all('.open')[0]!.focus();
    await sendKeys({ press: 'Enter' });
    await opened.focused('h2');
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await opened.focused('[part=leave]');
    expect(read(opened.root.querySelector('dialog'))).to.match(
      /^Confirm 1 payout\? The money is paid out\. You cannot undo this\. winnings-1 A\. K\., account ending in 4300 €1,234\.50 Enter the sum to confirm: €1,234\.50/,
    );
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await opened.says(/Enter the sum €1,234\.50\./);
    await opened.focused('#confirm-typed');
    await sendKeys({ type: '1234.05' });
    await sendKeys({ press: 'Enter' });
    await opened.focused('#confirm-typed');
    expect(reviews(desk)).to.deep.equal([]);
    await opened.type('#confirm-typed', '1,234.50');
    await sendKeys({ press: 'Enter' });
    await opened.until(() => opened.results().length === 1 && !opened.element.busy, 'the answer');
    expect(opened.results()[0]).to.match(/winnings-1 .*€1,234\.50 Confirmed/);
    await opened.focused('h2');
    expect(opened.heard).to.include('Done: 1. Refused: 0. Not sent: 0. Outcome unknown: 0.');
    expect(reviews(desk).map(({ body }) => body)).to.deep.equal([{ originalReference: psp }]);
    expect(reviewed(desk).map(({ body }) => body)).to.deep.equal([
      { originalReference: psp, merchantAccount: 'Shop' },
    ]);
    const totals = [{ value: 123_450, currency: 'EUR' }];
    expect(opened.events.slice(1)).to.deep.equal([
      ['florin-before-payouts-review', { decision: 'confirm', payouts: [psp], totals }],
      ['florin-payouts-reviewed', { decision: 'confirm', done: 1, refused: 0, notSent: 0, unknown: 0 }],
    ]);
    await opened.press('back');
    await opened.says(/Reviewed by anna@shop\.example/);
    expect(opened.text()).to.contain('Confirmed').and.not.contain('Waiting for review');
  });

  it('confirms several after each sum was typed: each has its key and its answer, and a lost one is sent again and done once', async () => {
    const desk = await openDesk();
    for (const [at, currency] of ['EUR', 'EUR', 'USD', 'EUR'].entries())
      await desk.submit(`p-${at}`, 1000 + at, currency);
    const opened = await openPayouts(desk, { who: anna });
    // A colleague declines one of them meanwhile.
    const elsewhere = await openPayouts(desk, { who: { audience: 'approver', email: 'bert@shop.example' } });
    await elsewhere.tick('p-1');
    await elsewhere.press('decline-payouts');
    await elsewhere.press('confirm');
    await elsewhere.says(/Declined/);
    desk.who = anna;
    let isLost = false;
    desk.obstacle = (call, proceed) =>
      call === 'confirmThirdParty' && reviews(desk).length === 4 && !isLost
        ? proceed().then(() => {
            isLost = true;
            throw new TypeError('the answer got lost');
          })
        : undefined;
    await opened.tick('p-0', 'p-1', 'p-2');
    await opened.press('confirm-payouts');
    await opened.focused('[part=leave]');
    expect(opened.all('dialog label').map(read)).to.deep.equal([
      'Enter the sum to confirm: €20.01',
      'Enter the sum to confirm: $10.02',
    ]);
    await opened.type('#confirm-typed', '20.01');
    await opened.type('#confirm-typed-1', '10.20');
    await opened.press('confirm');
    await opened.focused('#confirm-typed-1');
    await opened.type('#confirm-typed-1', '10.02');
    await opened.press('confirm');
    await opened.until(() => !opened.element.busy && opened.results().length === 3, 'answers');
    const shows = () =>
      opened.results().map((row) => /Confirmed|Refused|Outcome unknown|Not sent/.exec(row)?.[0]);
    await opened.until(() => !shows().includes(undefined), 'all answers');
    const seen = shows();
    expect(seen.slice(0, 2)).to.deep.equal(['Confirmed', 'Refused']);
    expect(opened.results()[1]).to.match(/Another person may have reviewed it already\. Code: 422/);
    expect(seen[2]).to.equal('Outcome unknown');
    expect(opened.text()).to.match(/We do not know yet whether all of this was carried out/);
    desk.obstacle = undefined;
    await opened.press('send-again');
    await opened.until(() => shows()[2] === 'Confirmed', 'the lost one');
    expect(opened.root.querySelector('[part=doubt]')).to.equal(null);
    const keys = reviews(desk)
      .slice(1)
      .map(({ key, body }) => `${key} ${String(body['originalReference'])}`);
    expect(new Set(keys).size).to.equal(3);
    const last = reviewed(desk).map(({ body }) => body['originalReference']);
    expect(last.filter((each) => each === last.at(-1))).to.have.length(1);
  });

  it('declines without typing; sends nothing where the page prevents it; a word that is not known is no success', async () => {
    const desk = await openDesk();
    const first = await desk.submit('p-1');
    await desk.submit('p-2');
    const opened = await openPayouts(desk, { who: anna });
    const stop = (event: Event): void => event.preventDefault();
    opened.element.addEventListener('florin-before-payouts-review', stop);
    await opened.tick('p-1');
    await opened.press('decline-payouts');
    await opened.press('confirm');
    expect(reviews(desk)).to.deep.equal([]);
    opened.element.removeEventListener('florin-before-payouts-review', stop);
    desk.obstacle = (call) =>
      call === 'declineThirdParty'
        ? Promise.resolve(Response.json({ pspReference: 'X', response: 'payout-queued' }))
        : undefined;
    await opened.press('decline-payouts');
    await opened.press('confirm');
    await opened.says(/Outcome unknown The platform answered “payout-queued”/);
    await opened.until(() => !opened.element.busy, 'the end');
    desk.obstacle = (call) =>
      call === 'declineThirdParty' ? Promise.resolve(refusal(404, 'not-found')) : undefined;
    await opened.press('back');
    await opened.tick('p-2');
    await opened.says(/Decline 2 payouts/);
    await opened.press('decline-payouts');
    await opened.press('confirm');
    await opened.says(/p-2 .*Refused You cannot review this payout/);
    await opened.until(() => !opened.element.busy, 'the end');
    // A no after a doubt may only mean that the first one was carried out.
    expect(opened.results()[0]).to.match(/p-1 .*Outcome unknown/);
    desk.obstacle = undefined;
    await opened.press('back');
    await opened.press('decline-payouts');
    await opened.press('confirm');
    await opened.until(() => opened.results().every((row) => row.endsWith('Declined')), 'declined');
    const ofFirst = reviews(desk).filter(({ body }) => body['originalReference'] === first);
    expect(ofFirst).to.have.length(3);
    expect(new Set(ofFirst.map(({ key }) => key)).size).to.equal(1);
    await opened.until(() => !opened.element.busy, 'the end');
    await opened.press('back');
    await opened.state('filtered-empty');
    expect(opened.text()).to.contain('No payout waits for review.');
  });

  it('says where each payout stands and what to do; a state that is new and one without an answer are not confirmed', async () => {
    const desk = await openDesk();
    await desk.submit('p-1');
    const payouts = [
      'confirmed',
      'sent',
      'declined',
      'expired',
      'reversed',
      'failed',
      'refused',
      'unknown',
      'frozen',
      'waiting',
    ];
    desk.obstacle = (call) =>
      call === 'payouts'
        ? Promise.resolve(
            Response.json({
              payouts: payouts.map((state, at) => ({
                reference: state,
                pspReference: `PSP${at}`,
                amount: { value: 100, currency: 'EUR' },
                submittedAt: state === 'waiting' ? '2030-01-01T00:00:00Z' : '2030-01-09T00:00:00Z',
                isOwn: false,
                state,
              })),
            }),
          )
        : undefined;
    const opened = await openPayouts(desk, { who: anna });
    expect(opened.ids()).to.deep.equal(['waiting', 'unknown']);
    await opened.tick('waiting');
    expect(opened.all('[part=confirm-payouts]')).to.deep.equal([]);
    opened.button(/^All$/).click();
    await opened.until(() => opened.ids().length === 10, 'all');
    const meaning: Readonly<Record<string, RegExp>> = {
      confirmed: /Confirmed.*within two working days/,
      sent: /Sent to the bank/,
      declined: /Declined.*No money was paid out/,
      expired: /Expired.*submit a new payout/,
      reversed: /Returned by the bank.*Check the payee’s account/,
      failed: /Failed.*by its reference PSP5/,
      refused: /Refused by the platform.*Check the details/,
      unknown: /Outcome unknown.*its answer was lost.*by its reference PSP7/,
      frozen: /Outcome unknown: frozen.*by its reference PSP8/,
      waiting: /Expired, not reported yet.*Look again later/,
    };
    for (const [reference, words] of Object.entries(meaning)) {
      await opened.open(reference);
      expect(opened.text()).to.match(words);
      const buttons = opened.all('[part=confirm-payouts]').length;
      expect(buttons, reference).to.equal(reference === 'unknown' ? 1 : 0);
      await opened.press('back');
    }
  });

  for (const scheme of ['light', 'dark'])
    it(`is accessible in ${scheme}, right to left and at 320 pixels: queue, question and answers`, async () => {
      const { documentElement: page, body } = document;
      page.style.colorScheme = scheme;
      body.style.background = 'Canvas';
      page.dir = scheme === 'dark' ? 'rtl' : '';
      body.style.inlineSize = scheme === 'dark' ? '320px' : '';
      try {
        const desk = await openDesk();
        await desk.submit('p-1');
        await desk.submit('a-reference-that-is-as-long-as-references-get-0123456789-0123456789', 1_234_567);
        const opened = await openPayouts(desk, { who: anna, locale: scheme === 'dark' ? 'ar' : 'en' });
        const isFine = async (): Promise<void> => {
          if (scheme === 'dark') expect(opened.element.scrollWidth).to.be.at.most(320);
          await expect(opened.element).to.be.accessible();
        };
        await isFine();
        await opened.open('p-1');
        await isFine();
        await opened.press('confirm-payouts');
        await opened.focused('[part=leave]');
        await isFine();
        await opened.type('#confirm-typed', '20.00');
        await opened.press('confirm');
        await opened.until(() => opened.results().length === 1 && !opened.element.busy, 'the answer');
        await isFine();
      } finally {
        page.dir = page.style.colorScheme = body.style.background = body.style.inlineSize = '';
      }
    });
});
