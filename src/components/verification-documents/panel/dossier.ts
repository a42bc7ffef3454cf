import { DOCUMENT_TYPES, type DocumentType } from '../../../facts/document-types.js';
import type { CallOptions, Client } from '../../../client/index.js';
import type {
  CapabilityProblem,
  DocumentReference,
  LegalEntity,
  TransferInstrument,
} from '../../../client/legal-entity/index.js';
import { checkVerificationErrors, getLegalEntity } from '../../../client/legal-entity/rows/legal-entities.js';
import { getTransferInstrument } from '../../../client/legal-entity/rows/transfer-instruments.js';
import { standingOf, type Need } from '../../parts/legal-entity/standing.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { isDocumentType, typesFor, typesThatMeet } from './document-types.js';

const readEntity = /*@__PURE__*/ proxyRow('legal-entity', getLegalEntity);
const readProblems = /*@__PURE__*/ proxyRow('legal-entity', checkVerificationErrors);
const readInstrument = /*@__PURE__*/ proxyRow('legal-entity', getTransferInstrument);

/** Whom a document speaks of. */
export interface Owner {
  readonly id: string;
  readonly kind: 'self' | 'person' | 'bank-account';
  /** Of a person their name, of an account its masked number. */
  readonly name: string;
  readonly types: readonly DocumentType[];
}

/** One document that the platform has. `received`: the platform has not said that anything is wrong with it. */
export interface Paper {
  readonly id: string;
  readonly type: DocumentType | undefined;
  readonly owner: Owner;
  readonly fileName: string;
  readonly pages: number;
  /** ISO 8601, or nothing. */
  readonly modified: string;
  readonly status: 'checking' | 'problem' | 'received' | 'inactive';
  /** What is wrong with it, or being done. */
  readonly needs: readonly Need[];
}

/** A need that a document meets: of whom, of which types, and in place of which one where it has been tried. */
export interface PaperNeed extends Need {
  readonly owner: Owner;
  readonly types: readonly DocumentType[];
  readonly paper: Paper | undefined;
}

export interface Dossier {
  readonly owners: readonly Owner[];
  readonly papers: readonly Paper[];
  readonly needs: readonly PaperNeed[];
}

/** More people and accounts than any business has; the rest is not asked for. */
const MOST_OWNERS = 40;

const ownerSelf = ({ id, type }: LegalEntity): Owner => ({
  id,
  kind: 'self',
  name: '',
  types: typesFor(type ?? ''),
});

function paperOf(reference: DocumentReference, owner: Owner, needs: readonly Need[]): Paper {
  const { id = '', type, fileName = '', pages = [], modificationDate = '', active = true } = reference;
  const own = needs.filter(({ about }) => about.kind === 'document' && about.id === id);
  const status = own.some(({ way }) => way !== 'wait') ? 'problem' : own.length > 0 ? 'checking' : 'received';
  return {
    id,
    type: isDocumentType(type) ? type : undefined,
    owner,
    fileName,
    pages: pages.length,
    modified: modificationDate,
    status: active ? status : 'inactive',
    needs: own,
  };
}

/** An unknown code may still say in its text that it asks for a document. */
const wantsDocument = ({ way, quote, actor }: Need): boolean =>
  way === 'document' || (actor === 'seller' && /\b(?:upload|document|statement|proof of)\b/i.test(quote));

function paperNeed(need: Need, owners: readonly Owner[], papers: readonly Paper[]): PaperNeed[] {
  if (!wantsDocument(need)) return [];
  const paper = papers.find(({ id }) => need.about.kind === 'document' && id === need.about.id);
  const owner = paper?.owner ?? owners.find(({ id }) => id === need.about.id) ?? owners[0];
  if (!owner) return [];
  const types = paper?.type ? [paper.type] : (typesThatMeet(need.word) ?? owner.types);
  return [{ ...need, owner, paper, types }];
}

/** All that is known of the documents of an entity, its people and its bank accounts. */
export function dossierOf(
  entity: LegalEntity,
  problems: readonly CapabilityProblem[] | undefined,
  people: readonly LegalEntity[],
  instruments: readonly TransferInstrument[],
): Dossier {
  const { needs } = standingOf(entity, problems);
  const self = ownerSelf(entity);
  const nameOf = (id: string): string =>
    entity.entityAssociations?.find(({ legalEntityId }) => legalEntityId === id)?.name ?? '';
  const maskOf = (id: string): string =>
    entity.transferInstruments?.find((instrument) => instrument.id === id)?.accountIdentifier ?? '';
  const sources: (readonly [Owner, readonly DocumentReference[] | undefined])[] = [
    [self, entity.documentDetails],
    ...people.map(
      (person) =>
        [
          { id: person.id, kind: 'person', name: nameOf(person.id), types: typesFor(person.type ?? '') },
          person.documentDetails,
        ] as const,
    ),
    ...instruments.map(
      ({ id, documentDetails }) =>
        [
          { id, kind: 'bank-account', name: maskOf(id), types: typesFor('bankAccount') },
          documentDetails,
        ] as const,
    ),
  ];
  const owners = sources.map(([owner]) => owner);
  const papers = sources.flatMap(([owner, references = []]) =>
    references.filter(({ id }) => id).map((reference) => paperOf(reference, owner, needs)),
  );
  return { owners, papers, needs: needs.flatMap((need) => paperNeed(need, owners, papers)) };
}

/** Who or what is not the caller's to see is left out; anything else that goes wrong is told. */
async function readable<T>(reading: Promise<T>): Promise<T[]> {
  return reading.then(
    (found) => [found],
    (error: unknown) => {
      if ((error as { code?: string }).code === 'not-found') return [];
      throw error;
    },
  );
}

/** Asks for an entity, what is wrong with it, and everything else that has documents. */
export async function loadDossier(client: Client, id: string, options: CallOptions): Promise<Dossier> {
  const [entity, { problems }] = await Promise.all([
    client.call(readEntity, { id }, options),
    client.call(readProblems, { id }, options),
  ]);
  const { entityAssociations = [], transferInstruments = [] } = entity;
  const others = new Set(entityAssociations.map(({ legalEntityId }) => legalEntityId));
  others.delete(id);
  const [people, instruments] = await Promise.all([
    Promise.all(
      [...others]
        .slice(0, MOST_OWNERS)
        .map((other) => readable(client.call(readEntity, { id: other }, options))),
    ),
    Promise.all(
      transferInstruments
        .slice(0, MOST_OWNERS)
        .map((instrument) => readable(client.call(readInstrument, { id: instrument.id }, options))),
    ),
  ]);
  return dossierOf(entity, problems, people.flat(), instruments.flat());
}

/** What may be uploaded for a person; whatever there is, where nothing is known of them. */
export const typesOf = ({ types }: Owner): readonly DocumentType[] =>
  types.length > 0 ? types : DOCUMENT_TYPES;
