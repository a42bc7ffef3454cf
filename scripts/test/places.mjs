import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative } from 'node:path';

import { ROOT } from '../processes.mjs';

const PLACE = /(?:file:\/\/)?(\/[^\s():]*\/\.florin\/tests-[^\s():]+\.js):(\d+):(\d+)/g;

const maps = new Map();

function mapOf(program) {
  const path = `${program}.map`;
  if (!maps.has(path))
    maps.set(path, existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined);
  return maps.get(path);
}

/** A text whose places in programs are those in the sources. */
export const inSources = (text) =>
  text.replaceAll(PLACE, (place, program, line, column) => {
    const { originalSource, originalLine, originalColumn } =
      mapOf(program)?.findEntry(Number(line) - 1, Number(column) - 1) ?? {};
    if (!originalSource) return place;
    const source = relative(ROOT, join(dirname(program), originalSource));
    return `${source}:${originalLine + 1}:${originalColumn + 1}`;
  });

/** The file of tests that a program was made of, from the root; any other file as it is. */
export const sourceFile = (file) =>
  relative(ROOT, file).replace(/^\.florin\/tests-[^/]+\/chunks\/(.+)-[A-Z0-9]{8}\.js$/, '$1.ts');

/** The files of tests that a group's program loads. */
export const filesOf = (program) =>
  Array.from(readFileSync(program, 'utf8').matchAll(/failsAs\("([^"]+)"\)/g), ([, file]) => file);
