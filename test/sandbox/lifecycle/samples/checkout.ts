import { ACCOUNT, plainCard } from '../../shop.js';
import type { Sample } from '../family.js';

const merchantAccount = ACCOUNT;
const owner = { merchantAccount, shopperReference: 'shopper-of-lives' };

export const checkoutSamples: Readonly<Record<string, Sample>> = {
  'checkout.createPaymentLink': {
    create: () => ({
      merchantAccount,
      amount: { value: 990, currency: 'EUR' },
      reference: 'invoice-7',
      description: 'A lamp',
      shopperReference: 'shopper-7',
    }),
    changes: { 'checkout.updatePaymentLink': { send: () => ({ status: 'expired' }) } },
  },
  'checkout.createStoredPaymentMethod': {
    prepare: () => Promise.resolve(owner),
    create: () => ({
      ...owner,
      paymentMethod: plainCard('paid-visa'),
      recurringProcessingModel: 'Subscription',
    }),
    list: { input: () => owner },
  },
};
