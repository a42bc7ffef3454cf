import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../processes.mjs';

const FOLDER = join(ROOT, 'test/pictures');
const BROWSER = join(FOLDER, 'browser.json');

const pictureOf = (id, variant) => join(FOLDER, id, `${variant}.png`);
const boxesOf = (id, variant) => join(FOLDER, id, `${variant}.txt`);

/** The browser that took the approved pictures; undefined before the first were taken. */
export const approvedBrowser = () =>
  existsSync(BROWSER) ? JSON.parse(readFileSync(BROWSER, 'utf8')).version : undefined;

export const approveBrowser = (version) => {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(BROWSER, `${JSON.stringify({ version }, null, 2)}\n`);
};

/** The picture and the boxes that were approved; undefined where there are none. */
export function approved(id, variant) {
  if (!existsSync(pictureOf(id, variant))) return undefined;
  return {
    picture: readFileSync(pictureOf(id, variant)),
    boxes: readFileSync(boxesOf(id, variant), 'utf8').trimEnd().split('\n'),
  };
}

export function approve(id, variant, { picture, boxes }) {
  mkdirSync(join(FOLDER, id), { recursive: true });
  writeFileSync(pictureOf(id, variant), picture);
  writeFileSync(boxesOf(id, variant), `${boxes.join('\n')}\n`);
}

/** Deletes pictures of stories that are pictured no longer. */
export function forgetAllBut(ids) {
  for (const name of existsSync(FOLDER) ? readdirSync(FOLDER) : [])
    if (name !== 'browser.json' && !ids.includes(name))
      rmSync(join(FOLDER, name), { recursive: true, force: true });
}
