/** Words that plain English does without, in tables and examples too. */
const NOT_PLAIN = /\b(?:whoever|nobody|somebody|mend(?:s|ed)?)\b/gi;

/** Where documentation says a word that is not plain English, by line. */
export const wordsNotPlain = (path: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(NOT_PLAIN)].map(
        ([word]) => `${path}:${at + 1}: “${word}”: write it in plain English`,
      ),
    );
