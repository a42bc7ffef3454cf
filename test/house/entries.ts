import { filesIn, read } from './files.js';

const FOLDER = 'src/components';

/** Names of the elements: a folder that registers one has a `define.ts`. */
export const elements: readonly string[] = filesIn(FOLDER).flatMap(
  (path) => /^src\/components\/(?!base\/)([\w-]+)\/define\.ts$/.exec(path)?.[1] ?? [],
);

interface Entries {
  /** Text of `src/index.ts`, the entry `florin`. */
  readonly all: string;
  /** Text of `src/components/index.ts`, the entry `florin/elements`. */
  readonly registering: string;
  /** `exports` of package.json. */
  readonly exports: Readonly<Record<string, unknown>>;
}

export const entries = (): Entries => ({
  all: read('src/index.ts'),
  registering: read(`${FOLDER}/index.ts`),
  exports: (JSON.parse(read('package.json')) as Pick<Entries, 'exports'>).exports,
});

/** What registers an element has the element's own declarations: no file of its own for them. */
const built = (name: string, module: string) => ({
  types: `./dist/components/${name}/${name}.d.ts`,
  default: `./dist/components/${name}/${module}.js`,
});

/** What `exports` of package.json has to say of an element. */
const expected = (name: string): Readonly<Record<string, unknown>> => ({
  [`./${name}`]: built(name, 'define'),
  [`./${name}/element`]: built(name, name),
});

/** What an element's folder has and an entry lacks, and what an entry names without a folder. */
export function wrongEntries(names: readonly string[], { all, registering, exports }: Entries): string[] {
  const missing = names.flatMap((name) => [
    ...(all.includes(`export * from './components/${name}/${name}.js';`) ? [] : [`src/index.ts: ${name}`]),
    ...(registering.includes(`import './${name}/define.js';`) ? [] : [`${FOLDER}/index.ts: ${name}`]),
    ...Object.entries(expected(name))
      .filter(([entry, target]) => JSON.stringify(exports[entry]) !== JSON.stringify(target))
      .map(([entry]) => `package.json: ${entry}`),
  ]);
  const extra = Object.keys(exports).filter(
    (entry) =>
      JSON.stringify(exports[entry]).includes('/components/') &&
      entry !== './elements' &&
      !names.includes(entry.split('/')[1] ?? ''),
  );
  return [...missing, ...extra.map((entry) => `package.json: ${entry} has no folder`)];
}
