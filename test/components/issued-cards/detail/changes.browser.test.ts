import { expect } from '@open-wc/testing';

import { read } from '../../opened.js';
import { asSeller, openCardOffice, openCards } from '../card-office.js';

describe('changing an issued card', function () {
  it('freezes at once without a question, and takes that back with one press', async () => {
    const office = await openCardOffice();
    const opened = await openCards(office);
    await opened.open(/Mila/);
    await opened.press('freeze');
    await opened.focused('[part~=undo]');
    expect(await office.statusOf(office.virtual)).to.equal('suspended');
    expect(opened.text('.head [part=status]')).to.equal('Frozen');
    expect(opened.text('[part=meaning]')).to.match(/payments with it are refused until you unfreeze it/);
    await opened.press('undo');
    await opened.focused('[part~=freeze]');
    expect(await office.statusOf(office.virtual)).to.equal('active');
    expect(opened.root.querySelector('dialog')).to.equal(null);
    expect(opened.heard.join(' ')).to.match(/is frozen. You can undo this.*can be used again/);
    expect(opened.happened('florin-issued-card-changed')).to.deep.equal([
      { card: office.virtual, change: 'freeze', reason: '', ending: 'received' },
      { card: office.virtual, change: 'unfreeze', reason: '', ending: 'received' },
    ]);
  });

  it('asks before a card is activated, with the focus on what leaves', async () => {
    const office = await openCardOffice();
    const opened = await openCards(office);
    await opened.open(/Sam/);
    await opened.press('activate');
    await opened.focused('[part~=leave]');
    expect(opened.text('dialog')).to.match(/Activate only once|Activate it only once its holder has it/);
    await opened.press('leave');
    expect(await office.statusOf(office.plastic)).to.equal('inactive');
    await opened.press('activate');
    await opened.press('confirm');
    await opened.until(() => opened.text('.head [part=status]') === 'Active', 'active');
    expect(await office.statusOf(office.plastic)).to.equal('active');
  });

  it('closes for good with a reason, a comment where it is another, and the last four digits', async () => {
    const office = await openCardOffice();
    const opened = await openCards(office);
    await opened.open(/Mila/);
    await opened.press('close');
    await opened.focused('.step h2');
    await opened.press('continue');
    await opened.focused('#reason');
    expect(opened.text('[part=error]')).to.match(/Fill in this field|Check these fields: Reason/);
    await opened.type('reason', 'other');
    await opened.press('continue');
    await opened.focused('#comment');
    await opened.type('comment', 'The shop has moved');
    await opened.press('continue');
    await opened.focused('[part~=leave]');
    await opened.type('confirm-typed', '0000');
    await opened.press('confirm');
    await opened.focused('[part~=confirmation]');
    expect(await office.statusOf(office.virtual)).to.equal('active');
    await opened.type('confirm-typed', office.lastFour);
    await opened.press('confirm');
    await opened.until(() => opened.text('.head [part=status]') === 'Closed', 'closed');
    const { status, statusReason, statusComment } = await office.card(office.virtual);
    expect([status, statusReason, statusComment]).to.deep.equal(['closed', 'other', 'The shop has moved']);
    expect(opened.text('[part=meaning]')).to.match(
      /closed for good.*Reason: another one.*The shop has moved/,
    );
    expect(opened.all('[part~=freeze], [part~=activate], [part~=close]')).to.have.length(0);
    const details = JSON.stringify(opened.events);
    expect(details).not.to.match(/moved|Mila/);
    expect(details).not.to.contain(office.lastFour);
  });

  it('says what it does not know after an answer was lost, looks again, and never calls it done', async () => {
    const office = await openCardOffice();
    const opened = await openCards(office);
    await opened.open(/Mila/);
    let isCut = false;
    office.obstacle = (call) => {
      isCut ||= call.startsWith('PATCH');
      if (isCut) throw new TypeError('the connection broke');
      return undefined;
    };
    await opened.press('freeze');
    await opened.says(/We do not know yet whether this was changed/);
    expect(opened.happened('florin-issued-card-changed')).to.deep.equal([
      { card: office.virtual, change: 'freeze', reason: '', ending: 'unknown' },
    ]);
    expect(opened.heard.join(' ')).not.to.match(/is frozen/);
    office.obstacle = undefined;
    await opened.press('look');
    await opened.until(() => !/do not know yet/.test(read(opened.root)), 'known');
    expect(opened.text('.head [part=status]')).to.equal('Active');
  });

  it('finds that a change whose answer alone was lost was made', async () => {
    const office = await openCardOffice();
    const opened = await openCards(office);
    await opened.open(/Mila/);
    office.lose('PATCH /balance-platform/paymentInstruments');
    await opened.press('freeze');
    await opened.focused('[part~=undo]');
    expect(opened.text('.head [part=status]')).to.equal('Frozen');
    expect(office.asks('PATCH')).to.have.length(1);
  });

  it('shows a card that was closed meanwhile as it is, with the platform’s no', async () => {
    const office = await openCardOffice();
    const opened = await openCards(office);
    await opened.open(/Mila/);
    await office.platform.updatePaymentInstrument({
      id: office.virtual,
      status: 'closed',
      statusReason: 'stolen',
    });
    await opened.press('freeze');
    await opened.says(/Nothing was changed/);
    expect(opened.text('.head [part=status]')).to.equal('Closed');
    expect(opened.text('[part=meaning]')).to.match(/it was stolen/);
  });

  it('moves a card to another account of its holder only while it is inactive', async () => {
    const office = await openCardOffice();
    const opened = await openCards(office);
    await opened.open(/Mila/);
    await opened.until(() => opened.root.querySelector('[part~=freeze]'), 'its buttons');
    expect(opened.root.querySelector('[part~=move]')).to.equal(null);
    const plastic = await openCards(office, { card: office.plastic });
    await plastic.press('move');
    await plastic.focused('[part~=leave]');
    expect(plastic.text('dialog h2')).to.match(
      /^Move Mastercard •••• \d{4} to A seller in the Netherlands: USD\?$/,
    );
    await plastic.press('confirm');
    await plastic.until(() => plastic.happened('florin-issued-card-changed').length, 'moved');
    expect(plastic.text('[part=facts]')).to.match(/Balance account A seller in the Netherlands: USD/);
    expect((await office.card(office.plastic)).balanceAccountId).to.equal(office.usd);
  });

  it('lets the page prevent a change, and sends nothing then', async () => {
    const office = await openCardOffice();
    const opened = await openCards(office);
    opened.element.addEventListener('florin-before-issued-card-change', (event) => event.preventDefault());
    await opened.open(/Mila/);
    await opened.press('freeze');
    await opened.element.updateComplete;
    expect(office.asks('PATCH')).to.have.length(0);
    expect(await office.statusOf(office.virtual)).to.equal('active');
  });

  it('lets a seller freeze a card of their own', async () => {
    const office = await openCardOffice(asSeller);
    const opened = await openCards(office, { audience: 'seller' });
    await opened.open(/Mila/);
    await opened.press('freeze');
    await opened.focused('[part~=undo]');
    expect(await office.statusOf(office.virtual)).to.equal('suspended');
    expect(opened.root.querySelector('[part~=new]')).to.equal(null);
  });
});
