import { nextOf } from '../../../client/shopper/next-step.js';
import { addresses } from '../../bank/addresses.js';
import type { Payment } from '../../cards/payment.js';
import type { State } from '../../state/state.js';
import { paperLines } from './paper-lines.js';

/** The shopper pays elsewhere, by these lines, until the moment that is named. */
export function paperAnswer(state: State, payment: Payment, { id, until }: { id: string; until: number }) {
  const { method, amount, merchantReference, merchantAccount, pspReference } = payment;
  const next = nextOf(method);
  const { till, paper } = addresses(state.base);
  return {
    resultCode: next === 'bankTransfer' ? 'Received' : 'PresentToShopper',
    pspReference,
    merchantReference,
    action: {
      type: next,
      paymentMethodType: method,
      totalAmount: { ...amount },
      ...paperLines[method]?.(state.random, { merchant: merchantAccount, amount, until }),
      downloadUrl: `${paper}?MD=${id}`,
      ...(next === 'bankTransfer'
        ? { url: `${till}?MD=${id}` }
        : {
            instructionsUrl: `${till}?MD=${id}`,
            expiresAt: new Date(until).toISOString(),
            initialAmount: { ...amount },
            merchantName: merchantAccount,
            merchantReference,
          }),
    },
  };
}
