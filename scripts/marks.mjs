// Writes a module for each brand’s mark that Simple Icons draws (CC0). Run it after you change the table or the version of the set.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

import { BRANDS } from './marks/brands.mjs';
import { moduleOf } from './marks/module.mjs';
import { ROOT, say } from './processes.mjs';

const TARGET = join(ROOT, 'src/components/parts/marks/brands');
const ICONS = join(ROOT, 'node_modules/@iconify-json/simple-icons/icons.json');

/** The modules, by the names of their files. */
export async function brandModules() {
  const { icons } = JSON.parse(readFileSync(ICONS, 'utf8'));
  const modules = Object.entries(BRANDS).map(async ([name, brand]) => {
    const filepath = join(TARGET, `${name}.ts`);
    const code = moduleOf(brand, icons[brand.icon]);
    return [`${name}.ts`, await format(code, { ...(await resolveConfig(filepath)), filepath })];
  });
  return Object.fromEntries(await Promise.all(modules));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const modules = await brandModules();
  mkdirSync(TARGET, { recursive: true });
  for (const [name, code] of Object.entries(modules)) writeFileSync(join(TARGET, name), code);
  for (const name of readdirSync(TARGET)) if (!Object.hasOwn(modules, name)) rmSync(join(TARGET, name));
  say(`${Object.keys(modules).length} marks in src/components/parts/marks/brands`);
}
