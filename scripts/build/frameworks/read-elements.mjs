const kebab = (name) =>
  name === 'htmlFor' ? 'for' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const byName = (a, b) => (a < b ? -1 : 1);
const byTag = (a, b) => (a.tag < b.tag ? -1 : 1);

/** The first sentence of a description. */
export const firstSentence = (text = '') =>
  /^[^]*?[.:](?=\s|$)/.exec(text)?.[0].replace(/\s+/g, ' ').replace(/:$/, '.') ?? text;

function readElement({ name, tagName, description, attributes = [], members, events = [] }) {
  const withAttribute = attributes.map(({ fieldName }) => fieldName);
  for (const { name: attribute, fieldName } of attributes)
    if (kebab(fieldName) !== attribute)
      throw new Error(`${tagName}: the attribute ${attribute} is not named as its property ${fieldName} is`);
  const writable = members.filter(({ kind, readonly }) => kind === 'field' && !readonly);
  return {
    tag: tagName,
    folder: tagName.slice('florin-'.length),
    className: name,
    component: name.slice('Florin'.length),
    description: firstSentence(description),
    attributes: withAttribute.sort(byName),
    properties: writable
      .map((member) => member.name)
      .filter((each) => !withAttribute.includes(each))
      .sort(byName),
    events: events.map((event) => event.name).sort(byName),
  };
}

/** What pages give to each element and hear of it, by name: the attributes under the names of their properties. */
export const readElements = ({ modules }) =>
  modules
    .flatMap(({ declarations }) => declarations)
    .filter(({ tagName }) => tagName)
    .map(readElement)
    .sort(byTag);
