import { join } from 'node:path';
import { rolldown } from 'rolldown';

import { languageFile } from './languages.mjs';

const ENTRY = '\0florin-page:';

/** Code of all selections stands once: each is a module that imports the selection before it, and its own elements. */
const selections = (root, names) => ({
  name: 'florin-selections',
  resolveId(path, importer) {
    if (path.startsWith(ENTRY)) return { id: path, moduleSideEffects: true };
    const language = languageFile(path.replace(/^(?:\.\.\/)+cdn\/words\/\w+\./, './'), importer);
    return language && { id: `../${language}`, external: true };
  },
  load(id) {
    if (!id.startsWith(ENTRY)) return undefined;
    const own = names[id.slice(ENTRY.length)];
    return own
      .map((each) => `import ${JSON.stringify(each in names ? ENTRY + each : join(root, 'dist', each))};\n`)
      .join('');
  },
});

const open = (root, names) =>
  rolldown({
    cwd: root,
    input: Object.fromEntries(Object.keys(names).map((name) => [name, ENTRY + name])),
    preserveEntrySignatures: 'allow-extension',
    // Heavier than all that a script of the workspace has beside it, and asked for by few: a page that wants it maps its name.
    external: ['yaml'],
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [selections(root, names)],
  });

/** The chunks that come with one, and those too that it loads later where `later` is asked for. */
function reached(chunks, name, later, found = new Set()) {
  if (found.has(name) || !chunks.has(name)) return found;
  found.add(name);
  const { imports, dynamicImports } = chunks.get(name);
  for (const other of later ? [...imports, ...dynamicImports] : imports) reached(chunks, other, later, found);
  return found;
}

/** What is loaded together once one of it is asked for: a family, named after the folder that opens it. */
const FAMILIES = [
  // What a platform asks of a new seller: a page has one after the other.
  [
    /\/(?:components|words\/compiled)\/(?:business-lines|data-review|legal-entity-form|onboarding-launcher|pci-questionnaires|terms-of-service|transfer-instruments|verification-documents)\//,
    () => 'onboarding',
  ],
  // English comes with the code that says it.
  [/\/words\/compiled\/(?:parts\/)?([\w-]+)\/en\.js$/, (folder) => folder],
  [/\/words\/compiled\//, () => 'languages'],
  [/\/parts\/marks\/|\/offer-marks\//, () => 'marks'],
  [/\/(?:method-list|which-sheet)\.js$/, () => 'list'],
  [/\/wallet\//, () => 'wallets'],
  // What readers of a list ask for once they have it.
  [/\/parts\/(?:chart|csv)\//, () => 'figures'],
  [/\/components\/checkout\//, () => 'methods'],
  [/\/components\/(?:parts\/)?([\w-]+)\//, (folder) => folder],
];

function familyOf(id) {
  for (const [pattern, name] of FAMILIES) {
    const found = pattern.exec(id.replaceAll('\\', '/'));
    if (found) return name(found[1]);
  }
  return 'client';
}

/** Families that most payments come by: what they share with others is in their own file. */
const COMMON = ['list', 'paying'];

/**
 * The name of the file for what several families share. Whatever a module needs is opened by as many families as it is,
 * or more, so that no file leads back to one that leads to it.
 */
function shared(selection, families) {
  const common = COMMON.filter((each) => families.has(each));
  return common.length === 1 && selection === 'checkout'
    ? common[0]
    : [selection, 'shared', ...common].join('-');
}

/**
 * The file of each module. What a selection needs at once is in the file of its name; what it loads later in the file of a
 * family, or with what several families share. A file of a small selection never leads to one of a larger.
 */
function filesByModule(output, names) {
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((each) => [each.fileName, each]));
  const selections = Object.keys(names);
  const [atOnce, ever] = [false, true].map((later) =>
    selections.map((each) => reached(chunks, `${each}.js`, later)),
  );
  const opened = new Map([...chunks.keys()].map((name) => [name, new Set()]));
  for (const [name, { isDynamicEntry, facadeModuleId }] of chunks)
    if (isDynamicEntry)
      for (const each of reached(chunks, name)) opened.get(each).add(familyOf(facadeModuleId));
  const files = new Map();
  for (const [name, { moduleIds }] of chunks) {
    const level = ever.findIndex((each) => each.has(name));
    const families = opened.get(name);
    const [family] = families;
    const part = families.size === 1 ? family : shared(selections[level], families);
    const file = atOnce[level].has(name) ? selections[level] : `parts/${part}`;
    for (const id of moduleIds) files.set(id, file);
  }
  return files;
}

/**
 * The selections as few files that share their code: `name.js` for each, and `parts/` for what is loaded later.
 *
 * @param {string} root
 * @param {Record<string, string[]>} names What each selection imports: one before it, or modules of the built library.
 * @returns {Promise<Record<string, string>>} Code by the file's name.
 */
export async function pageParts(root, names) {
  const first = await open(root, names);
  const { output } = await first.generate({ format: 'es' });
  await first.close();
  const files = filesByModule(output, names);
  const second = await open(root, names);
  const { output: built } = await second.generate({
    format: 'es',
    minify: true,
    comments: { legal: true, jsdoc: false, annotation: false },
    entryFileNames: '[name].js',
    chunkFileNames: ({ name }) => (name.startsWith('rolldown') ? 'parts/runtime.js' : '[name].js'),
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [{ name: (id) => files.get(id) ?? Object.keys(names)[0] }],
    },
  });
  await second.close();
  return Object.fromEntries(built.map((each) => [each.fileName, each.code]));
}
