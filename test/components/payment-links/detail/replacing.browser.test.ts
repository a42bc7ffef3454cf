import { expect } from '@open-wc/testing';

import { restorePage } from '../../known-seller.js';
import { read } from '../../opened.js';
import { lost } from '../../recurring-contracts/contracts-office.js';
import { openDesk, openLinks } from '../desk.js';

describe('<florin-payment-links>, another amount', () => {
  afterEach(restorePage);

  it('ends the link and makes another after one question, the old one first', async () => {
    const desk = await openDesk();
    const id = await desk.make('lamp-1', { description: 'Repair of a lamp', shopperLocale: 'sv-SE' });
    const opened = await openLinks(desk, { paymentLink: id });
    await opened.press('replace');
    await opened.focused('#amount');
    expect(read(opened.part('replacing'))).to.equal('The link lamp-1 ends when you create this one.');
    await opened.type('amount', '30.00');
    await opened.press('continue');
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
    expect(opened.text('dialog')).to.match(/End lamp-1 and create a new link\?.*The new one is for €30\.00/);
    await expect(opened.element).to.be.accessible();
    await opened.press('leave');
    expect(desk.received(id).filter(({ body }) => 'status' in body)).to.have.length(0);
    await opened.press('continue');
    await opened.confirm();
    await opened.until(() => opened.element.paymentLink !== id && opened.part('replace'), 'the new link');
    const calls = desk.arrived.map(({ call, body }) => [call, body['status'] ?? body['amount']]);
    expect(calls.filter(([, sent]) => sent).slice(-2)).to.deep.equal([
      [id, 'expired'],
      ['paymentLinks', { value: 3000, currency: 'EUR' }],
    ]);
    expect(desk.received('paymentLinks').at(-1)?.body).to.include({ shopperLocale: 'sv-SE' });
    expect(desk.received('paymentLinks').at(-1)?.body).not.to.have.property('replaces');
    expect(opened.happened('florin-payment-link-closed')).to.deep.equal([
      { paymentLink: id, ending: 'received' },
    ]);
    await opened.press('back');
    await opened.until(() => opened.rows().some((row) => /€25\.00 Ended/.test(row)), 'the old one');
    expect(opened.rows().some((row) => /€30\.00 Not paid yet/.test(row))).to.equal(true);
  });

  it('makes nothing where the link was paid in the meantime, or where the page prevents that it ends', async () => {
    const desk = await openDesk();
    const id = await desk.make('lamp-1');
    const opened = await openLinks(desk, { paymentLink: id });
    await opened.press('replace');
    await opened.type('amount', '30.00');
    const prevent = (event: Event): void => event.preventDefault();
    opened.element.addEventListener('florin-before-payment-link-close', prevent);
    await opened.press('continue');
    await opened.confirm();
    opened.element.removeEventListener('florin-before-payment-link-close', prevent);
    await desk.pay('lamp-1');
    await opened.press('continue');
    await opened.confirm();
    await opened.says(/The link lamp-1 was paid or has ended already, so no new one was created/);
    expect(desk.received('paymentLinks')).to.have.length(1);
    expect(opened.happened('florin-payment-link-closed')).to.deep.equal([]);
  });

  it('a lost answer of the end and of the new link makes one link in the end', async () => {
    const desk = await openDesk();
    const id = await desk.make('lamp-1');
    const opened = await openLinks(desk, { paymentLink: id });
    await opened.press('replace');
    await opened.type('amount', '30.00');
    const answers = { [id]: 1, paymentLinks: 1 };
    desk.obstacle = async (call, proceed) => {
      const answer = await proceed();
      return answers[call] && answers[call]-- > 0 ? lost() : answer;
    };
    await opened.press('continue');
    await opened.confirm();
    await opened.until(() => opened.part('doubt'), 'the doubt');
    await opened.press('send-again');
    await opened.until(() => opened.part('replace'), 'the new link');
    expect(desk.received('paymentLinks')).to.have.length(2);
    expect(opened.text('dl')).to.match(/€30\.00/);
  });

  it('writes to the shopper in the language of the link', async () => {
    const desk = await openDesk();
    const opened = await openLinks(desk, {}, 'empty');
    await opened.press('new');
    await opened.fill({ reference: 'lamp-1', description: 'Repair', amount: '25.00', locale: 'fi-FI' });
    await opened.press('continue');
    await opened.until(() => opened.part('share-text'), 'the message');
    expect(desk.received('paymentLinks')[0]?.body).to.include({ shopperLocale: 'fi-FI' });
    const field = (): HTMLTextAreaElement => opened.part('share-text') as HTMLTextAreaElement;
    await opened.until(() => field().value.startsWith('Maksa'), 'Finnish');
    expect(field().value.replaceAll(/[\u2066-\u2069]/g, '')).to.match(
      /^Maksa 25,00\s€, Repair, viimeistään 11\.1\.2030 klo 10\.00:/,
    );
    expect(field().lang).to.equal('fi-FI');
    expect(opened.text('dl')).to.match(/Language of the page Finnish/);
  });

  it('draws how many links are paid of those that were made', async () => {
    const desk = await openDesk();
    for (const reference of ['lamp-1', 'lamp-2', 'lamp-3']) await desk.make(reference);
    await desk.pay('lamp-2');
    const opened = await openLinks(desk);
    await opened.until(() => opened.rows().length === 3, 'three links');
    opened.root.querySelector<HTMLDetailsElement>('[part~=figures]')!.open = true;
    await opened.until(
      () =>
        /^Payment links per day. Paid: 1 and Not paid: 2\.$/.test(
          opened.root.querySelector('[part~=chart] svg')?.getAttribute('aria-label') ?? '',
        ),
      'one of three',
    );
    await expect(opened.element).to.be.accessible();
  });
});
