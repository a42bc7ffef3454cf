import type { DeedRecord } from '../../../client/operator/index.js';
import { elementOfRow } from '../resource/element-of-row.js';
import { opensOne } from '../resource/opened-records.js';

/** What a request was about, and the element that shows it. */
export interface DeedSubject {
  /** Interface and row of the request, such as `checkout.refundPayment`. */
  readonly row: string;
  /** Tag of the element that shows it; empty where there is none. */
  readonly element: string;
  /** Id of the thing, as that element takes it; empty where the request has none. */
  readonly reference: string;
}

/** Requests about a part of what their element opens. */
const OF_A_PART =
  /\.(?:updateNetworkToken|finishDeviceRegistration|deleteRegisteredDevice|createPaymentInstrumentGroup)$/;

/** Requests that made what they were about: the platform's answer has its id. */
const MAKING = /\.(?:create|store)/;

/** What a request was about, and where it is shown. */
export function subjectOf({ row, subject, reference = '', answer = {} }: DeedRecord): DeedSubject {
  const element = elementOfRow(row);
  const made = MAKING.test(row) ? (answer['id'] ?? answer['pspReference']) : undefined;
  const isOpened = opensOne(element) && !OF_A_PART.test(row);
  return { row, element, reference: isOpened ? (made ?? subject[0] ?? reference) : '' };
}
