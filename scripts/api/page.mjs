import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { format, resolveConfig } from 'prettier';

import { ROOT } from '../processes.mjs';
import { classText, readDeclarations, textOf } from './declarations.mjs';
import { elementLists } from './elements.mjs';
import { elementTables } from './tables.mjs';

const HEAD = `# What Florin exports

\`npm run api\` writes this page from the built package; \`npm run check\` fails when it is out of date. A line that changes
here changes what pages and servers rely on: say so in [CHANGELOG.md](CHANGELOG.md).`;

const MANIFEST = 'dist/custom-elements.json';
const json = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const compare = (a, b) => (a < b ? -1 : 1);

const IS_TYPE = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration']);
const IS_CLASS = new Set(['ClassDeclaration', 'TSAbstractClassDeclaration']);

/** One exported name as TypeScript: types and classes whole, functions with their signature, values by name. */
function exported(name, found) {
  if (found.nodes.length === 0) return [`export { ${name} } from '${found.module.path}';`];
  return found.nodes.map((node) => {
    if (IS_TYPE.has(node.type)) return `${textOf(found, node).replace(/^(?:export |declare )*/, '')}`;
    if (node.type === 'TSDeclareFunction' || node.type === 'FunctionDeclaration')
      return textOf(found, node).replace(/^(?:export )?(?:declare )?/, 'declare ');
    return IS_CLASS.has(node.type) ? classText(found, node) : `const ${name};`;
  });
}

/** A block of TypeScript; names of values alone, which are many where an entry is a table, stand in one line. */
function block(found) {
  const lines = [...found].flatMap(([name, each]) => exported(name, each));
  const isName = (line) => /^const \w+;$/.test(line);
  const names = lines.filter(isName).map((line) => line.slice('const '.length, -1));
  const rest = lines.filter((line) => !isName(line));
  return [
    ...(names.length > 0 ? [`Values: ${names.map((name) => `\`${name}\``).join(', ')}`] : []),
    ...(rest.length > 0 ? [`\`\`\`ts\n${rest.join('\n')}\n\`\`\``] : []),
  ];
}

/** Entries of the package that have types, the starred ones once for each client that there is. */
function entriesOf(exports, clients) {
  const entries = Object.entries(exports).flatMap(([name, target]) => {
    if (!target.types) return [];
    const fillings = name.includes('*') ? clients : [''];
    return fillings.map((filling) => ({
      name: `florin${name.slice(1)}`.replace('*', filling),
      path: target.types.replace('./', '').replace('*', filling),
    }));
  });
  return entries.sort((a, b) => compare(a.name, b.name));
}

const folderOf = ({ tagName }) => tagName.slice('florin-'.length);

/** The declaration of an element's class, and of the types that its module exports beside it. */
function declared(element, declarations) {
  const name = folderOf(element);
  const found = declarations.exportsOf(`dist/components/${name}/${name}.d.ts`);
  return {
    own: found.get(element.name),
    types: new Map([...found].filter(([each]) => each !== element.name)),
  };
}

function elementSection(element, declarations, common) {
  const name = folderOf(element);
  const { own, types } = declared(element, declarations);
  return [
    `## \`<${element.tagName}>\``,
    `Import \`florin/${name}\` registers it; \`florin/${name}/element\` and \`florin\` give \`${element.name}\`.`,
    ...elementLists(element, own, common),
    ...(types.size > 0 ? ['### Types', ...block(types)] : []),
  ];
}

/** What every element has, once: members of the base class, and the custom properties of the theme. */
function commonSection(base, elements) {
  const themed = elements.find(({ cssProperties }) => cssProperties?.some(({ default: value }) => value));
  const cssProperties = (themed?.cssProperties ?? []).map(({ name, default: value }) => ({
    name,
    default: value,
  }));
  return {
    names: new Set([...base.members, ...cssProperties].map(({ name }) => name)),
    facts: { members: base.members, cssProperties },
  };
}

/** The elements of a manifest by tag, and what all of them have. */
function readManifest(manifest) {
  const classes = manifest.modules.flatMap((module) => module.declarations);
  const elements = classes.filter(({ tagName }) => tagName).sort((a, b) => compare(a.tagName, b.tagName));
  const base = classes.find(({ name }) => name === 'FlorinElement');
  return { elements, common: commonSection(base, elements) };
}

/** The generated part of each page in `docs/elements`, by the page's path; and, as `docs/elements.md`, of what all elements have. */
export async function referenceBlocks({ manifest = json(MANIFEST) } = {}) {
  const declarations = readDeclarations();
  const { elements, common } = readManifest(manifest);
  const blocks = elements.map((element) => {
    const { own, types } = declared(element, declarations);
    const parts = [
      ...elementTables(element, own, common.names),
      ...(types.size > 0 ? ['### Types', ...block(types)] : []),
    ];
    return [`docs/elements/${folderOf(element)}.md`, parts.join('\n\n')];
  });
  return new Map([
    ...blocks,
    ['docs/elements.md', elementTables({ members: common.facts.members }).join('\n\n')],
  ]);
}

/** What the page says, from a custom-elements manifest and the `exports` of package.json; to format it takes longer than the rest. */
export function apiText({ manifest = json(MANIFEST), exports = json('package.json').exports } = {}) {
  const declarations = readDeclarations();
  const { elements, common } = readManifest(manifest);
  const clients = readdirSync(join(ROOT, 'dist/client')).filter((name) =>
    existsSync(join(ROOT, 'dist/client', name, 'index.d.ts')),
  );
  const isElements = ({ path }) => /^dist\/components\/[\w-]+\/|^dist\/index/.test(path);
  const entries = entriesOf(exports, clients).filter((entry) => !isElements(entry));
  const parts = [
    HEAD,
    '## Every element',
    ...elementLists(common.facts),
    ...elements.flatMap((element) => elementSection(element, declarations, common.names)),
    '# Entries without elements',
    '`florin` exports everything of `florin/client` and of every `florin/…/element`.',
    ...entries.flatMap(({ name, path }) => [`## \`${name}\``, ...block(declarations.exportsOf(path))]),
  ];
  return parts.join('\n\n');
}

/** The page as it stands in api.md. */
export async function apiPage() {
  const path = join(ROOT, 'api.md');
  return format(apiText(), { ...(await resolveConfig(path)), filepath: path });
}
