import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { parse, walk } from '../syntax.mjs';

/** The first name of `A.B.c`: the one that a module declares or imports. */
function rootOf(node) {
  if (node?.type === 'TSQualifiedName') return rootOf(node.left);
  if (node?.type === 'MemberExpression') return rootOf(node.object);
  return node?.type === 'Identifier' ? node : undefined;
}

/** The names that a node gives to types inside it, which hide a module's own. */
export function parametersOf(node, code) {
  const names = (node.typeParameters?.params ?? []).map(({ name }) => name.name);
  if (node.type === 'TSMappedType') names.push(node.key?.name ?? node.typeParameter?.name.name);
  if (node.type === 'TSConditionalType')
    for (const [, name] of code.slice(node.start, node.end).matchAll(/\binfer (\w+)/g)) names.push(name);
  return names;
}

/** Where a node names what a module declares or imports. */
function namedBy(node) {
  if (node.type === 'TSTypeReference') return [rootOf(node.typeName)];
  if (node.type === 'TSTypeQuery') return [rootOf(node.exprName)];
  if (node.type === 'ClassDeclaration') return [node.id, rootOf(node.superClass)];
  if (node.type === 'TSClassImplements' || node.type === 'TSInterfaceHeritage')
    return [rootOf(node.expression)];
  if (node.type === 'VariableDeclarator') return [rootOf(node.id)];
  if (node.computed && node.key) return [rootOf(node.key)];
  return /^(?:TSInterface|TSTypeAlias|TSEnum|TSModule)Declaration$|^TSDeclareFunction$/.test(node.type)
    ? [rootOf(node.id)]
    : [];
}

const namesOf = (declaration) =>
  declaration.type === 'VariableDeclaration'
    ? declaration.declarations.map(({ id }) => id.name)
    : [rootOf(declaration.id)?.name].filter(Boolean);

/** Whether a declaration adds to what is there already, and so has no name of its own. */
const isAddition = (node) =>
  node.type === 'TSModuleDeclaration' && (node.kind === 'global' || node.id?.type === 'Literal');

const isType = ({ importKind, exportKind }) => importKind === 'type' || exportKind === 'type';

/** Notes what one statement imports, exports or declares. */
function readStatement(module, node, start, file) {
  const { type, source, specifiers = [] } = node;
  if (type === 'ImportDeclaration') {
    if (specifiers.length === 0) module.loads.add(file(source));
    for (const each of specifiers) {
      const name = each.type === 'ImportNamespaceSpecifier' ? '*' : (each.imported?.name ?? 'default');
      if (name === '*') module.wholes.add(file(source));
      module.imports.set(each.local.name, { from: file(source), name, isType: isType(node) || isType(each) });
    }
  } else if (type === 'ExportAllDeclaration') {
    if (node.exported) module.wholes.add(file(source));
    module.stars.push({ from: file(source), as: node.exported?.name });
  } else if (type === 'ExportNamedDeclaration' && !node.declaration) {
    for (const each of specifiers)
      module.exports.set(each.exported.name, {
        name: each.local.name,
        from: source ? file(source) : undefined,
        isType: isType(node) || isType(each),
      });
  } else {
    const declaration = node.declaration ?? node;
    const names = isAddition(declaration) ? [] : namesOf(declaration);
    for (const name of names) module.declared.add(name);
    // A schema that is not exported may have the name of its type, which is.
    const isTypeAlone = /^TS(?:TypeAlias|Interface)/.test(declaration.type);
    for (const name of node.declaration ? names : [])
      module.exports.set(name, { name, isType: isTypeAlone && module.exports.get(name)?.isType !== false });
    module.statements.push({ start, node, declaration, names });
  }
}

/** Notes where a node names what the module declares, imports, or takes from another file in the middle of a type. */
function readNode(module, node, ancestors, file) {
  for (const name of parametersOf(node, module.code)) module.parameters.add(name);
  if (node.type === 'TSImportType') {
    const from = file(node.source);
    module.targets.add(from);
    if (node.qualifier) module.inline.push({ node, from, root: rootOf(node.qualifier) });
    else module.wholes.add(from);
    return;
  }
  for (const place of namedBy(node).filter(Boolean)) {
    const isHidden = [...ancestors, node].some((each) =>
      parametersOf(each, module.code).includes(place.name),
    );
    if (!isHidden || node.id === place) module.places.push(place);
  }
}

/**
 * What a file of declarations has, by name: what it declares, imports and exports, where it names them, and `targets`, all
 * files that it needs. `from` is the file that is meant, or a package; `wholes` are files that it needs all names of.
 */
export function readDeclarationModule(path) {
  const code = readFileSync(path, 'utf8');
  const file = ({ value }) =>
    value.startsWith('.') ? resolve(dirname(path), value).replace(/\.js$/, '.d.ts') : value;
  const module = {
    path,
    code,
    statements: [],
    declared: new Set(),
    imports: new Map(),
    exports: new Map(),
    stars: [],
    loads: new Set(),
    places: [],
    inline: [],
    parameters: new Set(),
    wholes: new Set(),
    targets: new Set(),
  };
  let end = 0;
  for (const node of parse(path, code).body) {
    if (node.source) module.targets.add(file(node.source));
    readStatement(module, node, end, file);
    end = node.end;
  }
  const declarations = module.statements.map(({ declaration }) => declaration);
  walk(declarations, (node, ancestors) => readNode(module, node, ancestors, file));
  return module;
}
