import { build } from 'esbuild';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { composed, florin, peer, sizes } from './peers/pictures.mjs';
import { openStage } from './pictures/stage.mjs';
import { Failure, ROOT, run, say } from './processes.mjs';
import { quickFolder } from './quick-folder.mjs';
import { buildStorybook } from './storybook.mjs';

/** Fetched for one run; nothing of them is a dependency of this project. */
const PACKAGES = ['@adyen/adyen-web@6.45.2', 'instantsearch.js@4.118.1', 'instantsearch.css@8.23.0'];
const IMAGES = join(ROOT, 'docs/images');

/** The scripts and styles of the peers' pages, bundled in a folder that goes away. */
async function bundlePeers() {
  const folder = join(quickFolder(), 'peers');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const install = [
    'install',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--ignore-scripts',
    ...PACKAGES,
  ];
  const { code, output } = await run('npm', install, { cwd: folder });
  if (code !== 0) throw new Failure(`npm install failed:\n${output.trim().slice(-2000)}`);
  const bundles = {};
  for (const name of ['dropin', 'instantsearch']) {
    cpSync(join(ROOT, `scripts/peers/${name}.js`), join(folder, `${name}.js`));
    const outfile = join(folder, `out/${name}.js`);
    await build({
      entryPoints: [join(folder, `${name}.js`)],
      outfile,
      bundle: true,
      format: 'esm',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'silent',
    });
    bundles[name] = {
      script: readFileSync(outfile, 'utf8'),
      style: readFileSync(outfile.replace('.js', '.css'), 'utf8'),
    };
  }
  return bundles;
}

/** Pictures of our checkout and catalogue beside what others ship, each with its own styles, into `docs/images`. */
export async function main() {
  await buildStorybook();
  const bundles = await bundlePeers();
  const stage = await openStage();
  mkdirSync(IMAGES, { recursive: true });
  try {
    for (const width of sizes) {
      const ours = await florin(stage, width);
      const pairs = {
        checkout: [ours.checkout, await peer(stage, width, 'dropin', bundles.dropin)],
        catalogue: [
          ours.catalogue,
          await peer(stage, width, 'instantsearch', bundles.instantsearch, ours.data),
        ],
      };
      for (const [what, pair] of Object.entries(pairs)) {
        const path = join(IMAGES, `beside-${what}-${width}.png`);
        writeFileSync(path, await composed(stage, width, what, pair));
        say(path);
      }
    }
  } finally {
    await stage.close();
  }
  return 0;
}
