// Writes the module of the icons that the elements show, as Lucide draws them (ISC). Run it after you change the list or the version of the set.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

import { ROOT, say } from './processes.mjs';

const SET = join(ROOT, 'node_modules/@iconify-json/lucide/icons.json');

/** What the elements call an icon, and what Lucide calls it: by its module, so that a page loads no icon that it does not show. */
export const MODULES = {
  icons: { arrowLeft: 'arrow-left', heart: 'heart', search: 'search' },
  signs: {
    check: 'check',
    chevronLeft: 'chevron-left',
    chevronRight: 'chevron-right',
    cross: 'x',
    minus: 'minus',
    plus: 'plus',
  },
};

/** How the icons of a module are drawn: as those of the first one. */
const DRAWN = {
  icons: "import { icon } from './icon.js';\n\nexport { icon };",
  signs: "import { icon } from './icons.js';",
};

/** Where a module stands. */
export const pathOf = (module) => `src/components/parts/icons/${module}.ts`;

/** Lines and colour are those of `icon`. */
const shapesOf = (body) =>
  body.replace(/<\/?g\b[^>]*>/g, '').replace(/ (?:fill|stroke|stroke-\w+)="[^"]*"/g, '');

/** The code of a module. */
export async function iconModule(module) {
  const { icons, width, height } = JSON.parse(readFileSync(SET, 'utf8'));
  const lines = Object.entries(MODULES[module]).map(([name, wanted]) => {
    const { body, ...box } = icons[wanted];
    if ((box.width ?? width) !== 24 || (box.height ?? height) !== 24)
      throw new Error(`${wanted} is not 24 × 24`);
    return `export const ${name} = /*@__PURE__*/ icon(svg\`${shapesOf(body)}\`);\n`;
  });
  const code = `// Written by scripts/icons.mjs. Icons of Lucide, https://lucide.dev, ISC License, Copyright (c) Lucide Contributors.
import { svg } from 'lit';

${DRAWN[module]}

${lines.join('')}`;
  const filepath = join(ROOT, pathOf(module));
  return format(code, { ...(await resolveConfig(filepath)), filepath });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [module, icons] of Object.entries(MODULES)) {
    writeFileSync(join(ROOT, pathOf(module)), await iconModule(module));
    say(`${Object.keys(icons).length} icons in ${pathOf(module)}`);
  }
