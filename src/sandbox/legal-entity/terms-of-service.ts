import { SIGNING_ROLES } from '../../facts/signing-roles.js';
import type { legalEntity } from '../../client/legal-entity/index.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { maySign } from './associations.js';
import { recordsOf, find, findEntity, refuse, timeText, type Entity, type Terms } from './records.js';
import { missingTerms } from './checks.js';
import { PRINT_FORMATS, printed, type PrintFormat } from './printed.js';

const isFormat = (format: string): format is PrintFormat => PRINT_FORMATS.some((known) => known === format);

/** Long enough that the end of it is not visible at first sight. */
const TEXT = [
  'Terms that are accepted in a simulator are not binding.',
  ...Array.from(
    { length: 40 },
    (_, at) => `${at + 1}. Nothing is owed by either side under clause ${at + 1}.`,
  ),
  'Here these terms end.',
].join('\n');

/** Gives terms to an entity to read. */
export function showTerms(state: State, entity: Entity, type: Terms['type'], language: string): Terms {
  const terms: Terms = { id: `TD${state.random.reference()}`, legalEntityId: entity.id, type, language };
  recordsOf(state).terms.set(terms.id, terms);
  return terms;
}

/** Accepts terms that this entity was given, by a person who may speak for it. */
export function acceptTerms(
  state: State,
  entity: Entity,
  terms: Terms,
  by: string,
  ipAddress: string | undefined,
): NonNullable<Terms['accepted']> {
  if (terms.accepted) throw refuse('termsofservicedocumentid', 'these terms were accepted before');
  if (!maySign(state, entity, by, SIGNING_ROLES))
    throw refuse('acceptedBy', 'not a person who may sign for this entity');
  return (terms.accepted = { id: `TA${state.random.reference()}`, by, at: state.now(), ipAddress });
}

type Rows = Pick<
  typeof legalEntity,
  'getTermsOfService' | 'acceptTermsOfService' | 'listTermsOfServiceAcceptances' | 'getTermsOfServiceStatus'
>;

export const termsOfService: Answers<Rows> = {
  getTermsOfService: (state, { input }) => {
    const entity = findEntity(state, input.id);
    const { termsOfServiceDocumentFormat: format = 'JSON', language, type } = input;
    if (!isFormat(format)) throw refuse('termsOfServiceDocumentFormat', 'JSON, PDF or TXT');
    const terms = showTerms(state, entity, type, language);
    return {
      id: entity.id,
      type,
      language,
      termsOfServiceDocumentFormat: format,
      termsOfServiceDocumentId: terms.id,
      document: printed(format, `Sandbox terms ${type}`, TEXT),
    };
  },
  acceptTermsOfService: (state, { input }) => {
    const entity = findEntity(state, input.id);
    const own = new Map(
      recordsOf(state)
        .termsOf(entity)
        .map((terms) => [terms.id, terms]),
    );
    const terms = find(own, input.termsofservicedocumentid, 'Terms of service document');
    const { id, by, ipAddress } = acceptTerms(state, entity, terms, input.acceptedBy, input.ipAddress);
    return {
      id,
      acceptedBy: by,
      ...(ipAddress !== undefined && { ipAddress }),
      language: terms.language,
      termsOfServiceDocumentId: terms.id,
      type: terms.type,
    };
  },
  listTermsOfServiceAcceptances: (state, { input }) => {
    const terms = recordsOf(state).termsOf(findEntity(state, input.id));
    return {
      data: terms.flatMap(({ accepted, legalEntityId, type }) =>
        accepted
          ? {
              id: accepted.id,
              type,
              acceptedBy: accepted.by,
              acceptedFor: legalEntityId,
              createdAt: timeText(accepted.at),
            }
          : [],
      ),
    };
  },
  getTermsOfServiceStatus: (state, { input }) => ({
    termsOfServiceTypes: missingTerms(state, findEntity(state, input.id)),
  }),
};
