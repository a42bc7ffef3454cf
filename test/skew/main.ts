import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser } from 'playwright-core';

import { doctor } from '../../src/command/doctor.js';
import type { Schema } from '../../src/database/schema.js';
import { newShopper, openBrowser } from '../end-to-end/browser.js';
import { MIXES, SIGNS, type Mix } from './mixes.js';
import { charges, SCENARIOS, type Done, type Moment, type Scenario } from './scenarios.js';
import { openMixedShop, type MixedShop, type Versions } from './shop.js';

/** What became of one payment, or of one look at the versions; `wrong` is empty where all is as it must be. */
interface Row {
  readonly mix: string;
  readonly what: string;
  readonly wrong: string;
}

/** Milliseconds: a row that fails for a busy machine would hold up a release. */
const PATIENCE = 60_000;

type Tell = (row: Row) => void;

/** Pays, and says what was wrong: the order is paid, the platform has charged it once, and the merchant's server was told. */
async function pay(browser: Browser, shop: MixedShop, mix: Mix, scenario: Scenario): Promise<string> {
  const { context, page, complaints } = await newShopper(browser);
  context.setDefaultTimeout(PATIENCE);
  const deployed = [...(mix.deployed ?? [])];
  const till = {
    page,
    shop,
    async order() {
      const order = `ORDER-${randomUUID().slice(0, 8)}`;
      shop.show(order);
      await page.goto(shop.address);
      return order;
    },
    async reach(moment: Moment) {
      if (deployed[0]?.moment === moment) await shop.deploy(deployed.shift()!.parts);
    },
  };
  try {
    const { order, expected = [] }: Done = await SCENARIOS[scenario](till);
    assert.equal(charges(shop, order), 1, 'charges of the order');
    assert.equal(shop.settled.get(order), 'paid', 'what the merchant’s server was told');
    return complaints.filter((text) => !expected.some((pattern) => pattern.test(text))).join(' · ');
  } catch (error) {
    const shown = await page
      .locator('body')
      .ariaSnapshot()
      .catch(() => '');
    const { message } = error as Error;
    const lines = message.split('\n').slice(0, 3).join(' ');
    return [lines, `shown: ${shown.slice(0, 600)}`, ...complaints, ...shop.errors].join(' · ');
  } finally {
    await context.close();
  }
}

const isSame = (file: string, { before, today }: Versions): boolean =>
  readFileSync(join(before, 'dist', file)).equals(readFileSync(join(today, 'dist', file)));

/** What `florin doctor` of today says of the versions, where it is not what it must say. */
async function examine(shop: MixedShop, versions: Versions, named: Mix['named'] = []): Promise<string> {
  shop.show('ORDER-1');
  const { said } = await doctor([shop.address]);
  const found = said.slice(said.indexOf('\nVersions'));
  const expected = named.map((part) => SIGNS[part]).filter(({ file }) => !isSame(file, versions));
  const isNamed = expected.every(({ text }) => text.test(found));
  return isNamed && /^problem /m.test(found) === expected.length > 0 ? '' : found;
}

/** Each deployment begins in a new shop; where nothing is deployed, one is enough. */
async function playMix(browser: Browser, versions: Versions, mix: Mix, tell: Tell): Promise<void> {
  const { name, parts, deployed, scenarios, named } = mix;
  let shop = await openMixedShop(versions, parts);
  try {
    for (const [at, scenario] of scenarios.entries()) {
      if (deployed && at > 0) {
        await shop.close();
        shop = await openMixedShop(versions, parts);
      }
      tell({ mix: name, what: scenario, wrong: await pay(browser, shop, mix, scenario) });
    }
    if (named)
      tell({
        mix: name,
        what: 'florin doctor names what differs',
        wrong: await examine(shop, versions, named),
      });
  } finally {
    await shop.close();
  }
}

/** A database has taken the steps of the version before by their numbers: one that was edited since is never taken. */
async function compareSchemas(versions: Versions, path: string, name: string): Promise<string> {
  const [before = [], today = []] = await Promise.all(
    [versions.before, versions.today].map(async (folder) => {
      const module = (await import(join(folder, path))) as Record<string, Schema | undefined>;
      return module[name]?.steps;
    }),
  );
  if (before.length === 0) return `The version before has no ${name} in ${path}.`;
  const edited = before.findIndex((step, at) => step !== today[at]);
  return edited < 0 ? '' : `Step ${edited + 1} of ${name} is another than in the version before.`;
}

const SCHEMAS = [
  ['ledger', 'src/proxy/ledger/migrations.ts', 'LEDGER_SCHEMA'],
  ['listings', 'src/listings/database/migrations.ts', 'SHOP_SCHEMA'],
] as const;

/** Pays in every mix whose name holds one of the words, or in all. */
export async function play(versions: Versions, words: readonly string[], tell: Tell): Promise<void> {
  for (const [what, path, name] of SCHEMAS)
    if (words.length === 0)
      tell({
        mix: 'migrations',
        what: `${what}: today’s begin with those of before`,
        wrong: await compareSchemas(versions, path, name),
      });
  const browser = await openBrowser();
  try {
    for (const mix of MIXES)
      if (words.length === 0 || words.some((word) => mix.name.includes(word)))
        await playMix(browser, versions, mix, tell);
  } finally {
    await browser.close();
  }
}
