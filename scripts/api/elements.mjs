import { membersOf } from './declarations.mjs';

const code = (text) => `\`${text}\``;
const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim();
const byName = (a, b) => (a.name < b.name ? -1 : 1);

/** Type of a field as the declaration has it: `get count(): number` and `count: number` both give `number`. */
const typeIn = (text) => /^(?:get |readonly )*\w+(?:\(\))?\??: (.*)$/.exec(text ?? '')?.[1];

const detailOf = (event) => /^CustomEvent<(.+)>$/.exec(event.type?.text ?? '')?.[1] ?? 'unknown';

/**
 * What an element takes and tells, sorted by name. `inherited` has the names of what every element has, which is listed once;
 * what an element says of such a thing in its own words is listed again.
 */
export function factsOf(element, found, inherited = new Set()) {
  const declared = found ? membersOf(found) : new Map();
  const isOwn = ({ name, inheritedFrom, description }) =>
    !inherited.has(name) || (!inheritedFrom && description);
  const own = (entries = []) =>
    entries
      .filter(isOwn)
      .sort(byName)
      .map((entry) => ({ ...entry, description: oneLine(entry.description) }));
  const members = own(element.members);
  return {
    properties: members
      .filter(({ kind }) => kind === 'field')
      .map((member) => ({
        ...member,
        type: typeIn(declared.get(member.name)) ?? member.type?.text ?? 'unknown',
      })),
    methods: members
      .filter(({ kind }) => kind === 'method')
      .map((member) => ({ ...member, signature: declared.get(member.name) ?? `${member.name}()` })),
    events: own(element.events).map((event) => ({ ...event, detail: detailOf(event) })),
    slots: own(element.slots),
    parts: own(element.cssParts),
    states: own(element.cssStates).map((state) => ({ ...state, selector: `:state(${state.name})` })),
    tokens: own(element.cssProperties),
  };
}

/** A list with its heading; nothing where there is nothing to list. */
const list = (heading, entries, names) =>
  entries.length > 0
    ? [
        `### ${heading}`,
        entries
          .map((entry) => `- ${names(entry)}${entry.description ? `: ${entry.description}` : ''}`)
          .join('\n'),
      ]
    : [];

function propertyNames({ name, attribute, type, readonly, default: value }) {
  const facts = [
    attribute && `attribute ${code(attribute)}`,
    code(type),
    readonly && 'read-only',
    value !== undefined && `default ${code(value)}`,
  ].filter(Boolean);
  return `${code(name)} (${facts.join(', ')})`;
}

/** The facts as lists. */
export function elementLists(...what) {
  const { properties, methods, events, slots, parts, states, tokens } = factsOf(...what);
  return [
    ...list('Properties', properties, propertyNames),
    ...list('Methods', methods, ({ signature }) => code(signature)),
    ...list('Events', events, ({ name, detail }) => `${code(name)} (detail ${code(detail)})`),
    ...list('Slots', slots, ({ name }) => (name ? code(name) : 'default')),
    ...list('CSS parts', parts, ({ name }) => code(name)),
    ...list('CSS states', states, ({ selector }) => code(selector)),
    ...list(
      'CSS custom properties',
      tokens,
      ({ name, default: value }) => `${code(name)}${value ? ` (default ${code(value)})` : ''}`,
    ),
  ];
}
