import { comments, type Source } from './sources.js';

/** Words that plain English does without, in tables and examples too. */
const NOT_PLAIN = /\b(?:whoever|(?:any|every|no|some)body|mend(?:s|ed|ing)?)\b/gi;

/** Where documentation says a word that is not plain English, by line. */
export const wordsNotPlain = (path: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(NOT_PLAIN)].map(
        ([word]) => `${path}:${at + 1}: “${word}”: write it in plain English`,
      ),
    );

/** Words in the comments of a source that are not plain English, by the line of their comment. */
export const commentsNotPlain = ({ path, code }: Pick<Source, 'path' | 'code'>): string[] =>
  comments(path, code).flatMap((comment) => wordsNotPlain(path, comment));
