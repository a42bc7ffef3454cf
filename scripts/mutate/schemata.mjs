import { parse } from '../syntax.mjs';
import { changesOf } from './operators.mjs';

/** Parts of TypeScript that hold an expression; whatever else is TypeScript's own is gone before anything runs. */
const TRANSPARENT = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression'];

const isFunction = ({ type }) => /Function/.test(type);

const childrenOf = (node) =>
  (TRANSPARENT.includes(node.type) ? [node.expression] : Object.values(node).flat())
    .filter((child) => typeof child?.type === 'string' && typeof child.start === 'number')
    .filter(({ type }) => !type.startsWith('TS') || TRANSPARENT.includes(type))
    .toSorted((a, b) => a.start - b.start);

const nameOf = (ancestors) => {
  const named = ancestors.findLast(
    ({ type, id, key }) =>
      (id?.name ?? key?.name) && (type !== 'Property' || key) && type !== 'TSTypeAliasDeclaration',
  );
  return named?.id?.name ?? named?.key?.name ?? '';
};

const guard = (id) => `globalThis.__mutants.is(${id})`;

/**
 * A source with all its mutants in it, each asleep until its number is the one that is asked for.
 *
 * @returns `{ code, mutants }`, each `{ id, file, line, within, original, replacement }`; a removed one has no replacement.
 */
export function instrument(file, code, firstId = 0) {
  const mutants = [];
  const textOf = (node) => code.slice(node.start, node.end);
  const add = (node, ancestors, replacement) => {
    const id = firstId + mutants.length;
    const line = code.slice(0, node.start).split('\n').length;
    const original = textOf(node).replace(/\s+/g, ' ');
    mutants.push({
      id,
      file,
      line,
      within: nameOf(ancestors),
      original,
      replacement: replacement?.replace(/\s+/g, ' '),
    });
    return id;
  };
  const inside = (node, ancestors) => {
    let at = node.start;
    let text = '';
    for (const child of childrenOf(node)) {
      if (child.start < at) continue;
      text += code.slice(at, child.start) + render(child, [...ancestors, node]);
      at = child.end;
    }
    return text + code.slice(at, node.end);
  };
  const render = (node, ancestors) => {
    const parent = ancestors.at(-1);
    if (node.type === 'BlockStatement' && parent && isFunction(parent)) node.isBody = true;
    if (node.type === 'ImportDeclaration') return textOf(node);
    const changes = parent ? changesOf(node, ancestors, textOf) : [];
    const wakes = changes.map((replacement) => [add(node, ancestors, replacement), replacement]);
    let text = inside(node, ancestors);
    for (const [id, replacement] of wakes)
      text =
        replacement === undefined
          ? `{ if (!${guard(id)}) { ${text} } }`
          : `(${guard(id)} ? (${replacement}) : (${text}))`;
    return text;
  };
  return { code: code.slice(0, 0) + render(parse(file, code), []), mutants };
}
