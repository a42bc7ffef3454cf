import { expect } from '@open-wc/testing';

import { DAY } from '../../../src/facts/instant.js';
import { read } from '../opened.js';
import { openSales, openStall, type Stall } from './stall.js';

/** What the shop says of FL-3: € 98.00 of the seller's and € 12.34 of another's, a tenth of both for the shop. */
const splitsOf = ({ eur, foreign }: Stall) => [
  { type: 'BalanceAccount' as const, account: eur, amount: { value: 8820 } },
  { type: 'PaymentFee' as const, account: eur },
  { type: 'BalanceAccount' as const, account: foreign, amount: { value: 1111 } },
  { type: 'Commission' as const, amount: { value: 1103 } },
];
const WHOLE = 11_034;

async function openPaid(captured = WHOLE) {
  const stall = await openStall();
  const psp = await stall.pay('FL-3', WHOLE, splitsOf(stall));
  if (captured > 0) await stall.modify('capturePayment', psp, captured);
  const open = async () => {
    const opened = await openSales(stall, { sale: 'FL-3' });
    await opened.until(() => opened.notices().length > 0, 'how the money stands');
    return opened;
  };
  return { stall, psp, open };
}

describe('<florin-sales>: one sale', () => {
  it('shows the seller’s own items with their sum, and what happened to the order', async () => {
    const opened = await openSales(await openStall(), { sale: 'FL-1' });
    await opened.until(() => opened.all('[part=lines]').length > 0, 'lines');
    expect(opened.text('[part=lines] tbody')).to.equal('Brass lamp 1 €45.00 Old map €20.01 3 €60.03');
    expect(opened.text('[part=lines] tfoot')).to.equal('Your total €105.03');
    expect(opened.all('[part=history] li').map(read)).to.deep.equal([
      'Ordered Apr 30, 2026, 10:00:00 AM GMT+2',
      'Delivered Apr 30, 2026, 10:00:00 AM GMT+2',
    ]);
    expect(opened.text('[part=facts]')).to.match(/b•••@post\.example/);
    expect(opened.notices()).to.deep.equal([
      'No payment is known for this order, so its bookings cannot be found.',
    ]);
  });

  it('tells an order of another seller, and one that is not, in the same words', async () => {
    const stall = await openStall();
    for (const number of ['FL-9', 'FL-3x']) {
      const opened = await openSales(stall, { sale: number });
      await opened.says(/You have no sale with this order number/);
    }
    stall.all.orders = stall.all.orders.map((each) => ({ ...each, lines: each.lines.slice(1) }));
    const opened = await openSales(stall, { sale: 'FL-3', state: '' });
    await opened.says(/You have no sale with this order number/);
    expect(opened.text()).not.to.match(/Secret|12\.34/);
  });

  it('shows gross, commission, fee and net as they are booked, to the minor unit', async () => {
    const { open, stall } = await openPaid();
    const before = await stall.available(stall.eur);
    const { money, notices, all } = await open();
    expect(money()).to.deep.equal([
      'Your items €98.00',
      'Commission -€9.80',
      'Fees -€1.10',
      'Booked on your accounts €87.10',
    ]);
    expect(notices()).to.deep.equal([
      'Booked in full: €88.20, as the marketplace promised when the order was paid.',
    ]);
    expect(
      all('[part=bookings] li').map((each) => read(each).replace(/ [A-Z][a-z]+ \d.* GMT\+2/, '')),
    ).to.deep.equal(['Share of the sale €88.20', 'Fee PaymentFee -€1.10']);
    // The sandbox's books say the same.
    expect(before % 10).to.equal((await stall.available(stall.eur)) % 10);
  });

  it('says that nothing is booked before the capture, and what was promised', async () => {
    const { open } = await openPaid(0);
    const { money, notices } = await open();
    expect(notices()).to.deep.equal(['Your share is booked once the marketplace captures the payment.']);
    expect(money()).to.deep.equal([
      'Your items €98.00',
      'Commission -€9.80',
      'Not booked yet -€88.20',
      'Booked on your accounts €0.00',
    ]);
  });

  it('shows a part of a capture as a part, with what is missing', async () => {
    const { open } = await openPaid(5517);
    const { notices, money } = await open();
    expect(notices()).to.deep.equal(['Booked so far: €44.10 of €88.20. Still missing: €44.10.']);
    expect(money().at(-1)).to.equal('Booked on your accounts €43.55');
  });

  it('shows a refund as money given back, and says so where the order does not', async () => {
    const { open, psp, stall } = await openPaid();
    await stall.modify('refundPayment', psp, WHOLE);
    const { money, notices, press, says } = await open();
    expect(money()).to.deep.equal([
      'Your items €98.00',
      'Commission -€9.80',
      'Fees -€1.10',
      'Given back -€88.20',
      'Booked on your accounts -€1.10',
    ]);
    expect(notices()[1]).to.match(/^All of your share was given back, but the order is not refunded/);
    stall.all.orders = stall.all.orders.map((each) => ({ ...each, status: 'refunded' as const }));
    await press('[part=refresh]');
    await says(/Refunded/);
  });

  it('shows a cent too much or too little as what it is, and rounds nothing', async () => {
    for (const [cents, words] of [
      [-1, /^Booked so far: €88\.20 of €88\.21\. Still missing: €0\.01\.$/],
      [1, /^This does not fit: €88\.20 is booked, but €88\.19 was promised\. That is €0\.01 more\./],
    ] as const) {
      const stall = await openStall();
      const splits = splitsOf(stall);
      const promised = splits.map((split, at) =>
        at === 0 ? { ...split, amount: { value: 8820 - cents } } : split,
      );
      const psp = await stall.pay('FL-3', WHOLE, splits, promised);
      await stall.modify('capturePayment', psp, WHOLE);
      const opened = await openSales(stall, { sale: 'FL-3' });
      await opened.until(() => opened.notices().length > 0, 'how the money stands');
      expect(opened.notices()[0]).to.match(words);
      expect(opened.all('[part=notice].good')).to.have.length(0);
    }
  });

  it('looks at later bookings where the order is old', async () => {
    const { open, psp, stall } = await openPaid();
    stall.clock.now += 90 * DAY;
    await stall.modify('refundPayment', psp, WHOLE);
    const { says, press, money, until, text } = await open();
    await says(/Looked at bookings until Jun 4, 2026/);
    expect(money().at(-1)).to.equal('Booked on your accounts €87.10');
    await press('[part=more]');
    await until(() => /Given back/.test(text('[part=money]')), 'the refund');
    expect(text()).not.to.match(/Looked at bookings until/);
  });

  it('keeps what is known and tries again where bookings do not come', async () => {
    const { stall } = await openPaid();
    let isBroken = true;
    stall.obstacle = (call) =>
      isBroken && call.endsWith('/transactions') ? new Response('', { status: 502 }) : undefined;
    const opened = await openSales(stall, { sale: 'FL-3' });
    await opened.until(() => opened.all('[part=error]').length > 0, 'error');
    expect(opened.text('[part=lines]')).to.match(/€98\.00/);
    expect(opened.notices()).to.deep.equal([]);
    isBroken = false;
    await opened.press('[part=again]');
    await opened.says(/Booked in full/);
    expect(opened.all('[part=error]')).to.have.length(0);
  });

  it('prints a packing slip with the seller’s own items and no price', async () => {
    const opened = await openSales(await openStall(), { sale: 'FL-3' });
    await opened.until(() => opened.all('[part=print]').length > 0, 'print');
    const printed: string[] = [];
    const append = ShadowRoot.prototype.appendChild;
    ShadowRoot.prototype.appendChild = function <Kind extends Node>(this: ShadowRoot, node: Kind): Kind {
      const added = append.call(this, node) as Kind;
      if (node instanceof HTMLIFrameElement)
        node.contentWindow!.print = () => void printed.push(read(node.contentDocument!.body));
      return added;
    };
    try {
      await opened.press('[part=print]');
      await opened.until(() => printed.length > 0, 'printed');
    } finally {
      ShadowRoot.prototype.appendChild = append;
    }
    expect(printed[0]).to.match(/^Packing slip Order FL-3 .*Stall of me.*2 × Brass lamp 2 pieces$/);
    expect(printed[0]).not.to.match(/€|Secret|ann/);
  });
});
