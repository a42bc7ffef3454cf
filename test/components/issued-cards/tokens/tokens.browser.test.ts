import { expect } from '@open-wc/testing';

import { asSeller, openCardOffice, openCards, type CardOffice } from '../card-office.js';

const openTokens = async (office: CardOffice, properties = {}) => {
  const opened = await openCards(office, { card: office.virtual, ...properties });
  await opened.tab(/tokens/i);
  await opened.until(() => opened.all('[part=token]').length === 2, 'two tokens');
  return opened;
};

const WALLET = '[part=token]:first-of-type';

describe('network tokens of a card', () => {
  it('shows where each is, and that one was asked for until the card scheme has it', async () => {
    const office = await openCardOffice();
    const opened = await openTokens(office);
    expect(opened.text(WALLET)).to.match(/^Wallet: Telephone •••• \d{4} Inactive/);
    office.clock.now += 2000;
    const later = await openTokens(office);
    expect(later.text(WALLET)).to.match(/^Wallet: Telephone •••• \d{4} Active/);
    expect(later.all('[part=token]').at(-1)?.textContent).to.match(/Stored with a merchant/);
  });

  it('says “asked, not yet done” after a change, and that it is done only once the platform says so', async () => {
    const office = await openCardOffice();
    office.clock.now += 2000;
    const opened = await openTokens(office);
    await opened.press(`${WALLET} [part=suspend-token]`);
    await opened.until(() => opened.root.querySelector('[part=asked]'), 'asked');
    expect(opened.text('[part=asked]')).to.match(/Asked for, not done yet: Frozen/);
    expect(opened.text(`${WALLET} [part=status]`)).to.equal('Active');
    expect(opened.heard.join(' ')).to.match(/Asked for. It is not done yet/);
    expect(opened.root.querySelector('dialog')).to.equal(null);
    await opened.press('look');
    await opened.until(() => opened.root.querySelector('[part=asked]'), 'still asked');
    office.clock.now += 2000;
    await opened.press('look');
    await opened.until(() => opened.text(`${WALLET} [part=status]`) === 'Frozen', 'suspended');
    expect(opened.root.querySelector('[part=asked]')).to.equal(null);
    const [told] = opened.happened('florin-network-token-changed') as { change: string; ending: string }[];
    expect([told?.change, told?.ending]).to.deep.equal(['suspend', 'received']);
    await opened.press(`${WALLET} [part=resume-token]`);
    await opened.until(() => opened.root.querySelector('[part=asked]'), 'asked again');
    office.clock.now += 2000;
    // The element looks again, without the operator.
    await opened.until(() => opened.text(`${WALLET} [part=status]`) === 'Active', 'active again');
  });

  it('closes one for good after its last four digits were typed', async () => {
    const office = await openCardOffice(asSeller);
    office.clock.now += 2000;
    const opened = await openTokens(office, { audience: 'seller' });
    await opened.press(`${WALLET} [part=close-token]`);
    await opened.focused('[part~=leave]');
    await opened.press('confirm');
    await opened.focused('[part~=confirmation]');
    const end = /•••• (\d{4})/.exec(opened.text(`${WALLET} h3`).replaceAll('\u00a0', ' '))?.[1] ?? '';
    await opened.type('confirm-typed', end);
    await opened.press('confirm');
    await opened.until(() => opened.root.querySelector('[part=asked]'), 'asked');
    office.clock.now += 2000;
    await opened.press('look');
    await opened.until(() => opened.text(`${WALLET} [part=status]`) === 'Closed', 'closed');
    expect(opened.all(`${WALLET} button`)).to.have.length(0);
  });

  it('does not know whether a change was asked for after a lost answer', async () => {
    const office = await openCardOffice();
    office.clock.now += 2000;
    const opened = await openTokens(office);
    office.lose('PATCH /balance-platform/networkTokens');
    await opened.press(`${WALLET} [part=suspend-token]`);
    await opened.says(/We do not know yet whether the change was asked for/);
    expect(opened.root.querySelector('[part=asked]')).to.equal(null);
    await expect(opened.element).to.be.accessible();
  });
});
