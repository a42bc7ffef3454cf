import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';

import { postgresLedger } from '../../src/proxy/index.js';
import { Chance } from '../faults/seeded.js';
import { postgresAddress } from '../postgres.js';
import { Fleet } from './fleet.js';
import { Shopper, type Said } from './shopper.js';

const server = postgresAddress();
const SEED = Number(process.env['FLORIN_SEED'] ?? 20261122);
/** Payments there are at most; shoppers at once; servers killed before the trouble ends, in so many milliseconds at most. */
const ORDERS = 300;
const SHOPPERS = 10;
const KILLS = 15;
const FAILURES = 25_000;
/** Milliseconds in which all that was begun comes to an end. */
const AFTERWARDS = 25_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Rush {
  readonly said: Said;
  readonly shoppers: Shopper[];
  end: number;
  isRough: boolean;
}

/** One shopper after the other pays an order of their own, some of them on two devices, until the trouble is over. */
async function shopAndShop({ ports }: Fleet, rush: Rush, seed: number): Promise<void> {
  const chance = new Chance(seed);
  const around = {
    ports,
    chance,
    said: rush.said,
    isRough: () => rush.isRough,
    isOver: () => Date.now() > rush.end,
  };
  while (rush.isRough && rush.shoppers.length < ORDERS) {
    const order = `ORDER-${rush.shoppers.length}`;
    const devices = Array.from({ length: chance.is(0.3) ? 2 : 1 }, () => new Shopper(order, around));
    rush.shoppers.push(...devices);
    await Promise.all(devices.map((device) => device.pay()));
  }
}

async function kill(fleet: Fleet, rush: Rush): Promise<void> {
  const chance = new Chance(SEED);
  const end = Date.now() + FAILURES;
  while (fleet.kills < KILLS && Date.now() < end) {
    await pause(chance.between(50, 500));
    await fleet.killOne();
  }
  rush.isRough = false;
  rush.end = Date.now() + AFTERWARDS;
  fleet.heal();
}

describe('three servers on one PostgreSQL, killed and started again at random', () => {
  let fleet: Fleet | undefined;
  after(() => fleet?.stop());

  it(`C5-109: charge no order twice and tell no charged shopper “not paid” (seed ${SEED})`, async (t) => {
    const running = (fleet = await Fleet.start(server, SEED));
    const said: Said = { negative: new Set(), paid: new Set() };
    const shoppers: Shopper[] = [];
    const rush: Rush = { said, shoppers, end: Infinity, isRough: true };
    const shops = Array.from({ length: SHOPPERS }, (_, at) => shopAndShop(running, rush, SEED + at));
    await Promise.all([kill(running, rush), ...shops]);

    const books = await running.books();
    const charged = books.filter((entry) => entry.charged);
    const ledger = postgresLedger(running.database);
    const referenceOf = async (key: string) => (await ledger.find(key))?.reference;
    const negative = await Promise.all([...said.negative].map(referenceOf));
    const paid = await Promise.all([...said.paid].map(referenceOf));
    const references = new Set(charged.map(({ reference }) => reference));
    const times = new Map<string, number>();
    for (const { reference } of charged) {
      // The order stands before the last dash: what the ledger thinks of it is no evidence.
      const order = reference.slice(0, reference.lastIndexOf('-'));
      times.set(order, (times.get(order) ?? 0) + 1);
    }
    const unpaid = shoppers.filter(({ state }) => state.outcome !== 'paid');
    const told = new Set(running.told.filter(({ outcome }) => outcome === 'paid').map(({ order }) => order));
    await ledger.close();

    t.diagnostic(
      `${running.kills} kills, ${shoppers.length} shoppers, ${books.length} payments at the platform, ${charged.length} charged, ` +
        `${said.negative.size} attempts told negative, ${unpaid.length} pages not told paid in time`,
    );
    assert.ok(running.kills >= 3, `only ${running.kills} kills`);
    assert.ok(charged.length >= 10, `only ${charged.length} payments`);
    assert.deepEqual(
      [...times].filter(([, count]) => count > 1),
      [],
      'orders charged twice',
    );
    assert.deepEqual(
      negative.filter((reference) => reference !== undefined && references.has(reference)),
      [],
      'told not paid, and charged',
    );
    assert.deepEqual(
      paid.filter((reference) => reference === undefined || !references.has(reference)),
      [],
      'told paid, and not charged',
    );
    assert.deepEqual(
      unpaid.map(({ order, state }) => `${order} ${state.phase}`),
      [],
      'shoppers who were not told',
    );
    assert.deepEqual(
      [...times.keys()].filter((order) => !told.has(order)),
      [],
      'charged, and the merchant not told',
    );
  });
});
