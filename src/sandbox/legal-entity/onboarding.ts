import type {
  BusinessLineRequest,
  DocumentRequest,
  legalEntity,
  TransferInstrumentRequest,
} from '../../client/legal-entity/index.js';
import { linkAddress } from '../hosted-onboarding/addresses.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { addLine, checkLine } from './business-lines.js';
import { recordsOf, find, findEntity, refuse, type Description, type Entity, type Link } from './records.js';
import { missingTerms } from './checks.js';
import { addDocument, checkPages } from './documents.js';
import { addEntity, changeEntity } from './legal-entities.js';
import { makeQuestionnaires, signQuestionnaires } from './pci.js';
import { acceptTerms, showTerms } from './terms-of-service.js';
import { addInstrument, checkBankAccount } from './transfer-instruments.js';

/** Milliseconds within which a link has to be opened. */
export const LINK_LIFETIME = 4 * 60_000;

/** The result of opening a link: its page, or why there is none. */
export type Visit =
  { readonly kind: 'open'; readonly link: Link } | { readonly kind: 'used' | 'expired' | 'unknown' };

/** Opens a link, which works once. A second request gets no page, even within its time. */
export function openOnboarding(state: State, token: string): Visit {
  const link = recordsOf(state).links.get(token);
  if (!link) return { kind: 'unknown' };
  if (link.openedAt !== undefined) return { kind: 'used' };
  if (state.now() >= link.expiresAt) return { kind: 'expired' };
  link.openedAt = state.now();
  return { kind: 'open', link };
}

/** A seller's answers on the pages of the hosted onboarding; a field left out was not asked or not known. */
export interface OnboardingAnswers extends Description {
  /** Who signs for an organization, a trust or a partnership, and controls it. */
  readonly signatory?: { readonly individual: Description['individual']; readonly jobTitle: string };
  readonly businessLine?: Omit<BusinessLineRequest, 'legalEntityId'>;
  readonly bankAccount?: TransferInstrumentRequest['bankAccount'];
  readonly documents?: readonly Omit<DocumentRequest, 'owner'>[];
  readonly acceptsTerms?: boolean;
  readonly signsQuestionnaires?: boolean;
}

/**
 * Takes a seller's answers from an opened link, once, as if each had come by its own row. Answers that cannot be taken
 * are refused before anything is changed.
 */
export function completeOnboarding(state: State, token: string, answers: OnboardingAnswers): Entity {
  const link = find(recordsOf(state).links, token, 'Onboarding link');
  if (link.openedAt === undefined || link.completedAt !== undefined)
    throw refuse('token', 'the link is not open');
  const entity = findEntity(state, link.legalEntityId);
  const { signatory, businessLine, bankAccount, documents = [], acceptsTerms, signsQuestionnaires } = answers;
  documents.forEach((document) => checkPages(document));
  if (businessLine) checkLine(businessLine);
  if (bankAccount) checkBankAccount(bankAccount);
  const { individual, organization, soleProprietorship, trust } = answers;
  changeEntity(state, entity, { individual, organization, soleProprietorship, trust });
  if (signatory) addSignatory(state, entity, signatory);
  if (businessLine) addLine(state, { ...businessLine, legalEntityId: entity.id });
  if (bankAccount) addInstrument(state, { type: 'bankAccount', legalEntityId: entity.id, bankAccount });
  for (const document of documents)
    addDocument(state, { ...document, owner: { id: entity.id, type: 'legalEntity' } });
  const signer = signerOf(state, entity);
  if (acceptsTerms && signer)
    for (const type of missingTerms(state, entity))
      acceptTerms(
        state,
        entity,
        showTerms(state, entity, type, link.request.locale ?? 'en'),
        signer,
        undefined,
      );
  const unsigned = signsQuestionnaires && signer ? makeQuestionnaires(state, entity) : [];
  if (signer && unsigned.length > 0)
    signQuestionnaires(
      state,
      entity,
      unsigned.map(({ reference }) => reference),
      signer,
    );
  link.completedAt = state.now();
  return entity;
}

function addSignatory(
  state: State,
  entity: Entity,
  { individual, jobTitle }: NonNullable<OnboardingAnswers['signatory']>,
): void {
  const { id: legalEntityId } = addEntity(state, { type: 'individual', individual });
  const roles = ['signatory', 'uboThroughControl'] as const;
  const added = roles.map((type) => ({ legalEntityId, type, jobTitle }));
  changeEntity(state, entity, { entityAssociations: [...entity.associations, ...added] });
}

/** The person who signs for an entity: itself, who it names, or whose business it is. */
function signerOf(state: State, entity: Entity): string | undefined {
  if (entity.type === 'individual') return entity.id;
  const named = entity.associations.find(({ type }) => type === 'signatory')?.legalEntityId;
  return (
    named ??
    recordsOf(state)
      .associatorsOf(entity)
      .find(({ type }) => type === 'individual')?.id
  );
}

type Rows = Pick<typeof legalEntity, 'createOnboardingLink' | 'listThemes' | 'getTheme'>;

const themesOf = (state: State) => new Map(recordsOf(state).themes.map((theme) => [theme.id, theme]));

export const onboarding: Answers<Rows> = {
  createOnboardingLink: (state, { input: { id, ...request } }) => {
    const { id: legalEntityId } = findEntity(state, id);
    if (request.themeId !== undefined) find(themesOf(state), request.themeId, 'Theme');
    if (request.redirectUrl !== undefined && !/^https?:\/\//.test(request.redirectUrl))
      throw refuse('redirectUrl', 'an address that begins with https:');
    const token = state.random.opaque(24);
    const expiresAt = state.now() + LINK_LIFETIME;
    recordsOf(state).links.set(token, { token, legalEntityId, request, expiresAt });
    return { url: linkAddress(state.base, token) };
  },
  listThemes: (state) => ({ themes: [...recordsOf(state).themes] }),
  getTheme: (state, { input }) => find(themesOf(state), input.id, 'Theme'),
};
