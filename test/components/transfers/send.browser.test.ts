import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { getTransfer } from '../../../src/client/transfers/index.js';
import type { FlorinTransfers, TransferChallenged } from '../../../src/components/transfers/transfers.js';
import { read } from '../opened.js';
import { finalRefusal, refusal } from '../known-seller.js';
import { keptInBrowser } from '../kept-in-browser.js';
import { calls, openDesk, openTransfers, sellerOf, type Desk } from './desk.js';

const SEND = 'POST transfers/transfers';
const sent = ({ arrived }: Desk) =>
  arrived.filter(({ path, method }) => method === 'POST' && path.endsWith('/btl/v4/transfers'));

/** Opens the form of a seller, or of an operator who looks at that seller's money. */
async function openForm(
  desk: Desk,
  { isSeller = false, ...more }: { isSeller?: boolean } & Partial<FlorinTransfers> = {},
) {
  const { dutch } = desk;
  const opened = await openTransfers(desk, {
    ...(isSeller && { who: sellerOf(dutch) }),
    accountHolder: dutch.id,
    ...more,
  });
  await opened.press('new');
  await opened.until(() => opened.root.querySelector('#source option[value^=BA]'), 'accounts');
  await opened.settled();
  const fill = async (texts: Readonly<Record<string, string>>): Promise<void> => {
    for (const [path, text] of Object.entries(texts)) await opened.type(`[id="${path}"]`, text);
  };
  return {
    ...opened,
    fill,
    review: async (): Promise<void> => {
      await opened.press('continue');
      await opened.until(() => opened.root.querySelector('[part~=review]'), 'the review');
      await opened.settled();
    },
  };
}

const payout = ({ dutch }: Desk, more: Readonly<Record<string, string>> = {}) => ({
  source: `${dutch.accounts[0]!.id} EUR`,
  instrument: dutch.instruments[0]!,
  amount: '12.50',
  reference: 'own-1',
  ...more,
});

const lose = (desk: Desk, isCarriedOut: boolean): void => {
  desk.obstacle = (call, proceed) => {
    if (call !== SEND) return undefined;
    const gone = () => {
      throw new TypeError('the answer got lost');
    };
    return isCarriedOut ? proceed().then(gone) : Promise.resolve().then(gone);
  };
};

