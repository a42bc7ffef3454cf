import { expect } from '@open-wc/testing';

import { read } from '../../opened.js';
import { asSeller, openCardOffice, openCards, type CardOffice } from '../card-office.js';

const cardsOn = async ({ platform, usd }: CardOffice) =>
  (await platform.listPaymentInstruments({ id: usd })).paymentInstruments;

const asked = ({ usd }: CardOffice) => ({
  account: usd,
  form: 'virtual',
  brand: 'visa',
  variant: 'visadebit',
  country: 'NL',
  name: 'Noor Bakker',
});

const ADDRESS = {
  form: 'physical',
  firstName: 'Noor',
  lastName: 'Bakker',
  'delivery.country': 'US',
  'delivery.street': '1 Main Street',
  'delivery.postalCode': '10001',
  'delivery.city': 'New York',
};

describe('issuing a card', () => {
  it('has all of it checked once more, issues one card, and opens it', async () => {
    const office = await openCardOffice();
    const opened = await openCards(office);
    await opened.press('new');
    await opened.focused('.step h2');
    await opened.fill(asked(office));
    expect(read(opened.root)).to.match(/A seller in the Netherlands: USD · USD/);
    expect(opened.root.querySelector('[id="delivery.street"]')).to.equal(null);
    await opened.press('continue');
    await opened.focused('[part~=leave]');
    expect(opened.text('dialog')).to.match(
      /^Issue a card for Noor Bakker\? Balance account A seller in the Netherlands: USD · USD Form Virtual Variant visadebit Country of issue Netherlands Cardholder name Noor Bakker The card can be paid with at once/,
    );
    expect(office.asks('POST')).to.have.length(0);
    await opened.press('confirm');
    await opened.until(() => /Noor Bakker/.test(opened.text('[part=facts]')), 'the card');
    const cards = await cardsOn(office);
    expect(cards.map(({ card }) => card?.cardholderName)).to.deep.equal(['Noor Bakker']);
    expect(opened.element.card).to.equal(cards[0]!.id);
    expect(opened.happened('florin-issued-card-created')).to.deep.equal([
      { balanceAccount: office.usd, form: 'virtual', card: cards[0]!.id, ending: 'received' },
    ]);
    const kept = JSON.stringify([opened.events, { ...sessionStorage }, { ...localStorage }]);
    expect(kept).not.to.match(/Noor/);
    await opened.press('back');
    await opened.until(() => opened.rows().length === 4, 'four cards');
  });

  it('asks where a card of plastic is sent, as its country writes addresses', async () => {
    const office = await openCardOffice();
    const opened = await openCards(office);
    await opened.press('new');
    await opened.fill(asked(office));
    await opened.fill({ ...ADDRESS, 'delivery.country': 'NL' });
    expect(opened.root.querySelector('[id="delivery.stateOrProvince"]')).to.equal(null);
    await opened.fill(ADDRESS);
    await opened.press('continue');
    await opened.focused('[id="delivery.stateOrProvince"]');
    await opened.type('delivery.stateOrProvince', 'NY');
    await opened.type('delivery.postalCode', '1000');
    await opened.press('continue');
    await opened.focused('[id="delivery.postalCode"]');
    await opened.type('delivery.postalCode', '10001');
    await opened.press('continue');
    await opened.says(/Sent to Noor Bakker, 1 Main Street, 10001 New York NY, United States/);
    await opened.press('confirm');
    await opened.until(() => /Physical/.test(opened.text('[part=facts]')), 'the card');
    const [made] = await cardsOn(office);
    expect(made?.card?.deliveryContact).to.deep.include({
      name: { firstName: 'Noor', lastName: 'Bakker' },
      address: {
        country: 'US',
        line1: '1 Main Street',
        postalCode: '10001',
        city: 'New York',
        stateOrProvince: 'NY',
      },
    });
    expect(made?.status).to.equal('inactive');
  });

  it('does not know what became of it after a lost answer, looks, and joins the first when it sends again', async () => {
    const office = await openCardOffice();
    const opened = await openCards(office);
    await opened.press('new');
    await opened.fill(asked(office));
    office.lose('POST /balance-platform/paymentInstruments');
    await opened.press('continue');
    await opened.press('confirm');
    await opened.says(/We do not know yet whether the card was issued/);
    expect(opened.heard.join(' ')).not.to.match(/was issued\.$|refused/);
    expect(opened.happened('florin-issued-card-created')).to.deep.equal([
      { balanceAccount: office.usd, form: 'virtual', card: '', ending: 'unknown' },
    ]);
    await opened.press('look');
    await opened.until(() => opened.rows().length === 4, 'the list with the card');
    await opened.press('new');
    await opened.focused('.step h2');
    await opened.press('send-again');
    await opened.until(() => /Noor Bakker/.test(opened.text('[part=facts]')), 'the card');
    expect(await cardsOn(office)).to.have.length(1);
    const keys = office.asks('POST').map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).to.deep.equal([2, 1]);
  });

  it('takes no name that does not fit on a card, and says which fields are wrong', async () => {
    const office = await openCardOffice();
    const opened = await openCards(office);
    await opened.press('new');
    await opened.fill({ ...asked(office), name: 'Wilhelmina van den Bergh-Jansen' });
    await opened.press('continue');
    await opened.focused('#name');
    await opened.says(/Check these fields: Cardholder name/);
    expect(office.asks('POST')).to.have.length(0);
  });

  it('says what the platform refused, and issues nothing', async () => {
    const office = await openCardOffice();
    const opened = await openCards(office);
    await opened.press('new');
    await opened.fill({ ...asked(office), account: 'BA0000' });
    await opened.press('continue');
    await opened.press('confirm');
    await opened.says(/The platform refused, and no card was issued/);
    expect(opened.happened('florin-issued-card-created')).to.deep.equal([
      { balanceAccount: 'BA0000', form: 'virtual', card: '', ending: 'refused' },
    ]);
  });

  it('is offered where there is no card yet, and to no seller', async () => {
    const office = await openCardOffice();
    const empty = await openCards(office, { balanceAccount: office.usd }, 'empty');
    expect(empty.text('[part~=new]')).to.equal('Issue the first card');
    await empty.press('new');
    await empty.until(() => empty.root.querySelector('#account'), 'the form');
    expect((empty.root.querySelector('#account') as HTMLInputElement).value).to.equal(office.usd);
    const seller = await openCardOffice(asSeller);
    const own = await openCards(seller, { audience: 'seller' });
    expect(own.root.querySelector('[part~=new]')).to.equal(null);
  });

  it('has no barrier on a screen of 320 pixels', async () => {
    const office = await openCardOffice();
    const opened = await openCards(office);
    opened.element.style.cssText = 'display: block; inline-size: 320px';
    await opened.press('new');
    await opened.fill({ ...asked(office), ...ADDRESS });
    await opened.until(() => opened.root.querySelector('[id="delivery.street"]'), 'the address');
    expect(opened.element.scrollWidth).to.be.at.most(320);
    await expect(opened.element).to.be.accessible();
  });
});
