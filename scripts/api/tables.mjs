import { factsOf } from './elements.mjs';

/** A bar would end a cell of the table. */
const cell = (text) => text.replaceAll('|', '\\|');
const code = (text) => `\`${text}\``;

const row = (cells) => `| ${cells.map(cell).join(' | ')} |`;

/** A table in Markdown; the first row is its head. */
export const table = ([head, ...rows]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** A table with its heading; nothing where there is nothing to list. */
const section = (heading, head, entries, cells) =>
  entries.length > 0
    ? [`### ${heading}`, table([head, ...entries.map((entry) => [...cells(entry), entry.description ?? ''])])]
    : [];

const named = ({ name }) => [code(name)];

/** The attribute first, which is what a page writes, and the property where it has another name. */
function namesOf(name, attribute) {
  if (attribute === undefined) return `${code(name)} (property)`;
  return attribute === name ? code(name) : `${code(attribute)}, ${code(name)}`;
}

/** What an element takes and tells, as tables for its page. */
export function elementTables(...what) {
  const { properties, methods, events, slots, parts, states, tokens } = factsOf(...what);
  return [
    ...section(
      'Attributes and properties',
      ['attribute and property', 'type', 'default', 'what it says'],
      properties,
      ({ name, attribute, type, readonly, default: value }) => [
        namesOf(name, attribute),
        code(type),
        readonly ? 'read-only' : value === undefined ? '' : code(value),
      ],
    ),
    ...section('Methods', ['method', 'what it does'], methods, ({ signature }) => [code(signature)]),
    ...section('Events', ['event', '`detail`', 'when'], events, ({ name, detail }) => [
      code(name),
      code(detail),
    ]),
    ...section('Slots', ['slot', 'what it is for'], slots, ({ name }) => [name ? code(name) : 'default']),
    ...section('States', ['state', 'when'], states, ({ selector }) => [code(selector)]),
    ...section(
      'Tokens',
      ['custom property', 'default', 'what it sets'],
      tokens,
      ({ name, default: value }) => [code(name), value ? code(value) : ''],
    ),
    ...section('Parts', ['part', 'what it is'], parts, named),
  ];
}
