import { posix } from 'node:path';

import { parse, walk } from '../../scripts/syntax.mjs';
import { filesIn, read } from './files.js';

export interface Import {
  /** As it stands in the source. */
  readonly specifier: string;
  /** Path of the imported source, or the specifier of a package. */
  readonly target: string;
  readonly typeOnly: boolean;
}

export interface Source {
  readonly path: string;
  readonly code: string;
  readonly imports: readonly Import[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly source?: { readonly type: string; readonly value: string } | null;
}

const target = (path: string, specifier: string): string =>
  specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier).replace(/\.js$/, '.ts') : specifier;

/** Static, dynamic and re-exporting imports of a source; `typeof import()` and `import type` are types. */
export function importsOf(path: string, code: string): Import[] {
  const found: Import[] = [];
  walk(parse(path, code), (node: Node) => {
    if (!/^(?:Import|Export\w+)(?:Declaration|Expression)$|^TSImportType$/.test(node.type)) return;
    const specifier = node.source?.value;
    if (specifier === undefined) return;
    const typeOnly = [node.importKind, node.exportKind].includes('type') || node.type === 'TSImportType';
    found.push({ specifier, target: target(path, specifier), typeOnly });
  });
  return found;
}

/** Few files of tests ask for imports, and to find those of every source takes seconds of a processor. */
function sourceAt(path: string): Source {
  const code = read(path);
  let imports: readonly Import[] | undefined;
  return {
    path,
    code,
    get imports() {
      return (imports ??= importsOf(path, code));
    },
  };
}

/** Every TypeScript source of the library; what is compiled from the words is no source. */
export const sources: readonly Source[] = filesIn('src')
  .filter((path) => path.endsWith('.ts') && !path.startsWith('src/words/compiled/'))
  .map(sourceAt);

/** The texts of tagged templates, with a place holder for each expression. */
export function templates(path: string, code: string, tags: readonly string[]): string[] {
  const found: string[] = [];
  walk(
    parse(path, code),
    (node: Node & { tag?: { name?: string }; quasi?: { quasis: { value: { raw: string } }[] } }) => {
      if (node.type !== 'TaggedTemplateExpression' || !tags.includes(node.tag?.name ?? '')) return;
      found.push((node.quasi?.quasis ?? []).map(({ value }) => value.raw).join('${}'));
    },
  );
  return found;
}

/** Comments of a source without their marks; those inside strings are not mistaken for any. */
export function comments(path: string, code: string): string[] {
  const strings: [number, number][] = [];
  walk(parse(path, code), (node: Node) => {
    if (/^(?:Literal|TemplateElement)$/.test(node.type)) strings.push([node.start, node.end]);
  });
  const inString = (at: number) => strings.some(([start, end]) => start <= at && at < end);
  return [...code.matchAll(/\/\/(.*)|\/\*([\s\S]*?)\*\//g)]
    .filter(({ index }) => !inString(index))
    .map(([, line, block]) => line ?? block ?? '');
}
