import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { ROOT, say } from './processes.mjs';
import { catalogues, groups } from './words/catalogues.mjs';
import { faultsOf } from './words/faults.mjs';
import { modulesOf } from './words/modules.mjs';

/** Not in git: every command writes it first. */
const COMPILED = join(ROOT, 'src/words/compiled');

/** Writes the modules whose words have changed, and deletes those whose words are gone. */
export function compileWords() {
  const modules = modulesOf(catalogues(), groups());
  mkdirSync(COMPILED, { recursive: true });
  for (const [path, code] of Object.entries(modules)) {
    const file = join(COMPILED, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === code) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
  for (const entry of readdirSync(COMPILED, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(COMPILED.length + 1).replaceAll('\\', '/');
    if (entry.isFile() && !Object.hasOwn(modules, path)) rmSync(file);
  }
  return Object.keys(modules).length;
}

/** Compiles the words and says what is wrong with them. */
export function main() {
  const faults = faultsOf(catalogues());
  for (const fault of faults) say(fault);
  say(`${compileWords()} modules in src/words/compiled, ${faults.length} faults`);
  return faults.length > 0 ? 1 : 0;
}
