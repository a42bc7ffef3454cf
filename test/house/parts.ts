import type { Source } from './sources.js';

/** Words for a text that a part shows; each has one that the project uses in its place. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  message: 'error',
  fault: 'error',
  alert: 'error',
  failure: 'error',
  warning: 'error',
  problem: 'error',
  news: 'notice',
  note: 'notice',
  info: 'notice',
};

const PART = /@csspart ([\w-]+)|\bpart="([\w -]+)"|\bpart=\$\{[^}]*?'([\w-]+)' : '([\w-]+)'\}/g;

/** Parts, documented or in a template, that say in another word what `error` or `notice` say. */
export function wrongParts({ path, code }: Pick<Source, 'path' | 'code'>): string[] {
  const names = [...code.matchAll(PART)].flatMap((match) => match.slice(1)).filter(Boolean);
  return names
    .flatMap((name) => name?.split(/[ -]/) ?? [])
    .filter((word) => Object.hasOwn(OTHER_WORDS, word))
    .map((word) => `${path}: part ${word}, say ${OTHER_WORDS[word]}`);
}
