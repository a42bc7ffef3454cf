import type { DocumentType } from '../../../facts/document-types.js';
import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import type { Word as StandingWord } from '../../../words/compiled/parts/legal-entity/en.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import type { Trouble } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { ResourceWords } from '../../parts/resource/resource-words.js';
import type { Dossier, Owner } from './dossier.js';
import type { Word as DocumentsWord } from '../../../words/compiled/verification-documents/panel/en.js';

export type DocumentsRecord = RecordController<
  Dossier,
  RecordView<Dossier>,
  'florin-verification-documents-failed'
>;

/** What every part of the element needs to speak. */
export interface View {
  readonly words: Pick<Words<DocumentsWord>, 'text'>;
  /** The words of the states that every element has. */
  readonly states: ResourceWords;
  readonly standing: Pick<Words<StandingWord>, 'text'>;
  readonly language: string;
}

export const typeText = ({ words }: Pick<View, 'words'>, type: DocumentType | undefined): string =>
  words.text(type ?? 'other-type');

/** Whom a document is about; nothing where that is the seller themselves. */
export const aboutText = ({ standing }: Pick<View, 'standing'>, { kind, name }: Owner): string =>
  kind === 'self' ? '' : standing.text(kind, { name: apart(name) });

/** A document as a sentence calls it. */
export const whatText = (view: View, type: DocumentType | undefined, owner: Owner): string =>
  [typeText(view, type), aboutText(view, owner)].filter(Boolean).join(', ');

/** Why something was not done; it is not done by itself later, as a list is loaded. */
export const whyText = ({ words, states }: Pick<View, 'words' | 'states'>, trouble: Trouble): string =>
  trouble.cause === 'offline' ? words.text('offline-now') : troubleText(states, trouble);
