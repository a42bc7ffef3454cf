import type { PciQuestionnaireInfo } from '../../../client/legal-entity/pci.js';
import { DAY } from '../../../facts/instant.js';

export type Validity = 'valid' | 'expiring' | 'expired' | 'unknown';

/** Milliseconds before its end in which a new one should be signed. */
const SOON = 30 * DAY;

/** Whether a signed questionnaire holds, by the server's clock. */
export function validityOf({ validUntil }: PciQuestionnaireInfo, now: number | undefined): Validity {
  const end = Date.parse(validUntil ?? '');
  if (Number.isNaN(end) || now === undefined) return 'unknown';
  if (now >= end) return 'expired';
  return now >= end - SOON ? 'expiring' : 'valid';
}
