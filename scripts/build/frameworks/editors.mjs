import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../processes.mjs';
import { firstSentence } from './read-elements.mjs';

/** The words that a type is a list of: `'list' | 'tabs'`. */
const wordsOf = (type = '') =>
  /^'[^|]*'(?: \| '[^|]*')*$/.test(type) ? type.split(' | ').map((word) => word.slice(1, -1)) : [];

const described = ({ name, description }) => ({ name, description: firstSentence(description) });

const tags = ({ modules }) =>
  modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ tagName }) => tagName)
    .sort((a, b) => (a.tagName < b.tagName ? -1 : 1));

/** Custom data of VS Code: elements and attributes, in HTML. */
const vsCode = (manifest) => ({
  version: 1.1,
  tags: tags(manifest).map(({ tagName, description, attributes = [] }) => ({
    ...described({ name: tagName, description }),
    attributes: attributes.map((attribute) => {
      const values = wordsOf(attribute.type?.text).map((name) => ({ name }));
      return {
        ...described(attribute),
        ...(attribute.type?.text === 'boolean' && { valueSet: 'v' }),
        ...(values.length > 0 && { values }),
      };
    }),
  })),
});

/** Web-types of JetBrains' editors: attributes, slots, properties and events, in HTML and in templates of frameworks. */
function webTypes(manifest, { name, version }) {
  const elements = tags(manifest).map(
    ({ tagName, description, attributes = [], members, events = [], slots = [] }) => ({
      ...described({ name: tagName, description }),
      attributes: attributes.map((attribute) => ({
        ...described(attribute),
        value: { type: attribute.type?.text ?? 'string' },
      })),
      slots: slots.filter((slot) => slot.name).map(({ name: slot }) => ({ name: slot })),
      js: {
        properties: members
          .filter(({ kind, readonly }) => kind === 'field' && !readonly)
          .map((member) => ({ name: member.name, type: member.type?.text ?? 'unknown' })),
        events: events.map(described),
      },
    }),
  );
  return { name, version, 'description-markup': 'markdown', contributions: { html: { elements } } };
}

/**
 * What editors complete and explain. The generators of this format list all parts and slots in each tooltip, which is half a
 * megabyte here, and one of them writes JSON that cannot be parsed.
 */
export const editorData = (manifest) => ({
  'vscode.html-data.json': JSON.stringify(vsCode(manifest)),
  'web-types.json': JSON.stringify(
    webTypes(manifest, JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))),
  ),
});
