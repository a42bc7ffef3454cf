import { get, post } from '../../operation.js';
import {
  PciQuestionnaire,
  PciQuestionnaireInfos,
  PciSigning,
  PciSigningRequest,
  PciTemplates,
  PciTemplatesRequest,
} from '../pci.js';

/** Lists the questionnaires on card data that a legal entity has signed. */
export const listPciQuestionnaires = /*@__PURE__*/ get('/legalEntities/{id}/pciQuestionnaires', {
  output: PciQuestionnaireInfos,
});

/** Reads one signed questionnaire with its content. */
export const getPciQuestionnaire = /*@__PURE__*/ get('/legalEntities/{id}/pciQuestionnaires/{pciid}', {
  output: PciQuestionnaire,
});

/** Makes the questionnaires that a legal entity has to sign. */
export const generatePciTemplates = /*@__PURE__*/ post(
  '/legalEntities/{id}/pciQuestionnaires/generatePciTemplates',
  { input: PciTemplatesRequest, output: PciTemplates, idempotency: 'accepted' },
);

/** Signs questionnaires in the name of a person who may sign for the legal entity. */
export const signPciTemplates = /*@__PURE__*/ post('/legalEntities/{id}/pciQuestionnaires/signPciTemplates', {
  input: PciSigningRequest,
  output: PciSigning,
  idempotency: 'accepted',
});
