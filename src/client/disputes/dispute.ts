import * as z from '../schema/schema.js';
import { binaryOf } from '../schema/fields.js';
import { list, text } from '../schema/fields.js';
import { once } from '../schema/once.js';

const fields = () => ({ disputePspReference: z.string(), merchantAccountCode: z.string() });

/** Names a dispute. */
export const DisputeRequest = /*@__PURE__*/ once(() => z.object(fields()));
export type DisputeRequest = z.input<ReturnType<typeof DisputeRequest>>;

/** By which reason a dispute is defended. */
export const DefendDisputeRequest = /*@__PURE__*/ once(() =>
  z.object({ ...fields(), defenseReasonCode: z.string() }),
);
export type DefendDisputeRequest = z.input<ReturnType<typeof DefendDisputeRequest>>;

/** Which kind of document is taken back. */
export const DeleteDefenseDocumentRequest = /*@__PURE__*/ once(() =>
  z.object({ ...fields(), defenseDocumentType: z.string() }),
);
export type DeleteDefenseDocumentRequest = z.input<ReturnType<typeof DeleteDefenseDocumentRequest>>;

/** One document of a defense, in base64. */
export const DefenseDocument = /*@__PURE__*/ once(() =>
  z.object({
    content: binaryOf(),
    contentType: z.string(),
    defenseDocumentTypeCode: z.string(),
  }),
);
export type DefenseDocument = z.input<ReturnType<typeof DefenseDocument>>;

/** The documents of a defense. */
export const SupplyDefenseDocumentRequest = /*@__PURE__*/ once(() =>
  z.object({ ...fields(), defenseDocuments: z.array(DefenseDocument()) }),
);
export type SupplyDefenseDocumentRequest = z.input<ReturnType<typeof SupplyDefenseDocumentRequest>>;

/** Whether it was done. */
export const DisputeServiceResult = /*@__PURE__*/ once(() =>
  z.object({ errorMessage: text(), success: z.boolean() }),
);
export type DisputeServiceResult = z.infer<ReturnType<typeof DisputeServiceResult>>;

const answer = () => ({ disputeServiceResult: DisputeServiceResult() });

/** The answer to all that is done with a dispute. */
export const DisputeResponse = /*@__PURE__*/ once(() => z.object(answer()));
export type DisputeResponse = z.infer<ReturnType<typeof DisputeResponse>>;

/** A kind of document that a defense needs; `requirementLevel` says how much. */
export const DefenseDocumentType = /*@__PURE__*/ once(() =>
  z.object({
    available: z.boolean(),
    defenseDocumentTypeCode: z.string(),
    requirementLevel: z.string(),
  }),
);
export type DefenseDocumentType = z.infer<ReturnType<typeof DefenseDocumentType>>;

/** A reason to defend by. It is `satisfied` when all documents it needs are there. */
export const DefenseReason = /*@__PURE__*/ once(() =>
  z.object({
    defenseDocumentTypes: list(DefenseDocumentType()),
    defenseReasonCode: z.string(),
    satisfied: z.boolean(),
  }),
);
export type DefenseReason = z.infer<ReturnType<typeof DefenseReason>>;

/** The reasons that can be given in a dispute. */
export const DefenseReasonsResponse = /*@__PURE__*/ once(() =>
  z.object({ ...answer(), defenseReasons: list(DefenseReason()) }),
);
export type DefenseReasonsResponse = z.infer<ReturnType<typeof DefenseReasonsResponse>>;
