import * as z from '../schema/schema.js';
import { TERMS_TYPES } from '../../facts/terms-types.js';
import { binary, list, text, time } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { oneOf } from '../schema/values.js';

/** Which of the platform's services the terms are about. */
export const TermsOfServiceType = /*@__PURE__*/ once(() => oneOf(...TERMS_TYPES));
export type TermsOfServiceType = z.infer<ReturnType<typeof TermsOfServiceType>>;

/** The terms that are asked for: `termsOfServiceDocumentFormat` is `JSON`, `PDF` or `TXT`. */
export const TermsOfServiceRequest = /*@__PURE__*/ once(() =>
  z.object({
    language: z.string(),
    termsOfServiceDocumentFormat: text(),
    type: TermsOfServiceType(),
  }),
);
export type TermsOfServiceRequest = z.input<ReturnType<typeof TermsOfServiceRequest>>;

/** Terms to read before they are accepted, by their `termsOfServiceDocumentId`. */
export const TermsOfServiceDocument = /*@__PURE__*/ once(() =>
  z.object({
    document: binary(),
    id: text(),
    language: text(),
    termsOfServiceDocumentFormat: text(),
    termsOfServiceDocumentId: text(),
    type: z.optional(TermsOfServiceType()),
  }),
);
export type TermsOfServiceDocument = z.infer<ReturnType<typeof TermsOfServiceDocument>>;

/** Who accepts terms: the legal entity of a person, and the address it came from. */
export const TermsOfServiceAcceptanceRequest = /*@__PURE__*/ once(() =>
  z.object({ acceptedBy: z.string(), ipAddress: text() }),
);
export type TermsOfServiceAcceptanceRequest = z.input<ReturnType<typeof TermsOfServiceAcceptanceRequest>>;

/** Terms that were accepted, and by whom. */
export const TermsOfServiceAcceptance = /*@__PURE__*/ once(() =>
  z.object({
    acceptedBy: text(),
    id: text(),
    ipAddress: text(),
    language: text(),
    termsOfServiceDocumentId: text(),
    type: z.optional(TermsOfServiceType()),
  }),
);
export type TermsOfServiceAcceptance = z.infer<ReturnType<typeof TermsOfServiceAcceptance>>;

/** An acceptance of the past: by whom, for whom and when. */
export const TermsOfServiceAcceptanceInfo = /*@__PURE__*/ once(() =>
  z.object({
    acceptedBy: text(),
    acceptedFor: text(),
    createdAt: time(),
    id: text(),
    type: z.optional(TermsOfServiceType()),
  }),
);
export type TermsOfServiceAcceptanceInfo = z.infer<ReturnType<typeof TermsOfServiceAcceptanceInfo>>;

export const TermsOfServiceAcceptanceInfos = /*@__PURE__*/ once(() =>
  z.object({ data: list(TermsOfServiceAcceptanceInfo()) }),
);
export type TermsOfServiceAcceptanceInfos = z.infer<ReturnType<typeof TermsOfServiceAcceptanceInfos>>;

/** Which terms are still to be accepted. */
export const TermsOfServiceStatus = /*@__PURE__*/ once(() =>
  z.object({ termsOfServiceTypes: list(TermsOfServiceType()) }),
);
export type TermsOfServiceStatus = z.infer<ReturnType<typeof TermsOfServiceStatus>>;
