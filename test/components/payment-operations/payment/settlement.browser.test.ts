import { expect, waitUntil } from '@open-wc/testing';

import { closing } from '../../closed-rows.js';
import { open, openOffice, openPayment, type Office, type Opened } from '../office.js';

const HOUR = 3_600_000;

const settlements = ({ asked }: Office) => asked.filter(({ call }) => call.endsWith('/settlement'));

/** An office with one payment whose outcome is unknown, found in its own list and opened. */
async function openLost(): Promise<{ office: Office; opened: Opened }> {
  const office = await openOffice({ orders: ['ORDER-1'], lost: ['LOST-1'] });
  office.later(HOUR);
  const opened = await open(office);
  await opened.press('Only unsettled');
  await opened.says('The platform’s answer was lost or could not be read.');
  await opened.press(/LOST-1/);
  await opened.part('unsettled');
  return { office, opened };
}

/** The platform's own books: what an operator looks it up in. */
const lostInBooks = ({ sandbox }: Office): string =>
  sandbox.books().find(({ reference }) => reference.startsWith('LOST-1'))?.pspReference ?? '';

describe('<florin-payment-operations>, payments that are not settled', () => {
  it('are listed apart, with why and since when, and are none where all is settled', async () => {
    const office = await openOffice({ orders: ['ORDER-1'], lost: ['LOST-1'] });
    const opened = await open(office, { unsettled: true }, 'filtered-empty');
    await opened.says('All payments are settled.');
    office.later(HOUR);
    await opened.press('Only unsettled');
    await opened.state('ready');
    await opened.press('Only unsettled');
    await opened.says('No update since');
    expect(opened.text()).to.include('LOST-1').and.not.to.include('ORDER-1');
    expect(opened.root.querySelector('[part=search]')).to.equal(null);
    expect(opened.root.querySelector('[part=filter]')?.getAttribute('aria-pressed')).to.equal('true');
    expect(opened.element.hasAttribute('unsettled')).to.equal(true);
  });

  it('are settled as paid, under the platform reference, once the operator has read what that means', async () => {
    const { office, opened } = await openLost();
    await opened.press('It was paid');
    await opened.press('Continue');
    await opened.says('To settle it as paid, enter the platform reference.');
    await opened.type('psp-reference', ` ${lostInBooks(office)} `);
    await opened.press('Continue');
    await opened.says(/The order will count as paid with €19\.99, under the platform reference/);
    expect(settlements(office)).to.deep.equal([]);
    await opened.press('Settle as paid');
    await opened.says('Settled as paid. Your name was recorded.');
    await opened.says(/Settled by hand.*Authorised · by .*olga@shop\.example/);
    await waitUntil(() => !opened.root.querySelector('[part=unsettled]'), 'gone');
    expect(opened.events.filter(([name]) => name === 'florin-payment-changed')[0]?.[1]).to.include({
      kind: 'settlement',
      outcome: 'paid',
      ending: 'received',
    });
    await opened.press('All payments');
    await opened.says('All payments are settled.');
  });

  it('are settled as not charged, and the platform lets go of what it did', async () => {
    const { office, opened } = await openLost();
    await opened.press('Nothing was charged');
    await opened.says('The order of €19.99 can be paid again.');
    await opened.press('Settle as not charged');
    await opened.says('Settled as not charged');
    await opened.until(
      () =>
        office.sandbox.books().find(({ reference }) => reference.startsWith('LOST-1'))?.history.length === 1,
      'the platform has cancelled it',
    );
  });

  it('nothing is sent where the operator or the page decides against it', async () => {
    const { office, opened } = await openLost();
    await opened.press('Nothing was charged');
    await opened.press('Go back');
    await opened.part('unsettled');
    opened.element.addEventListener('florin-before-payment-change', (event) => event.preventDefault());
    await opened.press('Nothing was charged');
    await opened.press('Settle as not charged');
    await opened.element.updateComplete;
    expect(settlements(office)).to.deep.equal([]);
  });

  it('a reference that is another payment’s is refused, and stays, to be corrected', async () => {
    const { office, opened } = await openLost();
    const other = office.sandbox.books().find(({ reference }) => reference.startsWith('ORDER-1'));
    await opened.press('It was paid');
    await opened.type('psp-reference', other?.pspReference ?? '');
    await opened.press('Continue');
    await opened.press('Settle as paid');
    await opened.says('This is not the reference of this payment');
    await opened.type('psp-reference', lostInBooks(office));
    await opened.press('Continue');
    await opened.press('Settle as paid');
    await opened.says('Settled as paid');
  });

  it('what has become known meanwhile is shown, and nothing is changed', async () => {
    const { office, opened } = await openLost();
    await opened.press('Nothing was charged');
    const elsewhere = await open(office, { reference: opened.element.reference });
    await elsewhere.press('It was paid');
    await elsewhere.type('psp-reference', 'PSPELSEWHERE');
    await elsewhere.press('Continue');
    await elsewhere.press('Settle as paid');
    await elsewhere.says('Settled as paid');
    await opened.press('Settle as not charged');
    await opened.says('Nothing was changed: the outcome of the payment is now known.');
    await opened.says(/PSPELSEWHERE/);
  });

  it('an answer that is lost is asked for again under the same key', async () => {
    const { office, opened } = await openLost();
    await opened.press('Nothing was charged');
    office.obstacle = (call, proceed) =>
      call.startsWith('POST')
        ? proceed().then(() => {
            throw new TypeError('lost');
          })
        : Promise.reject(new TypeError('offline'));
    await opened.press('Settle as not charged');
    await opened.says('We could not confirm that it was settled.');
    office.obstacle = undefined;
    await opened.press('Settle as not charged');
    await opened.says('Settled as not charged');
    const [first, second] = settlements(office);
    expect(first?.key).to.equal(second?.key);
  });

  it('is accessible in every step, in light and dark', async () => {
    const { opened } = await openLost();
    for (const scheme of ['light', 'dark']) {
      opened.element.style.colorScheme = scheme;
      opened.element.style.background = scheme === 'dark' ? '#16181d' : '#ffffff';
      await expect(opened.element).to.be.accessible();
    }
    await opened.press('It was paid');
    await expect(opened.element).to.be.accessible();
    await opened.press('Continue');
    await opened.says('enter the platform reference');
    await expect(opened.element).to.be.accessible();
    await opened.press('Go back');
    await opened.press('Nothing was charged');
    await expect(opened.element).to.be.accessible();
    await opened.press('All payments');
    await opened.part('payment');
    await expect(opened.element).to.be.accessible();
  });
});

