import { TYPE } from '@formatjs/icu-messageformat-parser';

const quoted = (text) => JSON.stringify(text);
const inTemplate = (text) => text.replace(/[`\\]|\$\{/g, '\\$&');
const place = (name) => `values[${quoted(name)}]`;

/** A message that is text and plain places stays text: the page fills it by name. */
function asText(parts) {
  let text = '';
  for (const { type, value } of parts) {
    if (type === TYPE.argument) text += `{${value}}`;
    else if (type === TYPE.literal && !/[{}]/.test(value)) text += value;
    else return undefined;
  }
  return text;
}

const options = (part) =>
  part.style && typeof part.style === 'object' ? `, ${quoted(part.style.parsedOptions)}` : '';

/** The code of one part; `helpers` collects what it calls, `counted` is what `#` stands for. */
function partCode(part, helpers, counted) {
  const call = (helper, ...args) => {
    helpers.add(helper);
    return `\${${helper}(language, ${args.join(', ')})}`;
  };
  const branches = (names = Object.keys(part.options), within = counted) =>
    names
      .map((name) => `${quoted(name)}: ${templateCode(part.options[name].value, helpers, within)}`)
      .join(', ');
  switch (part.type) {
    case TYPE.literal:
      return inTemplate(part.value);
    case TYPE.argument:
      return `\${${place(part.value)} ?? ''}`;
    case TYPE.number:
      return call('number', place(part.value) + options(part));
    case TYPE.date:
    case TYPE.time:
      return call('date', place(part.value) + options(part));
    case TYPE.pound:
      return call('number', counted);
    case TYPE.select:
      helpers.add('select');
      return `\${select(${place(part.value)}, { ${branches()} })}`;
    default: {
      const own = place(part.value);
      const within = part.offset ? `Number(${own}) - ${part.offset}` : own;
      const more = part.offset || part.pluralType === 'ordinal' ? [part.offset] : [];
      if (part.pluralType === 'ordinal') more.push(quoted('ordinal'));
      return call('plural', own, `{ ${branches(undefined, within)} }`, ...more);
    }
  }
}

function templateCode(parts, helpers, counted) {
  const code = parts.map((part) => partCode(part, helpers, counted)).join('');
  return `\`${code}\``;
}

/** What a message becomes: text, or a small function of its values and the language that is shown. */
export function messageCode(parts, helpers = new Set()) {
  const text = asText(parts);
  if (text !== undefined) return quoted(text);
  const body = templateCode(parts, helpers);
  return `(values, language) => ${body}`;
}
