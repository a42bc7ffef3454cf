import { after, before, describe, it } from 'node:test';

import { engine, openDemo, PAY, type Demo } from './demo.js';
import type { Target } from './visitor.js';

const button = (name: string): Target => ({ selector: 'button:enabled', name });
const radio = (name: string): Target => ({ selector: 'input[type=radio]', name });
const input = (name: string): Target => ({ selector: 'input:not([type=radio])', name });
const heading = (name: string): Target => ({ selector: 'h1, h2, h3', name });
const OPEN =
  '[part=method-notice], [part=method-fields], [part~=wallet-button], iframe[title="Gift card details"]';
const APPROVE = button('^\\s*Approve');

describe(`a shopper with ${engine} in the demo shop, by one method of each family`, () => {
  let demo: Demo;
  before(async () => void (demo = await openDemo()));
  after(() => demo?.close());

  /** Opens an order in a country and chooses a method, also one that is folded away. */
  async function choose(country: string, method: string): Promise<string> {
    const { shop, shopper } = demo;
    const order = await shop.order();
    await shopper.goTo(`${shop.address}/checkout.html?order=${order}&country=${country}`);
    const more = 'More ways to pay';
    const name = `^\\s*(${method}|${more})`;
    await shopper.clicks({ selector: 'input[type=radio], button', name });
    if (!(await shopper.finds(radio(`^\\s*${method}`)))) await shopper.clicks(button(more));
    await shopper.clicks(radio(`^\\s*${method}`));
    // What the button stands below is loaded, and moves it down.
    await shopper.sees({ selector: OPEN });
    return order;
  }

  async function types(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) await demo.shopper.types(input(label), text);
  }

  /** Goes to the app or the till that a link leads to, answers there, and comes back to the order. */
  async function answerElsewhere(order: string, link: Target, choice: Target): Promise<void> {
    const { shop, shopper } = demo;
    const address = await shopper.leadsTo(link);
    await shopper.goTo(address);
    await shopper.clicks(choice);
    await shopper.sees({ selector: '[role=status]', name: '\\S' });
    await shopper.goTo(`${shop.address}/return.html?order=${order}`);
  }

  it('leaves for Klarna, approves there, comes back and has paid', async () => {
    const order = await choose('NL', 'Klarna');
    await demo.shopper.clicks(PAY);
    await demo.shopper.clicks(APPROVE);
    await demo.seesPaid(order);
  });

  it('picks a bank of EPS, approves there and has paid', async () => {
    const order = await choose('AT', 'EPS');
    await demo.shopper.clicks(radio('Oberbank'));
    await demo.shopper.clicks(PAY);
    await demo.shopper.clicks(APPROVE);
    await demo.seesPaid(order);
  });

  it('types a code of BLIK, agrees in the app and has paid', async () => {
    const order = await choose('PL', 'BLIK');
    await types({ 'BLIK code': '123456' });
    await demo.shopper.clicks(PAY);
    await answerElsewhere(order, { selector: 'a[part=open-app]' }, APPROVE);
    await demo.seesPaid(order);
  });

  it('takes the code of Pix into the app, agrees and has paid', async () => {
    const order = await choose('BR', 'Pix');
    await demo.shopper.clicks(PAY);
    await demo.shopper.sees({ selector: 'svg[role=img]' });
    await answerElsewhere(order, { selector: 'a[part=open-app]' }, APPROVE);
    await demo.seesPaid(order);
  });

  it('takes the lines of Multibanco to a till, pays there and has paid', async () => {
    const order = await choose('PT', 'Multibanco');
    await demo.shopper.clicks(PAY);
    await answerElsewhere(order, { selector: 'a', name: 'How to pay' }, button('^\\s*Pay\\s*$'));
    await demo.seesPaid(order);
  });

  it('gives a mandate for an IBAN, and reads that the payment is pending', async () => {
    await choose('DE', 'SEPA Direct Debit');
    await types({ 'Name of the account holder': 'Ana Jansen', IBAN: 'DE87123456781234567890' });
    await demo.shopper.clicks(PAY);
    await demo.shopper.sees(heading('payment pending'));
  });

  it('tells Atome who and where they are, approves there, and has paid', async () => {
    const order = await choose('SG', 'Atome');
    await types({
      'First name': 'Ana',
      'Last name': 'Lim',
      'Phone number': '+6581234567',
      Street: '7 Orchard Road',
      'Postal code': '018956',
    });
    await demo.shopper.clicks(PAY);
    await demo.shopper.clicks(APPROVE);
    await demo.seesPaid(order);
  });

  it('takes a card in the sheet of Google Pay and has paid', async () => {
    const order = await choose('NL', 'Google Pay');
    await demo.shopper.clicks({ selector: 'button:enabled[part~=wallet-button]' });
    await demo.shopper.clicks(button('1142'));
    await demo.seesPaid(order);
  });

  it('pays with a gift card, and reads that it has paid its part', async () => {
    await choose('IE', 'Givex');
    const within = [{ selector: 'iframe[title="Gift card details"]' }];
    await demo.shopper.types({ ...input('number'), within }, '6036280000000000010');
    await demo.shopper.types({ ...input('PIN'), within }, '123');
    await demo.shopper.clicks(button('Check balance'));
    await demo.shopper.clicks(button('^\\s*Use .* from this card'));
    await demo.shopper.sees({ selector: 'p, [role=status]', name: 'Your gift card was used' });
  });

  it('pays from the cart by a wallet’s button', async () => {
    const { shop, shopper } = demo;
    await shopper.goTo(shop.address);
    await shopper.clicks({ selector: 'button[part=add]:enabled:not([aria-disabled=true])' });
    await shopper.clicks({ selector: 'a', name: 'Cart \\(1\\)' });
    await shopper.clicks({ selector: 'button:enabled', name: 'Pay with Google Pay' });
    await shopper.clicks(button('1142'));
    await shopper.sees(heading('payment received'));
  });
});
