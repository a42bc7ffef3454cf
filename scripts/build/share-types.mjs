import { parse, walk } from '../syntax.mjs';
import { parametersOf } from './declaration-module.mjs';

/** Shorter than this, a name of its own would say no less. */
const LEAST = 60;

/** A text that is the same wherever a type is written, however far it is indented there. */
const keyOf = (text) => text.replaceAll(/\s+/g, ' ');

const capital = (name) => name.replace(/^./, (first) => first.toUpperCase());

/** What a type is called: after the property that has it. */
function wordOf(ancestors) {
  const property = ancestors.findLast(({ type }) => type === 'TSPropertySignature');
  const name = property?.key.name ?? property?.key.value ?? '';
  return /^[a-z]\w*$/i.test(name) ? capital(name) : 'Shared';
}

/** Every long type of a file with arguments, outer ones first, and the types within it. */
function read(path, code) {
  const program = parse(path, code);
  const roots = [];
  const within = new Map();
  walk(program.body, (node, ancestors) => {
    if (node.type !== 'TSTypeReference' || !node.typeArguments || node.end - node.start < LEAST) return;
    const text = code.slice(node.start, node.end);
    // A type that names a parameter means something there alone.
    const hidden = ancestors.flatMap((each) => parametersOf(each, code));
    if (['this', ...hidden].some((name) => new RegExp(`\\b${name}\\b`).test(text))) return;
    const type = { start: node.start, end: node.end, key: keyOf(text), word: wordOf(ancestors), inner: [] };
    within.set(node, type);
    const outer = ancestors.findLast((each) => within.has(each));
    (outer ? within.get(outer).inner : roots).push(type);
  });
  return { roots, names: new Set(code.match(/[\w$]+/g)) };
}

/** Names for what is written more than once; what stands only within such a type is counted there once. */
function nameShared(roots, names) {
  const counts = new Map();
  const visit = (type) => {
    const count = (counts.get(type.key) ?? 0) + 1;
    counts.set(type.key, count);
    if (count === 1) type.inner.forEach(visit);
  };
  roots.forEach(visit);
  const shared = new Map();
  const collect = (type) => {
    if (counts.get(type.key) > 1 && !shared.has(type.key)) {
      let name = type.word;
      for (let count = 2; names.has(name); count++) name = `${type.word}${count}`;
      names.add(name);
      shared.set(type.key, { name, type });
    }
    type.inner.forEach(collect);
  };
  roots.forEach(collect);
  return shared;
}

/**
 * Writes a type that stands in a file of declarations more than once only once, under a name that the file keeps for
 * itself. What the compiler infers from a schema is written out whole wherever it is used: megabytes, of which one part in
 * eight is not a repetition.
 */
export function shareTypes(path, code) {
  const { roots, names } = read(path, code);
  const shared = nameShared(roots, names);
  if (shared.size === 0) return code;
  const written = (start, end, types) => {
    let text = '';
    let at = start;
    for (const type of types) {
      text +=
        code.slice(at, type.start) +
        (shared.get(type.key)?.name ?? written(type.start, type.end, type.inner));
      at = type.end;
    }
    return text + code.slice(at, end);
  };
  const aliases = [...shared.values()].map(
    ({ name, type }) => `type ${name} = ${written(type.start, type.end, type.inner)};`,
  );
  return [written(0, code.length, roots).trimEnd(), ...aliases, ''].join('\n');
}
