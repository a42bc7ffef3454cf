import type { Source } from './sources.js';

const TAG = /^ \* @(slot|fires|csspart|cssstate|cssprop)(?: \{[^}]*\})? ([^\n]*(?:\n \* (?!@)[^\n]+)*)/gm;

/** The sentences above a property that a page may set. */
const PROPERTY = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n +@property\([^\n]*\)(?:\n +| )(\w+)/g;

/** Beginnings that need the line above, or name no thing: a tag is read alone, in a sorted table. */
const LEANS =
  /^(?:The same|As above|As for|One of (?:them|these|those|the two)|One that|One thing|Another|It\b|Its\b|They\b|Their\b|That\b|The button (?:that|to) (?:does|do)(?: not)?\b|The buttons? of it|The form\.|The field\.|The other\b|Some of them)/;

/** A description that starts with a clause names no thing, and these words are not plain English. */
const NOT_PLAIN =
  /^(?:What|Where|How|Who|Whether)\b|\b(?:whoever|(?:any|every|no|some)body|whatever|mend|on (?:its|their) way|stands? in for|prevent it|there is no network|outside live)\b/i;

/** Ends of sentences that lean on something said elsewhere. */
const OPEN_END =
  /\b(?:for this one|for it|of it|of them|of these|of those|in it|with it|begins? with it|of this kind)\.?$/;

const description = (text: string): string =>
  text
    .replace(/\n \* +/g, ' ')
    .replace(/^[\w-]* *- */, '')
    .trim();

interface Tag {
  readonly name: string;
  readonly text: string;
}

function tagsIn(code: string): Tag[] {
  const tags = [...code.matchAll(TAG)].map(([, tag = '', text = '']) => ({
    name: `@${tag} ${text.split(' ')[0]}`,
    text: description(text),
  }));
  const properties = [...code.matchAll(PROPERTY)].map(([, text = '', name = '']) => ({
    name: `property ${name}`,
    text: text.replace(/\s*\n\s*\* ?/g, ' ').trim(),
  }));
  return [...tags, ...properties];
}

/** Doc tags and properties of elements that cannot be read alone, or are not plain English. */
export const leaningTags = ({ path, code }: Pick<Source, 'path' | 'code'>): string[] =>
  tagsIn(code)
    .filter(({ text }) => {
      const [first = ''] = text.split(/(?<=[.;:])\s/);
      return text.split(' ').length < 2 || LEANS.test(text) || OPEN_END.test(first) || NOT_PLAIN.test(text);
    })
    .map(({ name, text }) => `${path}: ${name} - ${text}`);
