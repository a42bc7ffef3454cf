import * as z from '../schema/schema.js';
import { CAPABILITIES, RemediatingAction } from '../balance-platform/capability.js';
import { list, text, timeOf, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { oneOf } from '../schema/values.js';

/** Something that a legal entity may be allowed to do. */
export const Capability = /*@__PURE__*/ once(() => oneOf(...CAPABILITIES, 'issueCreditLimit'));
export type Capability = z.infer<ReturnType<typeof Capability>>;

const errorFields = () => ({
  capabilities: list(Capability()),
  code: text(),
  message: text(),
  remediatingActions: list(RemediatingAction()),
  type: word('dataMissing', 'dataReview', 'invalidInput', 'pendingStatus', 'rejected'),
});

/** One cause of a verification error. */
export const VerificationSubError = /*@__PURE__*/ once(() => z.object(errorFields()));
export type VerificationSubError = z.infer<ReturnType<typeof VerificationSubError>>;

/** Why something could not be verified, and which capabilities that holds back. */
export const VerificationError = /*@__PURE__*/ once(() =>
  z.object({ ...errorFields(), subErrors: list(VerificationSubError()) }),
);
export type VerificationError = z.infer<ReturnType<typeof VerificationError>>;

const entityFields = () => ({
  documents: list(z.string()),
  id: text(),
  type: word('BankAccount', 'Document', 'LegalEntity', 'product'),
});

/** To whom a thing with a problem belongs. */
export const CapabilityProblemOwner = /*@__PURE__*/ once(() => z.object(entityFields()));
export type CapabilityProblemOwner = z.infer<ReturnType<typeof CapabilityProblemOwner>>;

/** What has a problem: the legal entity, a document or a bank account of it. */
export const CapabilityProblemEntity = /*@__PURE__*/ once(() =>
  z.object({ ...entityFields(), owner: z.optional(CapabilityProblemOwner()) }),
);
export type CapabilityProblemEntity = z.infer<ReturnType<typeof CapabilityProblemEntity>>;

/** What stands between a legal entity and its capabilities. */
export const CapabilityProblem = /*@__PURE__*/ once(() =>
  z.object({
    entity: z.optional(CapabilityProblemEntity()),
    verificationErrors: list(VerificationError()),
  }),
);
export type CapabilityProblem = z.infer<ReturnType<typeof CapabilityProblem>>;

/** All problems of a legal entity at the time of asking. */
export const VerificationErrors = /*@__PURE__*/ once(() => z.object({ problems: list(CapabilityProblem()) }));
export type VerificationErrors = z.infer<ReturnType<typeof VerificationErrors>>;

/** Capabilities that end at `expiresAt` unless what is missing is supplied. */
export const VerificationDeadline = /*@__PURE__*/ once(() =>
  z.object({
    capabilities: z.array(Capability()),
    entityIds: list(z.string()),
    expiresAt: timeOf(),
  }),
);
export type VerificationDeadline = z.infer<ReturnType<typeof VerificationDeadline>>;

/** When the data of a legal entity was confirmed to be right. */
export const DataReviewConfirmation = /*@__PURE__*/ once(() => z.object({ dataReviewedAt: text() }));
export type DataReviewConfirmation = z.infer<ReturnType<typeof DataReviewConfirmation>>;
