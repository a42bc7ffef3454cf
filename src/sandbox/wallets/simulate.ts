import { SimulatedApplePayError, SimulatedApplePaySession } from './simulated-apple-pay.js';
import { SimulatedPaymentRequest } from './simulated-payment-request.js';

/**
 * Gives this browser a simulated Google Pay and Apple Pay, for tests and demonstrations: `PaymentRequest` and `ApplePaySession` open a
 * sheet of the page, with cards that only the sandbox takes. The elements offer it where the proxy's environment is `sandbox`, and nowhere else.
 */
export function simulateWallets(): void {
  const rest = { configurable: true, writable: true };
  Object.defineProperties(globalThis, {
    PaymentRequest: { ...rest, value: SimulatedPaymentRequest },
    ApplePayError: { ...rest, value: SimulatedApplePayError },
    ApplePaySession: { ...rest, value: SimulatedApplePaySession },
  });
}
