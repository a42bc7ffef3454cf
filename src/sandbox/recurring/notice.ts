import type { notifyShopper } from '../../client/recurring/index.js';
import { readAmount } from '../refusals/fields.js';
import { invalid } from '../refusals/service-error.js';
import type { Answering } from '../rows/simulation.js';
import { findDetail, readShopper } from './stored-detail.js';

/** `POST /notifyShopper`: the issuer takes the notice at once where the detail is there and the charge is to come. */
export const notify: Answering<typeof notifyShopper> = (state, { input }) => {
  const { reference, displayedReference, billingDate } = input;
  const named = input.storedPaymentMethodId ?? input.recurringDetailReference;
  const { id } = findDetail(state, readShopper(state, input), named);
  readAmount(input);
  if (billingDate !== undefined && !(Date.parse(billingDate) > state.now()))
    throw invalid('000', "Field 'billingDate' is no date to come");
  return {
    ...(displayedReference !== undefined && { displayedReference }),
    message: 'Request processed',
    pspReference: state.random.reference(),
    reference,
    resultCode: 'Success',
    shopperNotificationReference: state.random.reference(),
    storedPaymentMethodId: id,
  };
};
