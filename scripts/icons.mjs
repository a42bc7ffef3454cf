// Writes the module of the icons that the elements show, as Lucide draws them (ISC). Run it after you change the list or the version of the set.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

import { ROOT, say } from './processes.mjs';

const TARGET = join(ROOT, 'src/components/parts/icons/icons.ts');
const SET = join(ROOT, 'node_modules/@iconify-json/lucide/icons.json');

/** What the elements call an icon, and what Lucide calls it. */
const ICONS = {
  arrowLeft: 'arrow-left',
  check: 'check',
  chevronLeft: 'chevron-left',
  chevronRight: 'chevron-right',
  cross: 'x',
  heart: 'heart',
  minus: 'minus',
  plus: 'plus',
  search: 'search',
};

/** Lines and colour are those of `icon`. */
const shapesOf = (body) =>
  body.replace(/<\/?g\b[^>]*>/g, '').replace(/ (?:fill|stroke|stroke-\w+)="[^"]*"/g, '');

/** The module's code. */
export async function iconModule() {
  const { icons, width, height } = JSON.parse(readFileSync(SET, 'utf8'));
  const lines = Object.entries(ICONS).map(([name, wanted]) => {
    const { body, ...box } = icons[wanted];
    if ((box.width ?? width) !== 24 || (box.height ?? height) !== 24)
      throw new Error(`${wanted} is not 24 × 24`);
    return `export const ${name} = /*@__PURE__*/ icon(svg\`${shapesOf(body)}\`);\n`;
  });
  const code = `// Written by scripts/icons.mjs. Icons of Lucide, https://lucide.dev, ISC License, Copyright (c) Lucide Contributors.
import { svg } from 'lit';

import { icon } from './icon.js';

${lines.join('')}`;
  return format(code, { ...(await resolveConfig(TARGET)), filepath: TARGET });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(TARGET, await iconModule());
  say(`${Object.keys(ICONS).length} icons in src/components/parts/icons/icons.ts`);
}
