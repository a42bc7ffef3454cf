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

/** The source in which a test stands that Node tells of; of a whole program, the program. */
export const sourceOf = ({ file, name, line = 1, column = 1 }) =>
  inSources(`${file ?? name}:${line}:${column}`).replace(/:\d+:\d+$/, '');

/** The files of tests that a group's program loads. */
export const filesOf = (program) =>
  Array.from(readFileSync(program, 'utf8').matchAll(/failsAs\("([^"]+)"\)/g), ([, file]) => file);
