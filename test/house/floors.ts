import type { Source } from './sources.js';

interface Floor {
  /** What a source of this floor may import, by the start of the target's path. */
  readonly sources: readonly string[];
  readonly packages: readonly string[];
}

const LIT = ['lit', '@lit/'];
/** What the two sides of a frame say to each other; the rest of a frame never reaches a page. */
const PROTOCOLS = [
  'src/frame/protocol.ts',
  'src/frame/messages.ts',
  'src/action-frame/protocol.ts',
  'src/secret-frame/protocol.ts',
  'src/secret-frame/messages.ts',
];
const BELOW_PARTS = ['src/components/base/', 'src/client/', 'src/words/', ...PROTOCOLS];

/** What the world is like: it imports nothing but itself, and every floor may import it. */
const FACTS = 'src/facts/';

/** The house as a table: a source belongs to the first floor whose name its path starts with. */
const FLOORS: Readonly<Record<string, Floor>> = {
  [FACTS]: { sources: [], packages: [] },
  'src/client/': { sources: ['src/client/'], packages: ['zod/'] },
  'src/frame/': { sources: ['src/frame/', 'src/client/url.ts'], packages: ['#compiled-frame'] },
  'src/action-frame/': {
    sources: ['src/action-frame/', 'src/client/url.ts'],
    packages: ['#compiled-action-frame'],
  },
  'src/secret-frame/': {
    // What keeps the card frame apart from its page keeps this one, too.
    sources: [
      'src/secret-frame/',
      'src/frame/harden.ts',
      'src/frame/reading.ts',
      'src/frame/theme.ts',
      'src/frame/protocol.ts',
      'src/frame/document.ts',
    ],
    packages: ['#compiled-secret-frame'],
  },
  'src/theme/': { sources: ['src/theme/'], packages: [] },
  'src/words/': { sources: ['src/words/'], packages: [] },
  'src/frameworks/': { sources: ['src/frameworks/'], packages: ['react'] },
  'src/rendering/': {
    sources: ['src/rendering/', 'src/components/index.ts', 'src/components/base/'],
    packages: ['@lit-labs/ssr', 'lit', 'parse5'],
  },
  'src/testing/': {
    sources: ['src/testing/', 'src/client/', 'src/proxy/', 'src/sandbox/'],
    packages: [],
  },
  'src/components/base/': { sources: BELOW_PARTS, packages: LIT },
  'src/components/parts/': {
    sources: ['src/components/parts/', ...BELOW_PARTS],
    // Draws the codes that an app scans.
    packages: [...LIT, 'lean-qr'],
  },
  'src/components/index.ts': { sources: ['src/components/'], packages: [] },
  'src/components/': {
    sources: ['src/components/parts/', ...BELOW_PARTS],
    // Reads a description that is imported.
    packages: [...LIT, 'yaml'],
  },
  'src/proxy/': {
    sources: [
      'src/proxy/',
      'src/client/',
      'src/database/',
      'src/listings/listings.ts',
      'src/listings/capabilities.ts',
      'src/frame/card-font.ts',
      'src/frame/digits.ts',
      'src/frame/document.ts',
      'src/action-frame/document.ts',
      'src/secret-frame/document.ts',
      'src/secret-frame/page-frame.ts',
    ],
    packages: ['hono', 'node:'],
  },
  'src/database/': { sources: ['src/database/'], packages: ['pg', '@electric-sql/pglite', 'node:'] },
  'src/listings/': { sources: ['src/listings/', 'src/client/', 'src/database/'], packages: ['node:'] },
  'src/sandbox/': {
    sources: ['src/sandbox/', 'src/client/', 'src/listings/', 'src/database/', 'src/words/'],
    // Scripts of monitors run in a thread of a server's.
    packages: ['hono', 'jose', 'node:', 'quickjs-emscripten'],
  },
  'src/servers/': {
    sources: ['src/servers/', 'src/proxy/index.ts', 'src/sandbox/index.ts', 'src/client/index.ts'],
    packages: ['hono', '@hono/node-server', 'node:'],
  },
  'src/command/': {
    sources: [
      'src/command/',
      'src/client/',
      'src/theme/',
      'src/servers/node.ts',
      'src/sandbox/index.ts',
      'src/frame/card-font.ts',
      'src/frame/document.ts',
      'src/frame/key.ts',
      'src/frame/protocol.ts',
      'src/action-frame/document.ts',
      'src/secret-frame/document.ts',
    ],
    packages: ['node:'],
  },
  'src/': { sources: ['src/'], packages: [] },
};

const matches = (target: string, allowed: string): boolean =>
  target === allowed ||
  (/[/:]$/.test(allowed) ? target.startsWith(allowed) : target.startsWith(`${allowed}/`));

/** A feature is a folder beside `base/` and `parts/`; inside it everything may import everything. */
const featureOf = (path: string): string | undefined =>
  /^src\/components\/(?!base\/|parts\/)[^/]+\//.exec(path)?.[0];

/** Each import of a source that its floor does not allow, as `file imports target`. */
export function forbiddenImports({ path, imports }: Pick<Source, 'path' | 'imports'>): string[] {
  const name = Object.keys(FLOORS).find((floor) => path.startsWith(floor));
  const floor = name && FLOORS[name];
  if (!floor) return [`${path} stands on no floor`];
  const own = featureOf(path);
  return imports
    .filter(({ target }) => {
      if (own && target.startsWith(own)) return false;
      const allowed = target.startsWith('src/') ? [FACTS, ...floor.sources] : floor.packages;
      return !allowed.some((each) => matches(target, each));
    })
    .map(({ target }) => `${path} imports ${target}`);
}

/** Circles among imports, of values and of types alike, each as the path it takes. */
export function circles(sources: readonly Source[]): string[] {
  const edges = new Map(sources.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (done.has(path) || trail.includes(path)) return;
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return found;
}