describe('<florin-payment-operations>, money that the platform did not give back', () => {
  const charges = ({ sandbox }: Office) => sandbox.books().filter(({ charged }) => charged).length;

  /** An order that was charged twice; the platform took on to reverse one of them, and failed. */
  async function openTwice() {
    const office = await openOffice({ orders: [], twice: ['TWICE-1'] });
    await office.report();
    await waitUntil(() => office.sandbox.books().some(({ history }) => history.length > 0), 'no reversal');
    await office.report();
    const opened = await open(office, { unsettled: true });
    await opened.says('The platform did not return money that it should have returned.');
    await opened.says(/TWICE-1.*Failed Jan/);
    await opened.press(/TWICE-1/);
    await opened.part('unsettled');
    return { office, opened };
  }

  it('is tried again, and is no longer listed', async () => {
    const { office, opened } = await openTwice();
    expect(charges(office)).to.equal(2);
    expect(opened.text()).to.match(/Reverse.*Failed, nothing was booked/);
    await opened.press('Try the reversal again');
    await opened.says(/The platform is asked again to return €19\.99/);
    expect(settlements(office)).to.deep.equal([]);
    await opened.press('Send the reversal again');
    await opened.says('The reversal was sent again.');
    await opened.says(/Settled by hand.*Try the reversal again · by .*olga@shop\.example/);
    await waitUntil(() => charges(office) === 1, 'not reversed');
    expect(charges(office)).to.equal(1);
    await opened.press('All payments');
    await opened.says('All payments are settled.');
  });

  it('is settled as given back by hand, and nothing is sent', async () => {
    const { office, opened } = await openTwice();
    for (const scheme of ['light', 'dark']) {
      opened.element.style.colorScheme = scheme;
      opened.element.style.background = scheme === 'dark' ? '#16181d' : '#ffffff';
      await expect(opened.element).to.be.accessible();
    }
    await opened.press('The money was returned');
    await opened.says(/will count as returned, under the platform reference/);
    await opened.press('Settle as returned');
    await opened.says('Settled as returned. Your name was recorded.');
    await waitUntil(() => !opened.root.querySelector('[part=unsettled]'), 'gone');
    expect(opened.events.filter(([name]) => name === 'florin-payment-changed')[0]?.[1]).to.include({
      kind: 'settlement',
      outcome: 'given-back',
      ending: 'received',
    });
    expect(charges(office)).to.equal(2);
  });
});

