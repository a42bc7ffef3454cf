import { linesText } from '../../../facts/collection-format.js';
import { plainText } from '../../parts/listing/plain-text.js';
import type { Texts } from './showing.js';

const KNOWN = {
  name: 'name',
  description: 'description',
  method: 'method',
  url: 'url',
  query: 'query',
  header: 'headers',
  body: 'body',
  place: 'folder',
} as const;

const LONGEST = 160;

/** A field by its path, in words where there are some: `Headers › Accept`. */
export function fieldText(words: Texts, path: readonly string[]): string {
  const [first, ...rest] = path;
  const shown = (first === 'request' || first === 'info') && rest.length > 0 ? rest : path;
  return shown
    .filter((name) => name !== 'raw')
    .map((name) =>
      Object.hasOwn(KNOWN, name) ? words.text(KNOWN[name as keyof typeof KNOWN]) : plainText(name, 40),
    )
    .join(' › ');
}

/** A value as one line; what is no text is shown as JSON. */
export function valueText(words: Texts, value: unknown): string {
  if (value === undefined) return words.text('removed');
  const text = typeof value === 'string' ? value : linesText(value) || JSON.stringify(value);
  return plainText(text, LONGEST) || words.text('no-value');
}
