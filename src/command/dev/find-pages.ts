import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { UsageError } from '../usage-error.js';
import { FIRST_PAGES } from './first-pages.js';

/** The folder whose pages are served, and the files that were written into it because it had no page. */
export interface Found {
  readonly root: string;
  readonly written: readonly string[];
}

const isPage = (name: string): boolean => name.endsWith('.html');

/** Finds the pages in a folder, or in its `public/`; writes the first ones where there are none. */
export function findPages(folder: string): Found {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new UsageError(`${folder} is a file. Name the folder that it is in.`);
  const inside = join(folder, 'public');
  const root =
    existsSync(join(inside, 'index.html')) && !existsSync(join(folder, 'index.html')) ? inside : folder;
  mkdirSync(root, { recursive: true });
  if (readdirSync(root).some(isPage)) return { root, written: [] };
  const names = Object.keys(FIRST_PAGES);
  for (const name of names) writeFileSync(join(root, name), FIRST_PAGES[name] ?? '');
  return { root, written: names };
}
