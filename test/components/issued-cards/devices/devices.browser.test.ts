import { expect } from '@open-wc/testing';

import { untold } from '../../closed-rows.js';
import { openCardOffice, openCards } from '../card-office.js';

const ROWS = ['startDeviceRegistration', 'finishDeviceRegistration', 'deleteRegisteredDevice'].map(
  (row) => `balance-platform.${row}`,
);

const supply = ({ fields }: { readonly fields: readonly string[] }) => ({
  ...(fields.includes('balancePlatform') && { balancePlatform: 'FlorinPlatform' }),
});

const openWithDevices = () => openCardOffice({ more: { enable: ROWS, supply } });

const kit = (name: string): string => btoa(JSON.stringify({ name, type: 'ios' }));

describe('devices of a card', () => {
  it('registers one in two steps, and removes it after a question', async () => {
    const office = await openWithDevices();
    const opened = await openCards(office, { card: office.virtual });
    await opened.tab(/devices/i);
    await opened.says(/No device is registered for this card/);
    await opened.press('register');
    await opened.focused('.step h2');
    await opened.press('continue');
    await opened.focused('#output');
    await opened.type('output', kit('Phone of Mila'));
    await opened.press('continue');
    await opened.until(() => opened.root.querySelector('[part=sdk-input]'), 'the answer');
    const challenge = opened.text('[part=sdk-input]');
    await opened.type('output', 'something else');
    await opened.press('continue');
    await opened.says(/The platform did not accept this/);
    expect(opened.happened('florin-device-added')).to.have.length(0);
    await opened.type('output', `signed:${challenge}`);
    await opened.press('continue');
    await opened.until(() => opened.all('[part=device]').length === 1, 'the device');
    expect(opened.happened('florin-device-added')).to.have.length(1);
    await expect(opened.element).to.be.accessible();

    await opened.press('remove-device');
    await opened.focused('[part~=leave]');
    expect(opened.text('dialog')).to.match(/Payments can no longer be approved on it/);
    await opened.press('confirm');
    await opened.says(/No device is registered for this card/);
    expect(opened.heard.join(' ')).to.match(/The device is removed/);
    const kept = JSON.stringify([opened.events, { ...sessionStorage }, { ...localStorage }]);
    expect(kept).not.to.contain(challenge).and.not.to.match(/Mila/);
  });

  it('says so where the merchant has not opened this', async () => {
    const office = await openCardOffice();
    const opened = await openCards({ fetch: untold(office.fetch) }, { card: office.virtual });
    await opened.tab(/devices/i);
    await opened.press('register');
    await opened.type('output', kit('Phone'));
    await opened.press('continue');
    await opened.says(/this site does not let you register and remove devices/);
  });

  it('finds that one whose answer alone was lost is gone', async () => {
    const office = await openWithDevices();
    const { id = '', sdkInput = '' } = await office.platform.startDeviceRegistration({
      paymentInstrumentId: office.virtual,
      strongCustomerAuthentication: { sdkOutput: kit('Tablet') },
    });
    await office.platform.finishDeviceRegistration({
      id,
      paymentInstrumentId: office.virtual,
      strongCustomerAuthentication: { sdkOutput: sdkInput },
    });
    const opened = await openCards(office, { card: office.virtual });
    await opened.tab(/devices/i);
    await opened.press('remove-device');
    office.lose('DELETE');
    await opened.press('confirm');
    await opened.says(/No device is registered for this card/);
    const [told] = opened.happened('florin-device-removed') as { ending: string }[];
    expect(told?.ending).to.equal('received');
  });
});
