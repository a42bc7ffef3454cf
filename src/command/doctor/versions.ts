import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { PACKAGE_ROOT, packageVersion } from '../package-root.js';
import { checkoutScript } from '../script/checkout-script.js';
import type { Subject } from '../verify-proxy/finding.js';
import { frames, isCardFrame } from '../verify-proxy/frames.js';
import { fine, note, problem, type Finding } from './finding.js';
import { ownFrames, type Site, type Tag } from './site.js';

const SAME = 'Serve page, proxy and frames from one version, and call the command of that version.';

/** The checkout in one language: `checkout.de.js`. */
const ONE_FILE = /^checkout\.([\w-]+)\.js$/;

/** Files for pages without a bundler show that they are ours: a shop's own script may have the same name. */
const ON_DEMAND = /["'`]\.\/parts\/[\w-]+\.js["'`]/;
const isOurs = (name: string, script: string): boolean =>
  ONE_FILE.test(name) ? script.includes('florin-checkout') : ON_DEMAND.test(script);

const hashOf = (script: Buffer | string): string =>
  `sha384-${createHash('sha384').update(script).digest('base64')}`;

/** The hash that a script of this package has; undefined where the package has none of this name. */
async function expectedHash(name: string): Promise<string | undefined> {
  const text = await readFile(join(PACKAGE_ROOT, 'dist/cdn/integrity.json'), 'utf8');
  const files = JSON.parse(text) as Readonly<Record<string, { readonly integrity: string }>>;
  if (Object.hasOwn(files, name)) return files[name]!.integrity;
  const [, locale = ''] = ONE_FILE.exec(name) ?? [];
  const script = locale && (await checkoutScript(locale));
  return script ? hashOf(script) : undefined;
}

async function* scriptVersion({ page }: Site, { attributes }: Tag): AsyncGenerator<Finding> {
  const address = new URL(attributes['src'] ?? '', page);
  const name = basename(address.pathname);
  const expected = await expectedHash(name);
  if (expected === undefined) return;
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok)
    return yield problem(
      `${address.href} does not load.`,
      `Copy dist/cdn of florin ${packageVersion()} there.`,
    );
  const script = Buffer.from(await answer.arrayBuffer());
  if (hashOf(script) === expected) yield fine(`${name} is that of florin ${packageVersion()}.`);
  else if (isOurs(name, script.toString()))
    yield problem(`${name} is not that of florin ${packageVersion()}.`, SAME);
  else return;
  if (attributes['integrity'] === undefined && address.origin !== page.origin)
    yield problem(
      `${name} comes from ${address.origin} without an integrity attribute: its host can change it.`,
      `Add integrity="${hashOf(script)}" crossorigin="anonymous" if that is the version you use.`,
    );
}

/** A card frame on an origin of the merchant's is a file, and stays as old as it is until it is made again. */
async function frameVersion(address: URL, { environment }: Subject): Promise<Finding> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok)
    return problem(`The card frame at ${address.href} does not load.`, 'Correct the attribute frame-url.');
  return isCardFrame(await answer.text(), { allowLocalHttp: environment !== 'live' })
    ? fine(`The card frame at ${address.href} is that of florin ${packageVersion()}.`)
    : problem(
        `The card frame at ${address.href} is not that of florin ${packageVersion()}.`,
        'Make the file again: npx florin build-frame',
      );
}

/** Whether the page's scripts and all frames are those of this package. */
export async function* versions(site: Site, subject: Subject): AsyncGenerator<Finding> {
  let isSeen = false;
  for (const script of site.scripts)
    for await (const finding of scriptVersion(site, script)) {
      isSeen = true;
      yield finding;
    }
  if (!isSeen) yield note('The page’s scripts come from a bundler, so their version cannot be seen.');
  let isSame = true;
  for await (const difference of frames.differences(subject)) {
    isSame = false;
    yield problem(`${difference}.`, SAME);
  }
  if (isSame) yield fine(`Card frame and action frame are those of florin ${packageVersion()}.`);
  for (const address of ownFrames(site)) yield await frameVersion(address, subject);
}
