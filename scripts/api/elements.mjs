import { membersOf } from './declarations.mjs';

const code = (text) => `\`${text}\``;
const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim();
const byName = (a, b) => (a.name < b.name ? -1 : 1);

/** A list with its heading; nothing where there is nothing to list. */
const list = (heading, lines) => (lines.length > 0 ? [`### ${heading}`, lines.join('\n')] : []);

const item = (names, description) => `- ${names}${description ? `: ${oneLine(description)}` : ''}`;

/** Type of a field as the declaration has it: `get count(): number` and `count: number` both give `number`. */
const typeIn = (text) => /^(?:get |readonly )*\w+(?:\(\))?\??: (.*)$/.exec(text ?? '')?.[1];

function property(member, declared) {
  const type = typeIn(declared.get(member.name)) ?? member.type?.text ?? 'unknown';
  const facts = [
    member.attribute && `attribute ${code(member.attribute)}`,
    code(type),
    member.readonly && 'read-only',
    member.default !== undefined && `default ${code(member.default)}`,
  ].filter(Boolean);
  return item(`${code(member.name)} (${facts.join(', ')})`, member.description);
}

const method = (member, declared) =>
  item(code(declared.get(member.name) ?? `${member.name}()`), member.description);

const detailOf = (event) => /^CustomEvent<(.+)>$/.exec(event.type?.text ?? '')?.[1];

/**
 * Lists of what an element takes and tells. `inherited` has the names of what every element has, which is listed once;
 * what an element says of such a thing in its own words is listed again.
 */
export function elementLists(element, found, inherited = new Set()) {
  const declared = found ? membersOf(found) : new Map();
  const isOwn = ({ name, inheritedFrom, description }) =>
    !inherited.has(name) || (!inheritedFrom && description);
  const own = (entries = []) => entries.filter(isOwn).sort(byName);
  const members = own(element.members);
  return [
    ...list(
      'Properties',
      members.filter(({ kind }) => kind === 'field').map((member) => property(member, declared)),
    ),
    ...list(
      'Methods',
      members.filter(({ kind }) => kind === 'method').map((member) => method(member, declared)),
    ),
    ...list(
      'Events',
      own(element.events).map((event) =>
        item(`${code(event.name)} (detail ${code(detailOf(event) ?? 'unknown')})`, event.description),
      ),
    ),
    ...list(
      'Slots',
      own(element.slots).map(({ name, description }) => item(name ? code(name) : 'default', description)),
    ),
    ...list(
      'CSS parts',
      own(element.cssParts).map(({ name, description }) => item(code(name), description)),
    ),
    ...list(
      'CSS states',
      own(element.cssStates).map(({ name, description }) => item(code(`:state(${name})`), description)),
    ),
    ...list(
      'CSS custom properties',
      own(element.cssProperties).map(({ name, default: value, description }) =>
        item(`${code(name)}${value ? ` (default ${code(value)})` : ''}`, description),
      ),
    ),
  ];
}
