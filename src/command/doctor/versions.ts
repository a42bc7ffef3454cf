import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { PACKAGE_ROOT, packageVersion } from '../package-root.js';
import { checkoutScript } from '../script/checkout-script.js';
import type { Subject } from '../verify-proxy/finding.js';
import { frames } from '../verify-proxy/frames.js';
import { fine, note, problem, type Finding } from './finding.js';
import type { Site, Tag } from './site.js';

const SAME = 'Serve page, proxy and frames from one version, and call the command of that version.';

/** Files for pages without a bundler say so themselves: a shop's own script may have the same name. */
const IS_OURS = /\/\*words\*\/|["'`]\.\/parts\/[\w-]+\.js["'`]/;

const hashOf = (script: Buffer | string): string =>
  `sha384-${createHash('sha384').update(script).digest('base64')}`;

/** The hash that a script of this package has; undefined where the package has none of this name. */
async function expectedHash(name: string): Promise<string | undefined> {
  const text = await readFile(join(PACKAGE_ROOT, 'dist/cdn/integrity.json'), 'utf8');
  const files = JSON.parse(text) as Readonly<Record<string, { readonly integrity: string }>>;
  if (Object.hasOwn(files, name)) return files[name]!.integrity;
  const [, locale = ''] = /^checkout\.([\w-]+)\.js$/.exec(name) ?? [];
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
  else if (IS_OURS.test(script.toString()))
    yield problem(`${name} is not that of florin ${packageVersion()}.`, SAME);
  else return;
  if (attributes['integrity'] === undefined && address.origin !== page.origin)
    yield problem(
      `${name} comes from ${address.origin} without an integrity attribute: its host can change it.`,
      `Add integrity="${hashOf(script)}" crossorigin="anonymous" if that is the version you use.`,
    );
}

/** Whether the page's scripts and both frames are those of this package. */
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
}
