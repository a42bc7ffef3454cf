import { isCardChannel } from '../../facts/card-channels.js';
import type { legalEntity } from '../../client/legal-entity/index.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { maySign } from './associations.js';
import { recordsOf, find, findEntity, refuse, timeText, type Entity, type Questionnaire } from './records.js';
import { QUESTIONNAIRE_LIFETIME } from './checks.js';
import { printed } from './printed.js';

/** Makes one questionnaire for each channel in which an entity takes cards. */
export function makeQuestionnaires(
  state: State,
  entity: Entity,
  more: readonly string[] = [],
): Questionnaire[] {
  const records = recordsOf(state);
  const sold = records.linesOf(entity).flatMap(({ details }) => details.salesChannels ?? []);
  const channels = [...new Set([...sold, ...more])].filter(isCardChannel);
  return channels.map((channel) => {
    const reference = `PCIT-${state.random.reference()}`;
    const content = printed(
      'PDF',
      `Sandbox questionnaire ${channel}`,
      'No card data is kept in a simulator.',
    );
    const made: Questionnaire = { reference, legalEntityId: entity.id, content };
    records.questionnaires.set(reference, made);
    return made;
  });
}

/** Signs questionnaires of an entity, all or none, in the name of a person who may. */
export function signQuestionnaires(
  state: State,
  entity: Entity,
  references: readonly string[],
  by: string,
): string[] {
  if (!maySign(state, entity, by, ['signatory', 'pciSignatory']))
    throw refuse('signedBy', 'not a person who may sign for this entity');
  const found = [...new Set(references)].map((reference) => {
    const questionnaire = recordsOf(state).questionnaires.get(reference);
    if (questionnaire?.legalEntityId !== entity.id || questionnaire.signed)
      throw refuse('pciTemplateReferences', 'not a questionnaire that waits for this signature');
    return questionnaire;
  });
  if (found.length === 0) throw refuse('pciTemplateReferences', 'there is nothing to sign');
  return found.map((questionnaire) => {
    questionnaire.signed = { id: `PCID${state.random.reference()}`, by, at: state.now() };
    return questionnaire.signed.id;
  });
}

type Signed = Questionnaire & { readonly signed: NonNullable<Questionnaire['signed']> };
const isSigned = (questionnaire: Questionnaire): questionnaire is Signed =>
  questionnaire.signed !== undefined;

const infoOf = ({ signed }: Signed) => ({
  id: signed.id,
  createdAt: timeText(signed.at),
  validUntil: timeText(signed.at + QUESTIONNAIRE_LIFETIME),
});

const signedOf = (state: State, id: string): Signed[] =>
  recordsOf(state).questionnairesOf(findEntity(state, id)).filter(isSigned);

type Rows = Pick<
  typeof legalEntity,
  'listPciQuestionnaires' | 'getPciQuestionnaire' | 'generatePciTemplates' | 'signPciTemplates'
>;

export const pci: Answers<Rows> = {
  listPciQuestionnaires: (state, { input }) => ({ data: signedOf(state, input.id).map(infoOf) }),
  getPciQuestionnaire: (state, { input }) => {
    const signed = new Map(signedOf(state, input.id).map((each) => [each.signed.id, each]));
    const questionnaire = find(signed, input.pciid, 'Questionnaire');
    return { ...infoOf(questionnaire), content: questionnaire.content };
  },
  generatePciTemplates: (state, { input }) => {
    const made = makeQuestionnaires(state, findEntity(state, input.id), input.additionalSalesChannels);
    return {
      language: input.language ?? 'en',
      pciTemplateReferences: made.map(({ reference }) => reference),
      ...(made[0] && { content: made[0].content }),
    };
  },
  signPciTemplates: (state, { input }) => {
    const { id, pciTemplateReferences, signedBy } = input;
    const entity = findEntity(state, id);
    return {
      signedBy,
      pciQuestionnaireIds: signQuestionnaires(state, entity, pciTemplateReferences, signedBy),
    };
  },
};
