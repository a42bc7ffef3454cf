import { expect, waitUntil } from '@open-wc/testing';

import { simulateWallets } from '../../../../src/sandbox/wallets/index.js';
import { methodLabels, settled, show } from '../../checkout/till-keys.js';
import { cards, choose, openDelivered, opened, paid, pick, priced, sheet, told } from './delivered.js';

const own = globalThis.PaymentRequest;

for (const wallet of ['Apple Pay', 'Google Pay']) {
  describe(`${wallet}, for an order that is delivered`, () => {
    beforeEach(() => simulateWallets());
    afterEach(() => {
      sheet()?.host.remove();
      globalThis.PaymentRequest = own;
      delete (globalThis as { ApplePaySession?: unknown }).ApplePaySession;
    });

    it('shows the price at the address and in the way that the shopper chooses, and pays that price', async () => {
      const stage = await openDelivered();
      const shown = await opened(stage, wallet);
      await priced('22.99 EUR');
      pick('address', 'berlin');
      await priced('28.99 EUR');
      pick('way', 'courier');
      await priced('37.99 EUR');
      choose('1142');
      await settled(shown, 'paid');
      expect(stage.charged()).to.equal(1);
      expect(paid(stage)['amount']).to.deep.equal({ value: 3799, currency: 'EUR' });
      expect(paid(stage)['delivery']).to.deep.equal({
        address: {
          country: 'DE',
          city: 'Berlin',
          postalCode: '10117',
          street: 'Unter den Linden 1',
          firstName: 'Ada',
          lastName: 'Sample',
        },
        contact: {
          firstName: 'Ada',
          lastName: 'Sample',
          shopperEmail: 'ada@shop.example',
          telephoneNumber: '+447700900123',
        },
        option: 'courier',
      });
    });

    it('tells no more than an area before the shopper pays', async () => {
      const stage = await openDelivered();
      await opened(stage, wallet);
      await priced('22.99 EUR');
      const asked = stage.bodies[stage.asked.indexOf('POST /deliveries')] ?? '{}';
      expect(JSON.parse(asked)).to.have.deep.property('delivery', {
        address: { country: 'NL', city: 'Amsterdam', postalCode: '1015 CJ' },
      });
      expect(stage.bodies.join()).not.to.match(/Ada|Keizersgracht|447700/);
    });

    it('says so where the shop does not deliver, takes no payment, and goes on with another address', async () => {
      const stage = await openDelivered();
      const shown = await opened(stage, wallet);
      await priced('22.99 EUR');
      pick('address', 'oslo');
      await priced('does not deliver to this address');
      expect(cards().every(({ disabled }) => disabled)).to.equal(true);
      pick('address', 'amsterdam');
      await priced('22.99 EUR');
      choose('1142');
      await settled(shown, 'paid');
      expect(paid(stage)['amount']).to.deep.equal({ value: 2299, currency: 'EUR' });
    });

    it('takes no payment while the price is not known', async () => {
      const stage = await openDelivered();
      await opened(stage, wallet);
      await priced('22.99 EUR');
      stage.obstacle = (request) =>
        request.url.endsWith('/deliveries') ? new Response(null, { status: 500 }) : undefined;
      pick('address', 'berlin');
      await priced('could not be loaded');
      expect(cards().every(({ disabled }) => disabled)).to.equal(true);
      expect(told()).not.to.contain('28.99');
    });

    it('sends nothing where the price has changed since it was shown, and says the new one', async () => {
      const stage = await openDelivered();
      const shown = await opened(stage, wallet);
      await priced('22.99 EUR');
      stage.amount = { value: 2500, currency: 'EUR' };
      choose('1142');
      await waitUntil(() => shown.text().includes('25.00'), shown.text());
      expect(stage.charged()).to.equal(0);
      expect(shown.element.matches(':state(ready)')).to.equal(true);
    });

    it('is one of the wallets that are offered alone, for no other method asks where it goes', async () => {
      const shown = await show(await openDelivered(), { countryCode: 'NL' }, '');
      await waitUntil(() => methodLabels(shown).length > 1, shown.text());
      const names = methodLabels(shown).map(({ textContent }) => textContent.trim());
      expect(names.toSorted()).to.deep.equal(['Apple Pay', 'Google Pay']);
    });
  });
}
