import {
  faultOfDefenseFile,
  kindOfDefenseFile,
  mimeOfDefenseFile,
  rulesOf,
  type DefenseFileFault,
} from '../../facts/dispute-documents.js';
import type { Verdict } from '../rows/uploaded-file.js';

const WORDS: Readonly<Record<DefenseFileFault, string>> = {
  empty: 'The file is empty',
  kind: 'The scheme does not take files of this type',
  size: 'The file is larger than the scheme takes',
  pages: 'The file has more pages than the scheme takes',
};

/** Judges a document by the rules of the scheme. */
export function judgeBy(scheme: string): (bytes: Uint8Array) => Verdict {
  const rules = rulesOf(scheme);
  return (bytes) => {
    const fault = faultOfDefenseFile(bytes, rules);
    const kind = kindOfDefenseFile(bytes);
    return fault || !kind ? { fault: WORDS[fault ?? 'kind'] } : { mime: mimeOfDefenseFile(kind) };
  };
}
