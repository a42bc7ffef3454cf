import * as z from '../schema/schema.js';
import { CARD_CHANNELS } from '../../facts/card-channels.js';
import { binary, list, text, time } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { oneOf } from '../schema/values.js';

const infoFields = () => ({ createdAt: time(), id: text(), validUntil: time() });

/** A signed questionnaire on the security of card data, and how long it holds. */
export const PciQuestionnaireInfo = /*@__PURE__*/ once(() => z.object(infoFields()));
export type PciQuestionnaireInfo = z.infer<ReturnType<typeof PciQuestionnaireInfo>>;

export const PciQuestionnaireInfos = /*@__PURE__*/ once(() =>
  z.object({ data: list(PciQuestionnaireInfo()) }),
);
export type PciQuestionnaireInfos = z.infer<ReturnType<typeof PciQuestionnaireInfos>>;

/** A signed questionnaire with its content. */
export const PciQuestionnaire = /*@__PURE__*/ once(() => z.object({ ...infoFields(), content: binary() }));
export type PciQuestionnaire = z.infer<ReturnType<typeof PciQuestionnaire>>;

/** For which further channels, and in which language, questionnaires are made. */
export const PciTemplatesRequest = /*@__PURE__*/ once(() =>
  z.object({
    additionalSalesChannels: list(oneOf(...CARD_CHANNELS)),
    language: text(),
  }),
);
export type PciTemplatesRequest = z.input<ReturnType<typeof PciTemplatesRequest>>;

/** Questionnaires to read before they are signed. */
export const PciTemplates = /*@__PURE__*/ once(() =>
  z.object({
    content: binary(),
    language: text(),
    pciTemplateReferences: list(z.string()),
  }),
);
export type PciTemplates = z.infer<ReturnType<typeof PciTemplates>>;

/** Who signs which questionnaires. */
export const PciSigningRequest = /*@__PURE__*/ once(() =>
  z.object({
    pciTemplateReferences: z.array(z.string()),
    signedBy: z.string(),
  }),
);
export type PciSigningRequest = z.input<ReturnType<typeof PciSigningRequest>>;

/** Which questionnaires came of signing. */
export const PciSigning = /*@__PURE__*/ once(() =>
  z.object({
    pciQuestionnaireIds: list(z.string()),
    signedBy: text(),
  }),
);
export type PciSigning = z.infer<ReturnType<typeof PciSigning>>;
