import type { DeedRecord } from '../../../client/operator/index.js';
import { elementOfRow } from '../../parts/resource/element-of-row.js';
import type { JournalSubject } from '../events.js';

/** Elements that open one thing by its id. */
const OPENING = [
  'florin-account-holders',
  'florin-disputes',
  'florin-financing',
  'florin-issued-cards',
  'florin-payment-links',
  'florin-payment-operations',
  'florin-payouts',
  'florin-terminals',
  'florin-transaction-rules',
  'florin-transfers',
];

/** Requests about a part of what their element opens. */
const OF_A_PART =
  /\.(?:updateNetworkToken|finishDeviceRegistration|deleteRegisteredDevice|createPaymentInstrumentGroup)$/;

/** Requests that made what they were about: the platform's answer has its id. */
const MAKING = /\.(?:create|store)/;

/** What a request was about, and where it is shown. */
export function subjectOf({ row, subject, reference = '', answer = {} }: DeedRecord): JournalSubject {
  const element = elementOfRow(row);
  const made = MAKING.test(row) ? (answer['id'] ?? answer['pspReference']) : undefined;
  const isOpened = OPENING.includes(element) && !OF_A_PART.test(row);
  return { row, element, reference: isOpened ? (made ?? subject[0] ?? reference) : '' };
}
