import type {
  cancelPayment,
  capturePayment,
  refundPayment,
  reversePayment,
  updatePaymentAmount,
} from '../../client/checkout/index.js';
import { readAmount, readMerchantAccount } from '../refusals/fields.js';
import type { Modification, Payment } from '../cards/payment.js';
import { invalid } from '../refusals/service-error.js';
import type { Answering } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import {
  cancel as cancelIn,
  capture as captureIn,
  refund as refundIn,
  reverse as reverseIn,
  updateAmount as updateAmountIn,
} from './modify.js';
import { checkAccounts, readSplits } from './shares.js';

interface Asked {
  readonly merchantAccount: string;
  readonly paymentPspReference: string;
  readonly reference?: string | undefined;
}

/** The authorised payment that a request names; another account's is not there. */
function findPayment(state: State, { merchantAccount: account, paymentPspReference }: Asked): Payment {
  const merchantAccount = readMerchantAccount({ merchantAccount: account }, state.merchantAccount);
  const found = state.payments.find(
    (payment) => payment.pspReference === paymentPspReference && payment.merchantAccount === merchantAccount,
  );
  if (found?.settledAt === undefined || found.answer !== 'APPROVED')
    throw invalid('167', 'Original pspReference required for this operation');
  return found;
}

/** Says no more than that the request is there: what becomes of it is booked later. */
const received = (
  { merchantAccount, paymentPspReference, reference }: Asked,
  { pspReference }: Modification,
) => ({
  merchantAccount,
  paymentPspReference,
  pspReference,
  ...(reference !== undefined && { reference }),
  status: 'received' as const,
});

/** `POST /payments/{paymentPspReference}/captures`. */
export const capture: Answering<typeof capturePayment> = (state, { input }) => {
  const { applicationInfo: _, ...asked } = input;
  const amount = readAmount(input);
  const particulars = { reference: input.reference, splits: readSplits(input, amount.value) };
  return {
    ...asked,
    ...received(input, captureIn(state, findPayment(state, input), amount, particulars)),
  };
};

/** `POST /payments/{paymentPspReference}/refunds`. */
export const refund: Answering<typeof refundPayment> = (state, { input }) => {
  const { applicationInfo: _, ...asked } = input;
  const amount = readAmount(input);
  const payment = findPayment(state, input);
  const reason = input.merchantRefundReason ?? undefined;
  const particulars = { reference: input.reference, reason, splits: readSplits(input, amount.value) };
  checkAccounts(payment, particulars.splits);
  return { ...asked, ...received(input, refundIn(state, payment, amount, particulars)) };
};

/** `POST /payments/{paymentPspReference}/cancels`. */
export const cancel: Answering<typeof cancelPayment> = (state, { input }) =>
  received(input, cancelIn(state, findPayment(state, input), input.reference));

/** `POST /payments/{paymentPspReference}/reversals`. */
export const reverse: Answering<typeof reversePayment> = (state, { input }) =>
  received(input, reverseIn(state, findPayment(state, input), input.reference));

/** `POST /payments/{paymentPspReference}/amountUpdates`. Without a reference of its own, the payment's is told. */
export const updateAmount: Answering<typeof updatePaymentAmount> = (state, { input }) => {
  const { applicationInfo: _, ...asked } = input;
  const payment = findPayment(state, input);
  const { reference = payment.merchantReference } = input;
  const update = updateAmountIn(state, payment, readAmount(input), reference);
  return { ...asked, ...received(input, update), reference };
};
