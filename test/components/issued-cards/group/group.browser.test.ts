import { expect } from '@open-wc/testing';

import { openCardOffice, openCards } from '../card-office.js';

describe('groups of cards', () => {
  it('makes one, once also after a lost answer, and a new card joins it', async () => {
    const office = await openCardOffice();
    const opened = await openCards(office, { card: office.virtual });
    await opened.tab(/group/i);
    await opened.says(/This card is in no group/);
    await opened.says(/No group was made through this site so far/);
    await opened.press('new-group');
    await opened.type('description', 'Company cards');
    office.lose('POST /balance-platform/paymentInstrumentGroups');
    await opened.press('continue');
    await opened.press('confirm');
    await opened.says(/We do not know yet whether the group was created/);
    await opened.press('send-again');
    await opened.until(() => opened.all('[part=group]').length === 1, 'the group');
    const keys = office.asks('POST').map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).to.deep.equal([2, 1]);
    const [, told] = opened.happened('florin-card-group-created') as { group: string; ending: string }[];
    expect(told?.group).to.match(/^PG/);
    expect(opened.text('[part=group]')).to.contain(told!.group);

    await opened.press('back');
    await opened.press('new');
    await opened.fill({
      account: office.usd,
      variant: 'visadebit',
      country: 'NL',
      name: 'Noor Bakker',
      group: told!.group,
    });
    await opened.press('continue');
    await opened.press('confirm');
    await opened.until(() => /Noor/.test(opened.text('[part=facts]')), 'the card');
    await opened.tab(/group/i);
    await opened.says(/Name of the group Company cards/);
    await expect(opened.element).to.be.accessible();
  });
});
