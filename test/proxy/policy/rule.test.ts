import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';

import type { Rule } from '../../../src/proxy/policy/rule.js';
import { operationOf, type OfferedRow } from '../../../src/proxy/rows/offered-rows.js';
import { asStranger, beforeItIsEnabled, withForeignIds } from '../attacks.js';
import { exampleOf } from '../marketplace-platform.js';
import { AUDIENCES, FRAMED, openMarketplace, ownInput, ROWS, someone } from '../marketplace.js';

const START = 'balance-platform.startDeviceRegistration';

const market = openMarketplace();
/** Before a sandbox, which alone shows a card's secrets. */
const vault = openMarketplace({
  environment: 'sandbox',
  enable: FRAMED.map(operationOf),
  confirmIdentity: () => Date.now(),
});
const closed = openMarketplace({ enable: [] });

/** Whether an attack goes unnoticed while another rule than the one that is meant stands for a row. */
async function survives(offered: OfferedRow, rule: Rule, attack: () => Promise<unknown>): Promise<boolean> {
  const { rule: meant } = offered;
  Object.assign(offered, { rule });
  try {
    return await attack().then(
      () => true,
      (error: unknown) => {
        if (error instanceof assert.AssertionError) return false;
        throw error;
      },
    );
  } finally {
    Object.assign(offered, { rule: meant });
  }
}

const without = <T extends object>(holder: T, name: string): T =>
  Object.fromEntries(Object.entries(holder).filter(([key]) => key !== name)) as T;

/** Every way to take one word out of a row's rule, with the attack that has to notice. */
function* weakened(
  offered: OfferedRow,
): Generator<readonly [what: string, rule: Rule, attack: () => Promise<unknown>]> {
  const { rule: meant } = offered;
  const open = FRAMED.includes(offered) ? vault : market;
  const foreign = () => withForeignIds(open, offered, meant);
  for (const path of Object.keys(meant.owned ?? {})) {
    const owned = without(meant.owned ?? {}, path);
    const isLast = Object.keys(owned).length === 0;
    yield [`owned ${path}`, isLast ? without(meant, 'owned') : { ...meant, owned }, foreign];
  }
  if (meant.me) yield ['me', without(meant, 'me'), foreign];
  for (const audience of meant.optIn ?? []) {
    const optIn = meant.optIn?.filter((each) => each !== audience) ?? [];
    yield [`optIn ${audience}`, { ...meant, optIn }, () => beforeItIsEnabled(closed, offered, meant)];
  }
  for (const audience of AUDIENCES.filter((each) => !meant.audiences.includes(each) && !meant.isPublic)) {
    const audiences = [...meant.audiences, audience];
    yield [`not for ${audience}`, { ...meant, audiences }, () => asStranger(open, offered, meant)];
  }
}

describe('every word of the policy', () => {
  before(async () => {
    const named = (name: string) => ROWS.find((each) => operationOf(each) === name) ?? assert.fail(name);
    await market.call(someone('operator'), named('payout.submitPayout'));
    const theirs = { input: { ...ownInput(named(START)), paymentInstrumentId: 'theirs' } };
    await market.call(someone('operator'), named(START), theirs);
  });

  it('is missed by an attack as soon as it is taken out', async () => {
    const unnoticed: string[] = [];
    let count = 0;
    for (const offered of ROWS)
      for (const [what, rule, attack] of weakened(offered)) {
        count++;
        if (await survives(offered, rule, attack)) unnoticed.push(`${operationOf(offered)}: ${what}`);
      }
    assert.deepEqual(unnoticed, []);
    assert.ok(count > 600, String(count));
  });
});

/** Paths of all fields of a value: `card.number`, `details.*.name`. */
function* fieldsOf(value: unknown, at: readonly string[] = []): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* fieldsOf(item, [...at, '*']);
  else if (typeof value !== 'object' || value === null) yield at.join('.');
  else for (const [name, field] of Object.entries(value)) yield* fieldsOf(field, [...at, name]);
}

it('what a page sees of an answer that is narrowed is what was reviewed (test/proxy/narrowed.json)', () => {
  const stands = ROWS.flatMap((offered) => {
    const { rule, row } = offered;
    if (!rule.narrow || !row.output) return [];
    const full = exampleOf(row.output(), { isFull: true }) as never;
    const shownTo = (audience: 'shopper' | 'operator'): readonly string[] => {
      const shown = JSON.parse(JSON.stringify(rule.narrow?.(full, audience))) as unknown;
      return [...new Set(fieldsOf(shown))].toSorted();
    };
    const [all, staff] = [shownTo('shopper'), shownTo('operator')];
    const operation = operationOf(offered);
    const more = staff.join() === all.join() ? [] : [[`${operation}, for operators`, staff] as const];
    return [[operation, all] as const, ...more];
  });
  const reviewed = readFileSync(new URL('../narrowed.json', import.meta.url), 'utf8');
  assert.deepEqual(Object.fromEntries(stands), JSON.parse(reviewed));
});
