import type { DocumentType } from '../../../facts/document-types.js';
import type { FileKind } from '../../../facts/document-files.js';
import { newIdempotencyKey } from '../../../client/index.js';
import type { Trouble } from '../../parts/resource/resource-state.js';
import { isTwoSided } from './document-types.js';
import type { Owner } from './dossier.js';
import type { FileFault } from './file-check.js';

/** One file of a document, looked at and taken. */
export interface Page {
  readonly file: File;
  readonly kind: FileKind;
  /** Address of a picture to look at, good for this page alone; empty for what is no picture. */
  readonly preview: string;
}

/** What the files become: a new document of a person, or another version of one. */
export interface Target {
  readonly owner: Owner;
  readonly type: DocumentType;
  /** Id of the document that is replaced; empty for a new one. */
  readonly replaces: string;
}

/**
 * - `ready`: nothing is sent yet. `waiting`: others come first.
 * - `reading`: by so much of 1. `sending`: progress is unknown.
 * - `failed`: it is not known to have arrived, and everything is still here.
 */
export type UploadPhase =
  | { readonly phase: 'ready' | 'waiting' | 'sending' | 'stopped' }
  | { readonly phase: 'reading'; readonly progress: number }
  | { readonly phase: 'failed'; readonly trouble: Trouble; readonly isRefused: boolean };

/** One document on its way. */
export interface Upload {
  readonly id: string;
  readonly target: Target;
  /** Front first, where there are two. */
  readonly pages: readonly Page[];
  readonly state: UploadPhase;
  /** The same for every try: what has arrived already does not arrive twice. */
  readonly key: string;
}

/** A file that cannot be sent, and why; it stays until the seller has read that. */
export interface Refused {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly fault: FileFault;
}

let made = 0;
export const newId = (): string => `upload-${made++}`;

const newUpload = (target: Target, pages: readonly Page[]): Upload => ({
  id: newId(),
  target,
  pages,
  state: { phase: 'ready' },
  key: newIdempotencyKey(),
});

const isPicture = ({ kind }: Page): boolean => kind !== 'pdf';

/** The picture of one side of a card is half a document. */
export const isComplete = ({ target, pages }: Upload): boolean =>
  pages.length > 0 && (!isTwoSided(target.type) || pages.length === 2 || !pages.every(isPicture));

export const isBusy = ({ state: { phase } }: Upload): boolean =>
  phase === 'waiting' || phase === 'reading' || phase === 'sending';

const isSame = (one: Target, other: Target): boolean =>
  one.owner.id === other.owner.id && one.type === other.type && one.replaces === other.replaces;

/**
 * Lays files out as documents: of a card two pictures make one, whichever came earlier; of everything else each file is a
 * document of its own. Another version of a document is one document, whatever is chosen for it.
 */
export function layOut(uploads: readonly Upload[], target: Target, pages: readonly Page[]): Upload[] {
  const all = [...uploads];
  for (const page of pages) {
    const half = isPicture(page)
      ? all.findIndex(
          (upload) =>
            isTwoSided(target.type) &&
            !isBusy(upload) &&
            !isComplete(upload) &&
            isSame(upload.target, target),
        )
      : -1;
    const old = target.replaces
      ? all.findIndex((upload) => !isBusy(upload) && isSame(upload.target, target))
      : -1;
    if (half >= 0) all[half] = { ...newUpload(target, [...all[half]!.pages, page]), id: all[half]!.id };
    else if (old >= 0) all[old] = { ...newUpload(target, [page]), id: all[old]!.id };
    else all.push(newUpload(target, [page]));
  }
  return all;
}
