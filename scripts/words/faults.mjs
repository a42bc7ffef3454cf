import { frenchFaults } from './french.mjs';
import { lengthOf, placesOf, pluralsOf, read } from './message.mjs';
import { groupsFor, HOSTED, isSpokenTo, READERS } from './readers.mjs';
import { gradeFaults } from './reading-grade.mjs';

/** A translation is suspicious beyond so many times the English. Labels are short, and differ more than sentences do. */
const LONGEST = 2;
const SHORTEST = 0.35;
const LABEL = 24;
/** Scripts that say in a few signs what takes Latin a word. */
const DENSE = /^(?:fa|he|hi|ja|ko|th|zh)\b/;
const SHORTEST_DENSE = 0.15;

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
const sorted = (places) => Object.entries(places).sort(([one], [other]) => (one < other ? -1 : 1));

/** Groups that a language has to have: all that its readers meet, and what has no reader of its own. */
function expected(english, words) {
  const all = Object.keys(english);
  const unread = new Set(all);
  const needed = new Set();
  for (const reader of READERS)
    for (const group of groupsFor(reader, all)) {
      unread.delete(group);
      if (isSpokenTo(reader, words)) needed.add(group);
    }
  if (isSpokenTo('seller', words)) needed.add(HOSTED);
  unread.delete(HOSTED);
  return all.filter((group) => needed.has(group) || unread.has(group));
}

function missing(locale, english, words) {
  const faults = [];
  for (const group of new Set([...expected(english, words), ...Object.keys(words)]))
    for (const key of new Set([...Object.keys(english[group] ?? {}), ...Object.keys(words[group] ?? {})])) {
      const where = `${locale}.json, ${group}, ${key}`;
      if (!words[group]?.[key]) faults.push(`${where} is missing`);
      else if (!english[group]?.[key]) faults.push(`${where} is not in en.json`);
    }
  return faults;
}

function pluralFaults(locale, parts) {
  return pluralsOf(parts).flatMap(({ type, categories }) => {
    const known = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories.toSorted();
    return same(categories.toSorted(), known)
      ? []
      : [`has the plurals ${categories.join(', ')} where the language has ${known.join(', ')}`];
  });
}

function textFaults(text) {
  return [
    [/<\/?[a-z]|&#?\w+;/i, 'holds HTML'],
    [/'/, 'has a straight apostrophe, which ICU reads as a quote: write ’'],
    [/^\s|\s$/, 'begins or ends with a space'],
  ].flatMap(([pattern, fault]) => (pattern.test(text) ? [fault] : []));
}

/** What English in the elements is written without: words that shoppers stumble over, and older spellings. */
const BANNED =
  /\b(?:whoever|whatever|whom|(?:any|every|no|some)body|mend|meanwhile|please(?!…)|surely|has to|have to|can be had|(?:does|did) not take|there (?:is|are) (?:no|nothing)|e-mail|web site|telephone)\b/i;

const bannedFaults = (text) =>
  [BANNED.exec(text)].flatMap((found) => (found ? [`says “${found[0]}”: write it in plain English`] : []));

function differences(locale, parts, english) {
  const [own, theirs] = [sorted(placesOf(parts)), sorted(placesOf(english))];
  const faults = [];
  if (!same(own, theirs)) {
    const told = (places) => places.map(([name, kind]) => `${name} (${kind})`).join(', ') || 'none';
    faults.push(`has the places ${told(own)} where English has ${told(theirs)}`);
  }
  const [length, base] = [lengthOf(parts), lengthOf(english)];
  if (length > base * LONGEST + LABEL) faults.push(`is ${length} characters long, English ${base}`);
  const shortest = DENSE.test(locale) ? SHORTEST_DENSE : SHORTEST;
  if (length < (base - LABEL) * shortest) faults.push(`is ${length} characters short, English ${base}`);
  return faults;
}

/**
 * What is wrong with the words, each fault with its place.
 *
 * @param {Record<string, Record<string, Record<string, string>>>} catalogues Messages by language, group and key.
 * @returns {string[]}
 */
export function faultsOf({ en: english, ...others }) {
  const faults = [];
  for (const [locale, words] of Object.entries({ en: english, ...others })) {
    faults.push(...missing(locale, english, words));
    for (const [group, messages] of Object.entries(words))
      for (const [key, text] of Object.entries(messages)) {
        const where = `${locale}.json, ${group}, ${key}`;
        const model = english[group]?.[key];
        if (!text || !model) continue;
        const parts = read(text, where);
        const found = [...textFaults(text), ...pluralFaults(locale, parts), ...frenchFaults(locale, parts)];
        if (locale === 'en') found.push(...bannedFaults(text), ...gradeFaults(group, parts));
        else found.push(...differences(locale, parts, read(model, `en.json, ${group}, ${key}`)));
        faults.push(...found.map((fault) => `${where} ${fault}`));
      }
  }
  return faults;
}
