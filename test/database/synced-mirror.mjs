import { createRequire, syncBuiltinESMExports } from 'node:module';
import { dirname, join, relative } from 'node:path';

// Keeps, of everything below FLORIN_FOLDER, what a power cut at this moment would leave, in FLORIN_MIRROR: what was synced.

const fs = createRequire(import.meta.url)('node:fs');
const { FLORIN_FOLDER: folder, FLORIN_MIRROR: mirror } = process.env;
const { fsyncSync } = fs;

fs.fsyncSync = (file) => {
  fsyncSync(file);
  const name = fs.readlinkSync(`/proc/self/fd/${file}`);
  const inside = relative(folder, name);
  if (inside.startsWith('..')) return;
  const copy = join(mirror, inside);
  if (!fs.fstatSync(file).isDirectory()) {
    fs.mkdirSync(dirname(copy), { recursive: true });
    fs.copyFileSync(name, copy);
    return;
  }
  fs.mkdirSync(copy, { recursive: true });
  const there = fs.readdirSync(name);
  for (const gone of fs.readdirSync(copy).filter((each) => !there.includes(each)))
    fs.rmSync(join(copy, gone), { recursive: true });
};
syncBuiltinESMExports();
