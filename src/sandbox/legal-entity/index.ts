import { legalEntity } from '../../client/legal-entity/index.js';
import { serviceRefusals } from '../refusals/service-error.js';
import { simulate } from '../rows/simulation.js';
import { businessLines } from './business-lines.js';
import { documents } from './documents.js';
import { legalEntities } from './legal-entities.js';
import { onboarding } from './onboarding.js';
import { pci } from './pci.js';
import { termsOfService } from './terms-of-service.js';
import { transferInstruments } from './transfer-instruments.js';

export const legalEntitySimulation = simulate({
  name: 'legal-entity',
  prefix: /^\/lem\/v(\d+)(?=\/)/,
  table: legalEntity,
  answers: {
    ...businessLines,
    ...documents,
    ...legalEntities,
    ...onboarding,
    ...pci,
    ...termsOfService,
    ...transferInstruments,
  },
  refusals: serviceRefusals,
});
