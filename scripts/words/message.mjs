import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

import { Failure } from '../processes.mjs';

/** The parts of an ICU message. A message is text, so `<` is a character like any other and the check complains of it. */
export function read(text, where) {
  try {
    return parse(text, { ignoreTag: true, requiresOtherClause: true, shouldParseSkeletons: true });
  } catch (error) {
    throw new Failure(`${where}: this is not an ICU message (${error.message}): ${text}`);
  }
}

const KINDS = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'date',
  [TYPE.select]: 'select',
};

/** Calls `visit` for every part, those within the branches of a plural or a select too. */
function walk(parts, visit) {
  for (const part of parts) {
    visit(part);
    for (const branch of Object.values(part.options ?? {})) walk(branch.value, visit);
  }
}

/** The places of a message, by name, each with its kind; a select says its choices too. */
export function placesOf(parts) {
  const places = {};
  walk(parts, (part) => {
    const kind = KINDS[part.type];
    if (!kind) return;
    const choices = kind === 'select' ? ` ${Object.keys(part.options).sort().join('|')}` : '';
    places[part.value] = `${kind}${choices}`;
  });
  return places;
}

/** The plurals of a message: the categories that each names, and whether it counts or orders. */
export function pluralsOf(parts) {
  const plurals = [];
  walk(parts, (part) => {
    if (part.type === TYPE.plural)
      plurals.push({
        type: part.pluralType,
        categories: Object.keys(part.options).filter((name) => !name.startsWith('=')),
      });
  });
  return plurals;
}

/** The texts of a message between its places. */
export function literalsOf(parts) {
  const literals = [];
  walk(parts, ({ type, value }) => {
    if (type === TYPE.literal) literals.push(value);
  });
  return literals;
}

/** How long the longest reading of a message is; what fills a place is not counted. */
export const lengthOf = (parts) =>
  parts.reduce((sum, part) => {
    if (part.type === TYPE.literal) return sum + part.value.length;
    const branches = Object.values(part.options ?? {}).map(({ value }) => lengthOf(value));
    return sum + Math.max(0, ...branches);
  }, 0);
