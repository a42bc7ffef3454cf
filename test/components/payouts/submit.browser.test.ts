import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import { anna, calls, openDesk, openPayouts, otto, type Desk } from './desk.js';

const SUBMITS = ['storeDetailAndSubmitThirdParty', 'submitThirdParty', 'storeDetail', 'payout'];
const submits = (desk: Desk) => calls(desk, ...SUBMITS);
const submitted = ({ arrived }: Desk) => arrived.filter(({ path }) => SUBMITS.includes(path));

const PERSON = {
  'bank.ownerName': 'Anna Klaassen',
  entityType: 'NaturalPerson',
  dateOfBirth: '1982-02-01',
  nationality: 'NL',
  'bank.iban': 'NL91 ABNA 0417 1643 00',
};
const PAYEE = { shopperReference: 'payee-7', shopperEmail: 'anna@example.org' };
const SUM = { 'amount.currency': 'eur', 'amount.value': '1,250.50', reference: 'winnings-7' };

/** Opens the form, and fills in what is given. */
async function openForm(desk: Desk, texts: Readonly<Record<string, string>>, more: object = {}) {
  const opened = await openPayouts(desk, { who: otto, state: 'empty', ...more });
  await opened.press('new');
  await opened.focused('h2');
  const fill = async (all: Readonly<Record<string, string>>): Promise<void> => {
    for (const [path, text] of Object.entries(all)) await opened.type(`[id="${path}"]`, text);
  };
  await fill(texts);
  return {
    ...opened,
    fill,
    review: async (): Promise<void> => {
      await opened.press('continue');
      await opened.until(() => opened.root.querySelector('[part~=review]'), 'the review');
    },
  };
}

