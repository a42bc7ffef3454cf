import * as z from '../schema/schema.js';
import { flag, list, text, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { oneOf } from '../schema/values.js';
import { WebData } from './contact.js';
import { CapabilityProblem } from './verification.js';

/** Where the money of a business comes from. */
export const SourceOfFunds = /*@__PURE__*/ once(() =>
  z.object({
    acquiringBusinessLineId: text(),
    adyenProcessedFunds: flag(),
    description: text(),
    type: word('business'),
  }),
);
export type SourceOfFunds = z.infer<ReturnType<typeof SourceOfFunds>>;

/** Why a business names no web site. */
export const WebDataExemption = /*@__PURE__*/ once(() =>
  z.object({ reason: word('noOnlinePresence', 'notCollectedDuringOnboarding') }),
);
export type WebDataExemption = z.infer<ReturnType<typeof WebDataExemption>>;

const changeable = () => ({
  salesChannels: list(z.string()),
  sourceOfFunds: z.optional(SourceOfFunds()),
  webData: list(WebData()),
  webDataExemption: z.optional(WebDataExemption()),
});

const fields = () => ({
  ...changeable(),
  capability: word('receivePayments', 'receiveFromPlatformPayments', 'issueBankAccount'),
  industryCode: z.string(),
  legalEntityId: z.string(),
  service: oneOf('paymentProcessing', 'banking'),
});

/** A line of business that does not exist yet. */
export const BusinessLineRequest = /*@__PURE__*/ once(() => z.object(fields()));
export type BusinessLineRequest = z.input<ReturnType<typeof BusinessLineRequest>>;

/** What changes of a line of business; whose it is and what for does not. */
export const BusinessLineUpdate = /*@__PURE__*/ once(() =>
  z.object({ ...changeable(), industryCode: text() }),
);
export type BusinessLineUpdate = z.input<ReturnType<typeof BusinessLineUpdate>>;

/** What a legal entity sells, where, and with which money. */
export const BusinessLine = /*@__PURE__*/ once(() =>
  z.object({ ...fields(), id: z.string(), problems: list(CapabilityProblem()) }),
);
export type BusinessLine = z.infer<ReturnType<typeof BusinessLine>>;

export const BusinessLines = /*@__PURE__*/ once(() => z.object({ businessLines: z.array(BusinessLine()) }));
export type BusinessLines = z.infer<ReturnType<typeof BusinessLines>>;
