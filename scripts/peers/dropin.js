// The platform's drop-in, as its documentation mounts it; what its server would answer is written down here.
import { AdyenCheckout, Dropin, Card, Klarna, Redirect, Trustly } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';

const paymentMethodsResponse = {
  paymentMethods: [
    { type: 'scheme', name: 'Cards', brands: ['visa', 'mc', 'amex', 'maestro'] },
    { type: 'ideal', name: 'iDEAL | Wero' },
    { type: 'klarna', name: 'Klarna' },
    { type: 'trustly', name: 'Trustly' },
    { type: 'paysafecard', name: 'paysafecard' },
  ],
};
const never = () => undefined;

const checkout = await AdyenCheckout({
  clientKey: 'test_0000000000000000000000000000000000',
  environment: 'test',
  countryCode: 'NL',
  locale: 'en-US',
  amount: { value: 4990, currency: 'EUR' },
  analytics: { enabled: false },
  paymentMethodsResponse,
  onSubmit: never,
  onAdditionalDetails: never,
});
new Dropin(checkout, {
  paymentMethodComponents: [Card, Klarna, Redirect, Trustly],
  openFirstPaymentMethod: true,
}).mount('#peer');
