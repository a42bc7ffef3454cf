import { bytesOfBase64 } from '../../facts/base64.js';
import {
  faultOfDefenseFile,
  kindOfDefenseFile,
  mimeOfDefenseFile,
  rulesOf,
  type DefenseFileFault,
} from '../../facts/dispute-documents.js';

interface DefenseFile {
  /** Base64. */
  readonly content: string;
  readonly contentType: string;
}

const WORDS: Readonly<Record<DefenseFileFault, string>> = {
  empty: 'The file is empty',
  kind: 'The scheme does not take files of this type',
  size: 'The file is larger than the scheme takes',
  pages: 'The file has more pages than the scheme takes',
};

/** The fault of a document by the rules of the scheme, in words; undefined where it is taken. */
export function faultOfDocument({ content, contentType }: DefenseFile, scheme: string): string | undefined {
  const bytes = bytesOf(content);
  if (!bytes) return 'The content is not base64';
  const fault = faultOfDefenseFile(bytes, rulesOf(scheme));
  if (fault) return WORDS[fault];
  const kind = kindOfDefenseFile(bytes);
  const claimed = contentType.toLowerCase().replace('image/jpg', 'image/jpeg');
  return kind && claimed === mimeOfDefenseFile(kind)
    ? undefined
    : 'The content is of another type than it claims';
}

function bytesOf(base64: string): Uint8Array | undefined {
  try {
    return bytesOfBase64(base64);
  } catch {
    return undefined;
  }
}
