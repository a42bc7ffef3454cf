import { TYPE } from '@formatjs/icu-messageformat-parser';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** Groups of the elements that shoppers see, and of the parts in them. */
const SHOPPERS =
  /^(?:cart|checkout|donation|express-checkout|listing-catalogue|listing-details|order-history|payment-result|saved-cards|parts\/(?:actions|brand-choice|card-frame|listing|paying|resource|result-view|table|wallet))(?:\/|$)/;

/** Years of school in the United States that a reader needs. */
const HARDEST = 8;
/** Fewer words are a label: one long word in it would decide its grade. */
const SENTENCE = 8;

/** The longest reading of a message. A place is a word, and counts as one. */
function reading(parts) {
  return parts
    .map((part) => {
      if (part.type === TYPE.literal) return part.value;
      const branches = Object.values(part.options ?? {}).map(({ value }) => reading(value));
      return branches.length > 0 ? branches.sort((one, other) => other.length - one.length)[0] : 'one';
    })
    .join('');
}

const wordsOf = (text) => text.match(/[\p{L}\p{N}]+(?:[’.-][\p{L}\p{N}]+)*/gu) ?? [];

/** The Flesch–Kincaid grade of a text, where it has enough words for one. */
function gradeOf(text) {
  const words = wordsOf(text);
  if (words.length < SENTENCE) return undefined;
  const sentences = text.split(/[.?!:;](?=\s|$)/).filter((sentence) => wordsOf(sentence).length > 0);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

/** What makes an English text of the elements too hard for shoppers. */
export function gradeFaults(group, parts) {
  const grade = SHOPPERS.test(group) ? gradeOf(reading(parts)) : undefined;
  return grade > HARDEST
    ? [`is for readers of grade ${grade.toFixed(1)}, at most ${HARDEST}: use shorter sentences and words`]
    : [];
}
