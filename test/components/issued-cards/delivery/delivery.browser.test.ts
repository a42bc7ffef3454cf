import { expect } from '@open-wc/testing';

import { DAY } from '../../../../src/facts/instant.js';
import { asSeller, openCardOffice, openCards } from '../card-office.js';

describe('the delivery of a card', () => {
  it('goes from its order to its holder by the days, with a tracking number once it is shipped', async () => {
    const office = await openCardOffice();
    const opened = await openCards(office, { card: office.plastic });
    await opened.tab(/delivery/i);
    const now = () => opened.text('[part=delivery] [aria-current]');
    await opened.until(() => now() === 'Ordered', 'ordered');
    expect(opened.text('[part=order]')).not.to.match(/Tracking number/);
    for (const [days, step] of [
      [1, 'In preparation'],
      [1, 'Done: Produced'],
      [1, 'Shipped'],
      [3, 'Delivered'],
    ] as const) {
      office.clock.now += days * DAY;
      await opened.press('look');
      await opened.until(() => step.endsWith(now()), step);
    }
    expect(opened.text('[part=order]')).to.match(/Tracking number \d{12}/);
    expect(opened.text('[part=delivery] li')).to.equal('Done: Ordered');
    await expect(opened.element).to.be.accessible();
  });

  it('says that it is rejected, and why', async () => {
    const office = await openCardOffice();
    const { id } = await office.issue(office.usd, {
      formFactor: 'physical',
      deliveryContact: {
        address: { country: 'NL', line1: 'Reject street 1', city: 'Utrecht' },
        name: { firstName: 'Sam', lastName: 'Jansen' },
      },
    });
    office.clock.now += DAY;
    const opened = await openCards(office, { card: id });
    await opened.tab(/delivery/i);
    await opened.says(/Rejected: it is not sent. The address cannot be delivered to/);
  });

  it('is a tab of plastic cards alone, and not of a seller’s', async () => {
    const office = await openCardOffice();
    const virtual = await openCards(office, { card: office.virtual });
    await virtual.tab(/devices/i);
    expect(virtual.text('[part=tabs]')).to.equal('Card Network tokens Devices Group');
    const seller = await openCardOffice(asSeller);
    const own = await openCards(seller, { audience: 'seller', card: seller.plastic });
    await own.tab(/devices/i);
    expect(own.text('[part=tabs]')).to.equal('Card Network tokens Devices');
  });
});