describe('a new payout', () => {
  it('names every field that is not right before anything is sent', async () => {
    const desk = await openDesk();
    const opened = await openForm(desk, {});
    await opened.press('continue');
    await opened.says(
      /Check these fields: Account holder, Type of payee, Date of birth, Nationality, IBAN, Payee ID/,
    );
    await opened.focused('[aria-invalid=true]');
    await sendKeys({ type: 'Anna Klaassen' });
    await opened.fill({
      ...PERSON,
      'bank.iban': 'NL91ABNA0417164301',
      ...PAYEE,
      shopperReference: 'x',
      ...SUM,
    });
    await opened.fill({
      'amount.value': '0',
      'amount.currency': 'E',
      dateOfBirth: '2999-01-01',
      reference: 'r'.repeat(81),
    });
    await opened.press('continue');
    for (const words of [
      /This IBAN is not valid/,
      /Enter at least 3 characters/,
      /Enter the three letters of a currency/,
      /Enter a date in the past/,
      /This is too long/,
    ])
      await opened.says(words);
    await opened.fill({ ...PERSON, ...PAYEE, ...SUM, 'amount.value': '1.250,50' });
    await opened.press('continue');
    await opened.says(/Enter an amount above zero/);
    expect(submits(desk)).to.deep.equal([]);
  });

  it('is reviewed and submitted by keyboard, waits for another person, and leaves nothing of the payee behind', async () => {
    const desk = await openDesk();
    const opened = await openForm(desk, { ...PERSON, ...PAYEE, ...SUM, shopperStatement: 'Winnings' });
    await opened.review();
    await opened.focused('h2');
    expect(opened.text()).to.match(
      /Check the payout Amount €1,250\.50 Account holder Anna Klaassen IBAN NL91 ABNA 0417 1643 00 .*Date of birth February 1, 1982 Nationality Netherlands .*No money leaves before another person confirms it/,
    );
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await opened.says(/Payout submitted winnings-7 €1,250\.50 It waits for an approver/);
    await opened.focused('h2');
    const body = {
      amount: { value: 125_050, currency: 'EUR' },
      bank: { iban: 'NL91ABNA0417164300', ownerName: 'Anna Klaassen', countryCode: 'NL' },
      dateOfBirth: '1982-02-01',
      entityType: 'NaturalPerson',
      nationality: 'NL',
      recurring: { contract: 'PAYOUT' },
      reference: 'winnings-7',
      shopperStatement: 'Winnings',
      ...PAYEE,
    };
    expect(submitted(desk).map((each) => each.body)).to.deep.equal([{ ...body, merchantAccount: 'Shop' }]);
    const told = { way: 'new', reference: 'winnings-7', amount: body.amount };
    expect(opened.events).to.deep.equal([
      ['florin-before-payout-submit', told],
      ['florin-payout-submitted', { ...told, ending: 'received' }],
    ]);
    const kept = JSON.stringify([opened.events, { ...localStorage }, { ...sessionStorage }, location.href]);
    expect(kept).to.not.match(/Klaassen|0417|1982-02|example\.org/);
    expect(opened.element.isDirty).to.equal(false);
    await opened.press('new');
    expect(opened.root.querySelector<HTMLInputElement>('[id="bank.iban"]')?.value).to.equal('');
    await opened.fill({ ...PERSON, ...PAYEE, ...SUM });
    await opened.press('continue');
    await opened.says(/A payout with this reference exists/);
    await opened.press('back');
    await opened.says(/winnings-7 €1,250\.50 A\. K\., account ending in 4300 Waiting for review/);
    const queue = await openPayouts(desk, { who: anna });
    await queue.says(/winnings-7 .*otto@shop\.example/);
  });

  it('after a lost answer stays in doubt, is found by looking, and sent again joins the first', async () => {
    const desk = await openDesk();
    const opened = await openForm(desk, { ...PERSON, ...PAYEE, ...SUM });
    await opened.review();
    desk.obstacle = (call) =>
      SUBMITS.includes(call) ? Promise.reject(new TypeError('nothing arrives')) : undefined;
    await opened.press('submit');
    await opened.says(/We do not know yet whether the platform has it/);
    expect(opened.events.at(-1)?.[1]).to.deep.include({ ending: 'unknown' });
    expect(opened.element.isDirty).to.equal(true);
    await opened.press('look');
    await opened.until(() => !opened.element.busy, 'looked');
    expect(opened.all('[part=doubt]')).to.have.length(1);
    // The doubt outlives a look at the list.
    await opened.press('back');
    await opened.press('new');
    await opened.says(/We do not know yet whether the platform has it/);
    desk.obstacle = (call, proceed) =>
      SUBMITS.includes(call)
        ? proceed().then(() => {
            throw new TypeError('the answer got lost');
          })
        : undefined;
    await opened.press('send-again');
    await opened.until(() => submitted(desk).length === 1 && !opened.element.busy, 'sent');
    expect(opened.all('[part=doubt]')).to.have.length(1);
    desk.obstacle = undefined;
    await opened.press('send-again');
    await opened.says(/Payout submitted/);
    expect(submitted(desk)).to.have.length(1);
    expect(new Set(submits(desk).map(({ key }) => key)).size).to.equal(1);
    await opened.press('new');
    await opened.fill({ ...PERSON, ...PAYEE, ...SUM, reference: 'winnings-8' });
    await opened.review();
    desk.obstacle = (call, proceed) =>
      SUBMITS.includes(call)
        ? proceed().then(() => {
            throw new TypeError('the answer got lost');
          })
        : undefined;
    await opened.press('submit');
    await opened.says(/We do not know yet/);
    desk.obstacle = undefined;
    await opened.press('look');
    await opened.says(/Payout submitted winnings-8/);
    expect(submitted(desk)).to.have.length(2);
  });

  it('pays a payee that was stored before; a refusal says why and keeps what was typed', async () => {
    const desk = await openDesk();
    const number = { account: 'number', 'bank.countryCode': 'US', 'bank.bankAccountNumber': '123456789' };
    const { 'bank.iban': _, ...person } = PERSON;
    const opened = await openForm(desk, { way: 'store', ...person, ...number, ...PAYEE });
    await opened.review();
    expect(opened.text()).to.match(/Check the payee .*Nothing is paid/);
    await opened.press('submit');
    await opened.says(/Payee stored The reference of the stored details is \S+\. Keep it/);
    opened.button(/^Pay this payee$/).click();
    await opened.until(() => opened.root.querySelector('[part=form]'), 'the form');
    await opened.fill(SUM);
    const stored = opened.root.querySelector<HTMLInputElement>('#selectedRecurringDetailReference')!.value;
    await opened.fill({ selectedRecurringDetailReference: 'NOTHING' });
    await opened.review();
    await opened.press('submit');
    await opened.says(/The platform refused, and nothing was done: 422/);
    expect(opened.events.filter(([name]) => name === 'florin-payout-submitted').at(-1)?.[1]).to.deep.include({
      ending: 'refused',
    });
    await opened.fill({ selectedRecurringDetailReference: stored });
    await opened.review();
    await opened.press('submit');
    await opened.says(/Payout submitted winnings-7/);
    expect(submitted(desk).map(({ path }) => path)).to.deep.equal([
      'storeDetail',
      'submitThirdParty',
      'submitThirdParty',
    ]);
    expect(submitted(desk)[2]?.body).to.deep.equal({
      ...PAYEE,
      amount: { value: 125_050, currency: 'EUR' },
      merchantAccount: 'Shop',
      recurring: { contract: 'PAYOUT' },
      reference: 'winnings-7',
      selectedRecurringDetailReference: stored,
    });
  });

  it('a refusal whose answer was lost is told when the ledger repeats it, and what was typed can be corrected', async () => {
    const desk = await openDesk();
    const stored = { way: 'stored', selectedRecurringDetailReference: 'NOTHING', ...PAYEE, ...SUM };
    const opened = await openForm(desk, stored);
    await opened.review();
    desk.obstacle = (call, proceed) =>
      SUBMITS.includes(call) ? proceed().then(() => Promise.reject(new TypeError('lost'))) : undefined;
    await opened.press('submit');
    await opened.says(/We do not know yet/);
    desk.obstacle = undefined;
    await opened.press('send-again');
    await opened.says(/The platform refused, and nothing was done: 422/);
    expect(opened.all('[part=doubt]')).to.have.length(0);
    const value = opened.root.querySelector<HTMLInputElement>('#selectedRecurringDetailReference')!.value;
    expect(value).to.equal('NOTHING');
    await opened.review();
    await opened.press('submit');
    await opened.until(() => submits(desk).length === 3 && !opened.element.busy, 'sent once more');
    const keys = submits(desk).map(({ key }) => key);
    expect([keys[0] === keys[1], keys[0] === keys[2]]).to.deep.equal([true, false]);
    // The second one was answered by the ledger.
    expect(submitted(desk)).to.have.length(2);
  });

  it('pays a stored card at once only where the page offers it, after the amount was typed; a pending word is no success', async () => {
    const desk = await openDesk({ isInstant: true });
    const plain = await openForm(desk, {});
    expect(
      [...plain.root.querySelectorAll('#way option')].map((each) => (each as HTMLOptionElement).value),
    ).to.deep.equal(['new', 'stored', 'store']);
    plain.element.remove();
    const card = { way: 'instant', selectedRecurringDetailReference: 'CARD', ...PAYEE, ...SUM };
    const opened = await openForm(desk, card, { instant: true });
    await opened.review();
    desk.obstacle = (call) =>
      call === 'payout'
        ? Promise.resolve(Response.json({ pspReference: 'P', resultCode: 'Pending' }))
        : undefined;
    await opened.press('submit');
    await opened.focused('[part=leave]');
    await opened.press('confirm');
    await opened.says(/Enter the amount €1,250\.50\./);
    expect(submits(desk)).to.deep.equal([]);
    await opened.type('#confirm-typed', '1250.50');
    await opened.press('confirm');
    await opened.says(/We do not know yet/);
    expect(opened.all('[part=look]')).to.deep.equal([]);
    desk.obstacle = (call) =>
      call === 'payout'
        ? Promise.resolve(Response.json({ pspReference: 'P', resultCode: 'Authorised' }))
        : undefined;
    await opened.press('send-again');
    await opened.says(/Payout accepted .*not in this list/);
    expect(submits(desk)[0]?.body).to.not.have.any.keys('card', 'fundSource');
  });

  it('is accessible, right to left and at 320 pixels: form with faults, review and end', async () => {
    const { documentElement: page, body } = document;
    page.dir = 'rtl';
    body.style.inlineSize = '320px';
    try {
      const opened = await openForm(await openDesk(), {}, { locale: 'ar' });
      const isFine = async (): Promise<void> => {
        expect(opened.element.scrollWidth).to.be.at.most(320);
        await expect(opened.element).to.be.accessible();
      };
      await opened.press('continue');
      await opened.focused('[aria-invalid=true]');
      await isFine();
      await opened.fill({ ...PERSON, ...PAYEE, ...SUM });
      await opened.fill({ 'amount.value': '1250' });
      await opened.review();
      await isFine();
      await opened.press('submit');
      await opened.until(
        () => opened.all('[part=notice]').length > 0 && !opened.all('[part~=review]').length,
        'end',
      );
      await isFine();
    } finally {
      page.dir = body.style.inlineSize = '';
    }
  });
});
