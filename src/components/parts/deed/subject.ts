import type { DeedRecord } from '../../../client/operator/index.js';
import { elementOfRow } from '../../parts/resource/element-of-row.js';
import { opensOne } from '../../parts/resource/opened-records.js';
import type { JournalSubject } from '../events.js';

/** Requests about a part of what their element opens. */
const OF_A_PART =
  /\.(?:updateNetworkToken|finishDeviceRegistration|deleteRegisteredDevice|createPaymentInstrumentGroup)$/;

/** Requests that made what they were about: the platform's answer has its id. */
const MAKING = /\.(?:create|store)/;

/** What a request was about, and where it is shown. */
export function subjectOf({ row, subject, reference = '', answer = {} }: DeedRecord): JournalSubject {
  const element = elementOfRow(row);
  const made = MAKING.test(row) ? (answer['id'] ?? answer['pspReference']) : undefined;
  const isOpened = opensOne(element) && !OF_A_PART.test(row);
  return { row, element, reference: isOpened ? (made ?? subject[0] ?? reference) : '' };
}