describe('<florin-payment-operations>, what the shop’s own system did not take', () => {
  async function openNotTold(): Promise<{ office: Office; opened: Opened; repair(): void }> {
    let isWorking = false;
    const office = await openOffice({ orders: ['ORDER-1'], isShopWorking: () => isWorking });
    const opened = await open(office);
    await opened.press('Only unsettled');
    await opened.says('The shop’s own system did not accept the notification, after several tries.');
    await opened.press(/ORDER-1/);
    await opened.part('unsettled');
    return { office, opened, repair: () => (isWorking = true) };
  }

  it('is told again once it was repaired, and then nothing is left to settle', async () => {
    const { office, opened, repair } = await openNotTold();
    repair();
    await opened.press('Notify the shop again');
    await opened.says('The shop’s own system is notified again of the outcome of this payment of €19.99.');
    expect(settlements(office)).to.deep.equal([]);
    await opened.press('Notify again');
    await opened.says('The shop is being notified again.');
    await opened.press('All payments');
    await opened.says('All payments are settled.');
  });

  it('is listed again where that fails too', async () => {
    const { office, opened } = await openNotTold();
    await opened.press('Notify the shop again');
    await opened.press('Notify again');
    await opened.says('The shop is being notified again.');
    expect(settlements(office)).to.have.length(1);
    await opened.press('All payments');
    await opened.says('did not accept the notification');
  });

  it('is settled by hand where the shop’s books were put right', async () => {
    const { office, opened } = await openNotTold();
    await opened.press('The shop’s records are correct');
    await opened.says('This cannot be undone.');
    await opened.press('Settle as notified');
    await opened.says('Settled as notified. Your name was recorded.');
    expect(settlements(office)[0]?.body).to.include('told');
    await opened.press('All payments');
    await opened.says('All payments are settled.');
  });
});

describe('<florin-payment-operations>, what the platform books later', () => {
  it('says that a capture is booked once the platform has said so, and lets it be refunded', async () => {
    const office = await openOffice();
    const opened = await openPayment(office);
    await opened.press('Capture');
    await opened.press('Continue');
    await opened.press('Capture €19.99');
    await opened.says('Accepted, not booked yet');
    await office.report();
    await opened.press('All payments');
    await opened.press(/ORDER-1/);
    await opened.says(/Capture.*Booked/);
    expect(opened.text()).not.to.include('not booked yet');
    expect(opened.root.querySelector('[data-kind=refund]')).not.to.equal(null);
  });

  it('is not offered to a person whose role does not settle payments', async () => {
    const office = await openOffice({ orders: [], lost: ['LOST-1'] });
    office.later(HOUR);
    const opened = await open({ fetch: closing(office.fetch, 'operator.settlePayment') });
    await opened.press(/LOST-1/);
    await opened.part('unsettled');
    expect(opened.root.querySelectorAll('[part~=settle]')).to.have.length(0);
  });
});