describe('a new transfer', () => {
  beforeEach(() => localStorage.clear());

  it('is sent by a seller to their own bank account, by keyboard, at a speed that they chose', async () => {
    const desk = await openDesk();
    const opened = await openForm(desk, { isSeller: true });
    expect(opened.root.querySelector('#to')).to.equal(null);
    expect(read(opened.root.querySelector('#source'))).to.match(/Netherlands: EUR · Available: €[\d,.]+/);
    await opened.fill(payout(desk, { description: 'Payout, week 2' }));
    await opened.review();
    await opened.focused('h2');
    expect(opened.text()).to.match(
      /Check the transfer Amount €12\.50 .*Instant: within seconds.*Regular: by the next working days/,
    );
    await opened.type('input[type=radio][name=speed]', 'instant');
    await opened.until(
      () => opened.root.querySelector<HTMLInputElement>('input[name=speed]:checked')?.value === 'instant',
      'instant',
    );
    opened.root.querySelector<HTMLElement>('[part=submit]')!.focus();
    await sendKeys({ press: 'Enter' });
    await opened.says(/The platform has the transfer/);
    await opened.focused('h2');
    expect(sent(desk).map(({ body }) => body)).to.deep.equal([
      {
        amount: { value: 1250, currency: 'EUR' },
        balanceAccountId: desk.dutch.accounts[0]!.id,
        category: 'bank',
        counterparty: { transferInstrumentId: desk.dutch.instruments[0] },
        description: 'Payout, week 2',
        priority: 'instant',
        reference: 'own-1',
      },
    ]);
    const told = opened.events.filter(([name]) => name.includes('-transfer-s'));
    expect(told.map(([name]) => name)).to.deep.equal(['florin-before-transfer-send', 'florin-transfer-sent']);
    const { transfer, ending } = told[1]![1] as { transfer: string; ending: string };
    expect(ending).to.equal('received');
    expect((await desk.transfers.call(getTransfer, { id: transfer })).status).to.equal('received');
    desk.pass(5);
    await opened.press('follow');
    await opened.says(/What happened.*Received.*Authorised.*Booked/);
  });

  it('names each field that is not right, and asks the platform what only it knows, before anything is sent', async () => {
    const desk = await openDesk();
    const opened = await openForm(desk);
    await opened.press('continue');
    await opened.says(/Check these fields: From balance account, Bank account, and Amount/);
    await opened.focused('[aria-invalid=true]');
    await opened.fill({ ...payout(desk), amount: '9,999,999.00', description: 'Größe' });
    await opened.press('continue');
    await opened.says(/Use only letters, digits, spaces/);
    await opened.fill({ description: 'Size', beneficiaryReference: 'a b' });
    await opened.press('continue');
    await opened.says(/Use only letters and digits\./);
    await opened.fill({ beneficiaryReference: '' });
    await opened.press('continue');
    await opened.says(/The account does not hold so much/);
    await opened.fill({ to: 'bank', amount: '10.00' });
    await opened.fill({ fullName: 'Gulden BV', iban: 'NL91ABNA0417164301' });
    await opened.press('continue');
    await opened.says(/This IBAN is not valid/);
    await opened.fill({ bankWay: 'numberAndBic' });
    await opened.fill({ accountNumber: '1234-5678', bic: 'NOTABIC' });
    await opened.press('continue');
    await opened.says(/This BIC is not valid/);
    expect(calls(desk, /validateBankAccountIdentification/)).to.have.length(0);
    await opened.fill({ bic: 'abnanl2a' });
    await opened.press('continue');
    await opened.says(/no bank gives out this number/);
    // It was asked when the field was left; the same numbers are not asked about again.
    expect(calls(desk, /validateBankAccountIdentification/)).to.have.length(1);
    expect(opened.all('[part~=review]')).to.have.length(0);
    expect(sent(desk)).to.deep.equal([]);
  });

  it('has bank details looked at when their field is left; typing goes on, and without an answer so does the form', async () => {
    const desk = await openDesk();
    const opened = await openForm(desk);
    const check = 'POST balance-platform/validateBankAccountIdentification';
    let answer = (): void => {};
    desk.obstacle = (call, proceed) =>
      call === check ? new Promise<void>((resolve) => (answer = resolve)).then(() => proceed()) : undefined;
    await opened.fill({ ...payout(desk), to: 'bank', bankWay: 'numberAndBic' });
    await opened.fill({ fullName: 'Gulden BV', accountNumber: '12-34', bic: 'ABNANL2A' });
    await opened.says(/Checking this number…/);
    expect(opened.element.busy).to.equal(false);
    // The answer is about a number that is not there any more: it blames nothing.
    await opened.fill({ accountNumber: '1234' });
    answer();
    await opened.says(/Account number Checking this number…/);
    expect(opened.all('[aria-invalid=true]')).to.have.length(0);
    answer();
    await opened.says(/This number is well-formed/);
    await opened.fill({ accountNumber: '12-35' });
    answer();
    await opened.until(() => opened.root.querySelector('#accountNumber[aria-invalid=true]'), 'a fault');
    expect(read(opened.root.querySelector('#fault-accountNumber'))).to.match(/no bank gives out this number/);
    // Nothing comes back at all: what was typed is there, and the review says that it was not checked.
    desk.obstacle = (call) => (call === check ? Promise.reject(new TypeError('offline')) : undefined);
    await opened.fill({ bankWay: 'iban' });
    await opened.fill({ iban: 'NL91ABNA0417164300' });
    await opened.says(/This number could not be checked\. You can go on/);
    expect(opened.root.querySelector<HTMLInputElement>('#iban')!.value).to.equal('NL91ABNA0417164300');
    await opened.review();
    expect(opened.text()).to.match(/The bank details could not be checked\. Compare them once more/);
    expect(sent(desk)).to.deep.equal([]);
  });

  it('goes to another bank with the address that a wire needs, and to another balance account', async () => {
    const desk = await openDesk();
    const opened = await openForm(desk);
    await opened.fill({ ...payout(desk, { reference: 'bank-1' }), to: 'bank' });
    await opened.fill({ fullName: 'Gulden BV', iban: 'NL91 ABNA 0417 1643 00' });
    await opened.review();
    const wire = () =>
      opened.root.querySelector<HTMLInputElement>(
        'input[name=speed][value=wire], input[name=speed]:disabled',
      );
    expect(wire()?.disabled).to.equal(true);
    expect(opened.text()).to.match(/It needs the recipient’s country, city and street/);
    await opened.press('back');
    await opened.fill({ country: 'NL', city: 'Utrecht', line1: 'Oudegracht 1' });
    await opened.review();
    expect(opened.root.querySelectorAll('input[name=speed]:disabled')).to.have.length(0);
    await opened.press('submit');
    await opened.says(/The platform has the transfer/);
    expect((sent(desk)[0]!.body as { counterparty: unknown }).counterparty).to.deep.equal({
      bankAccount: {
        accountHolder: {
          type: 'organization',
          fullName: 'Gulden BV',
          address: { country: 'NL', city: 'Utrecht', line1: 'Oudegracht 1' },
        },
        accountIdentification: { type: 'iban', iban: 'NL91ABNA0417164300' },
      },
    });
    const kept = JSON.stringify([opened.events, { ...localStorage }, { ...sessionStorage }, location.href]);
    expect(kept).to.not.match(/Gulden BV|0417|Utrecht/);
    await opened.press('new');
    await opened.until(() => opened.root.querySelector('#to'), 'the form');
    await opened.settled();
    await opened.fill({ ...payout(desk, { reference: 'inside-1' }), to: 'account' });
    await opened.fill({ account: desk.itself.accounts[0]!.id });
    await opened.review();
    expect(opened.all('input[name=speed]')).to.have.length(0);
    await opened.press('submit');
    await opened.says(/The platform has the transfer/);
    expect(sent(desk)[1]!.body).to.deep.include({
      category: 'internal',
      counterparty: { balanceAccountId: desk.itself.accounts[0]!.id },
    });
  });

  it('after a lost answer stays in doubt, is never sent under another key, and is carried out once', async () => {
    const desk = await openDesk();
    const opened = await openForm(desk, { isSeller: true });
    await opened.fill(payout(desk));
    await opened.review();
    lose(desk, false);
    await opened.press('submit');
    await opened.says(/We do not know yet whether the platform has it/);
    expect(opened.element.isDirty).to.equal(true);
    await opened.press('look');
    await opened.settled();
    expect(opened.all('[part=doubt]')).to.have.length(1);
    // The doubt outlives a look at the list.
    await opened.press('back');
    await opened.press('new');
    await opened.says(/We do not know yet/);
    lose(desk, true);
    await opened.press('send-again');
    await opened.until(() => sent(desk).length === 1 && !opened.element.busy, 'sent');
    desk.obstacle = undefined;
    await opened.press('send-again');
    await opened.says(/The platform has the transfer/);
    expect(sent(desk)).to.have.length(1);
    expect(new Set(calls(desk, /^POST transfers\/transfers$/).map(({ key }) => key)).size).to.equal(1);
    // The next one is found by looking.
    await opened.press('new');
    await opened.until(() => opened.root.querySelector('#source option[value^=BA]'), 'accounts');
    await opened.settled();
    await opened.fill(payout(desk, { reference: 'own-2' }));
    await opened.review();
    lose(desk, true);
    await opened.press('submit');
    await opened.says(/We do not know yet/);
    desk.obstacle = undefined;
    await opened.press('look');
    await opened.says(/The platform has the transfer own-2/);
    expect(sent(desk)).to.have.length(2);
  });

  it('after a reload is found again where its end is not known, and in a second tab nothing is sent beside it', async () => {
    const desk = await openDesk();
    const opened = await openForm(desk, { isSeller: true });
    const second = await openForm(desk, { isSeller: true });
    for (const each of [opened, second]) {
      await each.fill(payout(desk));
      await each.review();
    }
    lose(desk, true);
    await opened.press('submit');
    await opened.says(/We do not know yet/);
    await second.press('submit');
    await second.says(/We do not know yet whether the platform has it/);
    expect(calls(desk, /^POST transfers\/transfers$/)).to.have.length(1);
    opened.element.remove();
    second.element.remove();
    const again = await openTransfers(desk, { who: sellerOf(desk.dutch), accountHolder: desk.dutch.id });
    await again.says(/own-1 €12\.50 We do not know yet whether the platform has it/);
    expect(again.element.isDirty).to.equal(true);
    desk.obstacle = undefined;
    await again.press('send-again');
    await again.says(/The platform has the transfer own-1/);
    expect(sent(desk)).to.have.length(1);
    expect(new Set(calls(desk, /^POST transfers\/transfers$/).map(({ key }) => key)).size).to.equal(1);
    expect(keptInBrowser('florin-transfer')).to.deep.equal([]);
    again.element.remove();
    const later = await openTransfers(desk, { who: sellerOf(desk.dutch), accountHolder: desk.dutch.id });
    expect(later.all('[part~=doubt]')).to.have.length(0);
  });

  it('to a person’s bank account is found again without their data, and goes under its key when the operator enters it again', async () => {
    const desk = await openDesk();
    const opened = await openForm(desk);
    const toBank = { ...payout(desk, { reference: 'bank-1' }), to: 'bank' };
    const gulden = { fullName: 'Gulden BV', iban: 'NL91 ABNA 0417 1643 00' };
    await opened.fill(toBank);
    await opened.fill(gulden);
    await opened.review();
    lose(desk, false);
    await opened.press('submit');
    await opened.says(/We do not know yet/);
    expect(JSON.stringify({ ...localStorage }))
      .to.match(/bank-1/)
      .and.not.match(/Gulden|0417/);
    opened.element.remove();
    desk.obstacle = undefined;
    const again = await openTransfers(desk, { accountHolder: desk.dutch.id });
    const fill = async (texts: Readonly<Record<string, string>>): Promise<void> => {
      for (const [path, text] of Object.entries(texts)) await again.type(`[id="${path}"]`, text);
    };
    await again.says(/bank-1 €12\.50/);
    // Looking finds nothing: it never arrived.
    await again.press('look');
    await again.settled();
    expect(again.all('[part=doubt]')).to.have.length(1);
    await again.press('send-again');
    await again.until(() => again.root.querySelector('#source option[value^=BA]'), 'accounts');
    await again.settled();
    await fill({ ...toBank, amount: '12.60' });
    await fill(gulden);
    await again.press('continue');
    await again.says(/Enter the same transfer as before/);
    await fill({ amount: '12.50' });
    await again.press('continue');
    await again.until(() => again.root.querySelector('[part~=review]'), 'the review');
    await again.settled();
    await again.press('submit');
    await again.says(/The platform has the transfer bank-1/);
    expect(sent(desk)).to.have.length(1);
    expect(new Set(calls(desk, /^POST transfers\/transfers$/).map(({ key }) => key)).size).to.equal(1);
    expect(keptInBrowser('florin-transfer')).to.deep.equal([]);
  });

  it('is told to be refused only once the ledger says so, also after a reload, and can then be corrected', async () => {
    const desk = await openDesk();
    for (const isReloaded of [false, true]) {
      const opened = await openForm(desk, { isSeller: true });
      await opened.fill(payout(desk, { reference: `refused-${isReloaded}` }));
      await opened.review();
      lose(desk, false);
      await opened.press('submit');
      await opened.says(/We do not know yet/);
      let page: Pick<typeof opened, 'press' | 'says' | 'root' | 'until' | 'settled' | 'element' | 'all'> =
        opened;
      if (isReloaded) {
        opened.element.remove();
        page = await openTransfers(desk, { who: sellerOf(desk.dutch), accountHolder: desk.dutch.id });
        await page.says(/We do not know yet/);
      }
      desk.obstacle = (call) =>
        call === SEND ? Promise.resolve(refusal(422, 'platform-refused')) : undefined;
      await page.press('send-again');
      await page.says(/422 platform-refused/);
      expect(page.all('[part=doubt]')).to.have.length(1);
      desk.obstacle = (call) => (call === SEND ? Promise.resolve(finalRefusal()) : undefined);
      await page.press('send-again');
      await page.until(() => page.root.querySelector('#source option[value^=BA]'), 'the form');
      await page.settled();
      await page.says(/refused.*422 platform-refused/);
      expect(page.element.isDirty).to.equal(!isReloaded);
      expect(keptInBrowser('florin-transfer')).to.deep.equal([]);
      const { value } = page.root.querySelector<HTMLInputElement>('#reference')!;
      expect(value).to.equal(isReloaded ? '' : `refused-${isReloaded}`);
      desk.obstacle = undefined;
      if (!isReloaded) {
        await opened.review();
        await opened.press('submit');
        await opened.says(/The platform has the transfer/);
        const keys = calls(desk, /^POST transfers\/transfers$/).map(({ key }) => key);
        expect([new Set(keys.slice(0, 3)).size, new Set(keys).size]).to.deep.equal([1, 2]);
      }
      page.element.remove();
    }
    expect(sent(desk)).to.have.length(1);
  });

  it('hands a challenge to the page, and sends the same under the same key with what the device signed', async () => {
    const desk = await openDesk();
    const opened = await openForm(desk, { isSeller: true, authentication: true });
    const challenges: TransferChallenged[] = [];
    opened.element.addEventListener('florin-transfer-challenged', ({ detail }) => challenges.push(detail));
    await opened.fill(payout(desk));
    await opened.review();
    await opened.press('submit');
    await opened.says(/Approve it on your device.*Nothing is sent before that\. Time left: [45]:\d\d/);
    await opened.focused('h2');
    challenges[0]!.respondWith(Promise.reject(new Error('no device')));
    await opened.says(/The device did not approve it\. Nothing was sent/);
    await opened.press('challenge-again');
    await opened.until(() => challenges.length === 2, 'another challenge');
    challenges[1]!.respondWith(desk.approve(challenges[1]!.challenge));
    await opened.says(/The platform has the transfer/);
    const tries = calls(desk, /^POST transfers\/transfers$/);
    expect(tries.map(({ proof }) => proof?.includes('auth-param1'))).to.deep.equal([false, false, true]);
    expect(new Set(tries.map(({ key }) => key)).size).to.equal(1);
    expect(new Set(sent(desk).map(({ body }) => JSON.stringify(body))).size).to.equal(1);
    expect(opened.events.filter(([name]) => name === 'florin-transfer-sent')).to.have.length(1);
  });

  it('from an amount on is confirmed by typing it, and a page can stop it', async () => {
    const desk = await openDesk();
    const opened = await openForm(desk, { typedFrom: 1000 });
    await opened.fill(payout(desk));
    await opened.review();
    await opened.press('submit');
    await opened.focused('[part=leave]');
    await opened.press('confirm');
    await opened.says(/Enter the amount €12\.50/);
    opened.element.addEventListener('florin-before-transfer-send', (event) => event.preventDefault(), {
      once: true,
    });
    await opened.type('#confirm-typed', '12.50');
    await opened.press('confirm');
    await opened.settled();
    expect(sent(desk)).to.deep.equal([]);
    await opened.press('submit');
    await opened.type('#confirm-typed', '12.50');
    await opened.press('confirm');
    await opened.says(/The platform has the transfer/);
    expect(sent(desk)).to.have.length(1);
  });

  it('that fails later says why, where it is opened', async () => {
    const desk = await openDesk();
    const opened = await openForm(desk);
    await opened.fill(payout(desk, { description: 'counterpartyAccountClosed' }));
    await opened.review();
    await opened.press('submit');
    await opened.says(/It is on its way, and may still fail/);
    desk.pass(10);
    await opened.press('follow');
    await opened.says(/It failed\. The money is back in the account\. The recipient’s account is closed/);
  });

  it('a seller cannot pay another person, whatever the page sends', async () => {
    const desk = await openDesk();
    desk.who = sellerOf(desk.dutch);
    const from = desk.dutch.accounts[0]!.id;
    const amount = { value: 100, currency: 'EUR' };
    for (const [balanceAccountId, category, counterparty] of [
      [from, 'internal', { balanceAccountId: desk.british.accounts[0]!.id }],
      [from, 'bank', { transferInstrumentId: desk.british.instruments[0] ?? 'SE0' }],
      [
        from,
        'bank',
        {
          bankAccount: {
            accountHolder: { fullName: 'X' },
            accountIdentification: { type: 'iban', iban: 'NL91ABNA0417164300' },
          },
        },
      ],
      [desk.british.accounts[0]!.id, 'bank', { transferInstrumentId: desk.dutch.instruments[0] }],
    ] as const) {
      const answer = await desk.fetch('/florin/transfers/transfers', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({ amount, balanceAccountId, category, counterparty }),
      });
      expect(answer.status).to.equal(404);
    }
    expect(sent(desk)).to.deep.equal([]);
  });

  it('is accessible, right to left and at 320 pixels: form with faults, review and end', async () => {
    const { documentElement: page, body } = document;
    page.dir = 'rtl';
    body.style.inlineSize = '320px';
    try {
      const desk = await openDesk();
      const opened = await openForm(desk, { locale: 'ar' });
      const isFine = async (): Promise<void> => {
        expect(opened.element.scrollWidth).to.be.at.most(320);
        await expect(opened.element).to.be.accessible();
      };
      await opened.press('continue');
      await opened.focused('[aria-invalid=true]');
      await isFine();
      await opened.fill({ ...payout(desk), amount: '12' });
      await opened.review();
      await isFine();
      await opened.press('submit');
      await opened.until(() => opened.all('[part=follow]').length > 0, 'the end');
      await isFine();
    } finally {
      page.dir = body.style.inlineSize = '';
    }
  });
});
