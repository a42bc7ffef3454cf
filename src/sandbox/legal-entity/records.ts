import type { DescribedType } from '../../facts/legal-entity-types.js';
import type { CAPABILITIES } from '../../client/balance-platform/capability.js';
import type {
  BusinessLineRequest,
  DocumentRequest,
  LegalEntityRequest,
  OnboardingLinkRequest,
  OnboardingTheme,
  TermsOfServiceRequest,
  TransferInstrumentRequest,
} from '../../client/legal-entity/index.js';
import { invalid, ServiceError } from '../refusals/service-error.js';
import type { State } from '../state/state.js';
import { makeThemes } from './themes.js';

export type Capability = (typeof CAPABILITIES)[number];

/** A seller's details: one of four descriptions, by the type of the entity. */
export type Description = Pick<LegalEntityRequest, DescribedType>;
export type Association = NonNullable<LegalEntityRequest['entityAssociations']>[number];

/** Something that the platform checks. All times are milliseconds since the epoch. */
interface Checked {
  readonly id: string;
  /** When it was made or changed last: its check begins anew. */
  changedAt: number;
  /** Codes of verification errors that a test asked to be taken as resolved. */
  readonly waived: Set<string>;
}

export interface Entity extends Checked {
  type: LegalEntityRequest['type'];
  description: Description;
  reference: string | undefined;
  verificationPlan: string | undefined;
  associations: readonly Association[];
  /** Requested capabilities; verification decides which of them are allowed. */
  readonly requested: Set<Capability>;
  readonly createdAt: number;
  /** When a person last said that the data is right. */
  reviewedAt: number;
}

export interface Line {
  readonly id: string;
  details: BusinessLineRequest;
}

export interface StoredDocument extends Checked {
  readonly createdAt: number;
  details: DocumentRequest;
  /** The legal entity or bank account that it speaks of. */
  ownerId: string;
}

export interface Instrument extends Checked {
  details: Omit<TransferInstrumentRequest, 'x-requested-verification-code'>;
}

interface Signature {
  readonly id: string;
  readonly by: string;
  readonly at: number;
}

/** Terms that were given to an entity to read, and who accepted them. */
export interface Terms {
  readonly id: string;
  readonly legalEntityId: string;
  readonly type: TermsOfServiceRequest['type'];
  readonly language: string;
  accepted?: Signature & { readonly ipAddress: string | undefined };
}

/** A questionnaire on card data that was given to an entity to read, and who signed it. */
export interface Questionnaire {
  readonly reference: string;
  readonly legalEntityId: string;
  /** Base64. */
  readonly content: string;
  signed?: Signature;
}

/** A link to the hosted onboarding: opens once within its time, and takes one seller's answers. */
export interface Link {
  readonly token: string;
  readonly legalEntityId: string;
  readonly request: OnboardingLinkRequest;
  readonly expiresAt: number;
  openedAt?: number;
  completedAt?: number;
}

/**
 * The platform's records of the businesses on it. A new legal entity may do nothing: every capability waits for the data,
 * documents, bank account, line of business, accepted terms and signed questionnaires that it needs, and each names what
 * is missing as a verification error. What was supplied is checked for a few seconds by the clock. Data that a register or
 * bank would not confirm (a registration number or account number ending in `0000`) asks for a document instead; the name
 * `Refused` is turned down for good, and a file whose name begins with `unreadable` once a person has looked at it. A year after the last review the data has to be confirmed again.
 */
export class LegalEntityRecords {
  readonly entities = new Map<string, Entity>();
  readonly lines = new Map<string, Line>();
  readonly documents = new Map<string, StoredDocument>();
  readonly instruments = new Map<string, Instrument>();
  readonly terms = new Map<string, Terms>();
  readonly questionnaires = new Map<string, Questionnaire>();
  readonly links = new Map<string, Link>();
  readonly themes: readonly OnboardingTheme[];

  constructor(state: State) {
    this.themes = makeThemes(state);
  }

  linesOf = (entity: Entity): Line[] =>
    [...this.lines.values()].filter(({ details }) => details.legalEntityId === entity.id);

  documentsOf = (owner: { readonly id: string }): StoredDocument[] =>
    [...this.documents.values()].filter(({ ownerId }) => ownerId === owner.id);

  instrumentsOf = (entity: Entity): Instrument[] =>
    [...this.instruments.values()].filter(({ details }) => details.legalEntityId === entity.id);

  termsOf = (entity: Entity): Terms[] =>
    [...this.terms.values()].filter(({ legalEntityId }) => legalEntityId === entity.id);

  questionnairesOf = (entity: Entity): Questionnaire[] =>
    [...this.questionnaires.values()].filter(({ legalEntityId }) => legalEntityId === entity.id);

  /** Those who name this entity as their owner, director, trust … */
  associatorsOf = (entity: Entity): Entity[] =>
    [...this.entities.values()].filter(({ associations }) =>
      associations.some(({ legalEntityId }) => legalEntityId === entity.id),
    );
}

const open = (state: State): LegalEntityRecords => new LegalEntityRecords(state);
export const recordsOf = (state: State): LegalEntityRecords => state.records(open);

const unknown = (what: string): ServiceError =>
  new ServiceError(404, '30_112', `${what} does not exist or is not yours`, 'validation');

/** One record by its id; what was never here and what belongs to another platform are the same 404. */
export function find<Found>(records: ReadonlyMap<string, Found>, id: string, what: string): Found {
  const found = records.get(id);
  if (!found) throw unknown(what);
  return found;
}

export const findEntity = (state: State, id: string): Entity =>
  find(recordsOf(state).entities, id, 'Legal entity');

/** A request that fits its row and still cannot be carried out. */
export const refuse = (field: string, why: string): ServiceError =>
  invalid('30_031', `Field '${field}': ${why}`);

export const timeText = (at: number): string => new Date(at).toISOString();
