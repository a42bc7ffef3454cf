import { readFileSync } from 'node:fs';
import { posix } from 'node:path';

import { Failure } from '../processes.mjs';
import { parse } from '../syntax.mjs';

const COMMENT = /^\s*\/\*[\s\S]*?\*\/\n?|\/\*[\s\S]*?\*\/|^\s*\/\/.*\n/gm;

/** Names that a declaration introduces: a `const` may have several. */
const namesOf = (declaration) =>
  declaration.type === 'VariableDeclaration'
    ? declaration.declarations.map(({ id }) => id.name)
    : [declaration.id.name];

/** What a module of declarations has: its own declarations, its imports, and what it exports, by name. */
function readModule(path) {
  const code = readFileSync(path, 'utf8');
  const module = { path, code, own: new Map(), imports: new Map(), exports: [], all: [] };
  const file = (source) =>
    source.value.startsWith('.')
      ? posix.join(posix.dirname(path), source.value).replace(/\.js$/, '.d.ts')
      : source.value;
  const keep = (declaration) => {
    for (const name of namesOf(declaration))
      module.own.set(name, [...(module.own.get(name) ?? []), declaration]);
  };
  for (const node of parse(path, code).body) {
    if (node.type === 'ImportDeclaration')
      for (const { local, imported } of node.specifiers)
        module.imports.set(local.name, { from: file(node.source), name: imported?.name ?? '*' });
    else if (node.type === 'ExportAllDeclaration') module.all.push(file(node.source));
    else if (node.type === 'ExportNamedDeclaration' && node.declaration) {
      keep(node.declaration);
      for (const name of namesOf(node.declaration)) module.exports.push({ name, local: name });
    } else if (node.type === 'ExportNamedDeclaration')
      for (const { local, exported } of node.specifiers)
        module.exports.push({
          name: exported.name,
          local: local.name,
          from: node.source && file(node.source),
          isType: node.exportKind === 'type',
        });
    else if (node.id?.name || node.declarations) keep(node);
  }
  return module;
}

/** Reads the declarations of a build, each file once. `exportsOf(path)` gives what an entry exports, by name. */
export function readDeclarations() {
  const modules = new Map();
  const moduleAt = (path) => {
    if (!modules.has(path)) modules.set(path, readModule(path));
    return modules.get(path);
  };

  function find(module, name) {
    const own = module.own.get(name);
    if (own) return { module, nodes: own };
    const imported = module.imports.get(name);
    if (imported) return through(imported.from, imported.name);
    throw new Failure(`${module.path} exports ${name}, and has no declaration of it`);
  }

  function through(from, name) {
    if (!from.endsWith('.d.ts')) return { module: { path: from }, nodes: [] };
    const found = exportsOf(from).get(name);
    if (!found) throw new Failure(`${from} does not export ${name}`);
    return found;
  }

  function exportsOf(path) {
    const module = moduleAt(path);
    const found = new Map(module.all.flatMap((from) => [...exportsOf(from)]));
    for (const { name, local, from, isType } of module.exports) {
      const there = from ? through(from, local) : find(module, local);
      // A value of the same name stays inside.
      const nodes = there.nodes.filter(({ type }) => !isType || type !== 'VariableDeclaration');
      found.set(name, { ...there, nodes });
    }
    return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  return { exportsOf };
}

/** A name that a merged file has twice has a number there (`Amount$1`). */
const NUMBER = /(?<=\w)\$\d+\b/g;

/** A declaration's text in one piece, without comments. */
export const textOf = ({ module }, node) =>
  module.code.slice(node.start, node.end).replace(COMMENT, '').replace(NUMBER, '').trim();

/** The public members of a class by name, as text: `add(listing: Addable, quantity?: number): boolean`. */
export function membersOf(found) {
  const [declaration] = found.nodes;
  return new Map(
    declaration.body.body
      .filter(
        ({ key, static: isStatic, accessibility }) =>
          key?.type === 'Identifier' && !isStatic && !accessibility,
      )
      .map((node) => [node.key.name, textOf(found, node).replace(/;$/, '').replace(/\s+/g, ' ')]),
  );
}

/** A class with its public members alone. */
export function classText(found, node) {
  const head = found.module.code.slice(node.id.start, node.body.start).trim();
  return `declare class ${head} {\n${[...membersOf(found).values()].map((text) => `${text};`).join('\n')}\n}`;
}
