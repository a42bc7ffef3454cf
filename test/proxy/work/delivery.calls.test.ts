import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';

import { Delivery } from '../../../src/proxy/work/delivery.js';
import { memoryLedger, type ProxyEvent, type ProxyOptions } from '../../../src/proxy/index.js';
import type { Attempt } from '../../../src/proxy/ledger/attempt.js';
import { settledTelling, type Telling } from '../../../src/proxy/ledger/telling.js';
import type { Settings } from '../../../src/proxy/settings.js';
import { newAttempt } from '../ledger/new-attempt.js';
import { EUR } from '../shop.js';

const NOW = 1_800_000_000_000;
const attempt = {
  key: 'key-1',
  order: 'ORDER-1',
  reference: 'REFERENCE-1',
  pspReference: 'PSP-1',
  amount: EUR(1999),
  outcome: 'paid',
} as unknown as Attempt;
const tellingOf = (fields: Partial<Telling> = {}): Telling =>
  ({ id: 't', hook: 'onSettled', attempt, outcome: 'paid', tries: 1, since: NOW, ...fields }) as Telling;

/** What is told of tellings that are due, one list for each time the ledger is asked. */
function open(options: Partial<ProxyOptions>, ...due: readonly Telling[][]) {
  const ledger = memoryLedger();
  const asked: unknown[] = [];
  const ended: unknown[] = [];
  const events: ProxyEvent[] = [];
  const left = [...due];
  ledger.beginTellings = async (wanted) => {
    asked.push(wanted);
    return left.shift() ?? [];
  };
  ledger.endTelling = async (telling, end) => void ended.push([telling.id, end]);
  const settings = {
    ledger,
    now: () => NOW,
    options: { log: false, onEvent: (event: ProxyEvent) => void events.push(event), ...options },
  } as unknown as Settings;
  const said = () => events.map(({ operation, outcome, notes }) => [operation, outcome, ...notes]);
  return { delivery: new Delivery(settings), ledger, asked, ended, events, said };
}

describe('what the merchant’s hooks are told', () => {
  it('is the outcome of an order, with the names of the payment and its amount', async () => {
    const heard: unknown[] = [];
    const { delivery, ended, said } = open({ onSettled: (...told) => void heard.push(told) }, [tellingOf()]);
    await delivery.deliver();
    assert.deepEqual(heard, [
      ['ORDER-1', 'paid', { reference: 'REFERENCE-1', pspReference: 'PSP-1', amount: EUR(1999) }],
    ]);
    assert.deepEqual([ended, said()], [[['t', 'told']], []]);
  });

  it('is money that went back, under its own name', async () => {
    const heard: unknown[] = [];
    const onReversed = (...told: unknown[]) => void heard.push(told);
    const { delivery } = open({ onReversed, onSettled: onReversed }, [
      tellingOf({ hook: 'onReversed', pspReference: 'PSP-2', outcome: undefined }),
      tellingOf({ hook: 'onReversed', pspReference: undefined, outcome: undefined }),
      tellingOf({ outcome: undefined }),
    ]);
    await delivery.deliver();
    assert.deepEqual(heard, [
      ['ORDER-1', { reference: 'REFERENCE-1', pspReference: 'PSP-2', amount: EUR(1999) }],
    ]);
  });

  it('is the platform’s own answer, and a hook that fails is named in the log', async () => {
    const answer = { order: 'ORDER-1', reference: 'R', outcome: 'paid', answer: {} } as const;
    const heard: unknown[] = [];
    const works = open({ onAnswer: (told) => void heard.push(told) });
    await works.delivery.answered(answer);
    assert.deepEqual([heard, works.said()], [[answer], []]);
    const fails = open({ onAnswer: () => Promise.reject(new TypeError('secret')) });
    await fails.delivery.answered(answer);
    assert.deepEqual(fails.said(), [['onAnswer', 'hook-failed', 'TypeError']]);
    const thrown = open({
      onAnswer: () => {
        throw 'words';
      },
    });
    await thrown.delivery.answered(answer);
    assert.deepEqual(thrown.said(), [['onAnswer', 'hook-failed']]);
    const none = open({});
    await none.delivery.answered(answer);
    assert.deepEqual(none.events, []);
  });

  it('is logged with its own number, no person, no status, and how long it took', async () => {
    const { delivery, events } = open({ onSettled: () => Promise.reject(new Error('x')) }, [tellingOf()]);
    await delivery.deliver();
    const { id, duration, ...event } = events[0] ?? assert.fail();
    assert.match(String(id), /^[\da-f-]{36}$/);
    assert.equal(typeof duration, 'number');
    assert.deepEqual(event, {
      operation: 'onSettled',
      audience: 'none',
      outcome: 'hook-failed',
      status: 0,
      notes: ['Error'],
    });
  });
});

describe('when a hook is called', () => {
  it('is for the orders that are due, thirty-two at once, again and again until none is', async () => {
    const { delivery, asked, ended } = open(
      { onSettled: () => undefined },
      [tellingOf()],
      [tellingOf({ id: 'u' })],
    );
    await delivery.deliver('ORDER-1');
    assert.deepEqual(asked[0], { at: NOW, until: NOW + 15_000, order: 'ORDER-1', limit: 32 });
    assert.deepEqual([asked.length, ended.length], [3, 2]);
    const slow = open({ hooks: { timeout: 70 } });
    await slow.delivery.deliver();
    assert.deepEqual(slow.asked, [{ at: NOW, until: NOW + 5070, order: undefined, limit: 32 }]);
  });

  it('is later each time after it failed, and no more after the last', async () => {
    const onSettled = () => Promise.reject(new Error('x'));
    for (const [tries, end] of [
      [1, { again: NOW + 30_000 }],
      [2, { again: NOW + 60_000 }],
      [11, { again: NOW + 6 * 3_600_000 }],
      [12, 'dead'],
      [13, 'dead'],
    ] as const) {
      const { delivery, ended, said } = open({ onSettled }, [tellingOf({ tries })]);
      await delivery.deliver();
      assert.deepEqual(ended, [['t', end]], String(tries));
      const givenUp = end === 'dead' ? [['onSettled', 'hook-given-up']] : [];
      assert.deepEqual(said(), [['onSettled', 'hook-failed', 'Error'], ...givenUp]);
    }
  });

  it('takes on more for thirty seconds, and leaves the rest to the next time', async () => {
    const { delivery, asked } = open(
      { onSettled: () => undefined },
      [tellingOf()],
      [tellingOf()],
      [tellingOf()],
    );
    const moments = [0, 29_999, 30_000];
    mock.method(performance, 'now', () => moments[asked.length] ?? 30_000);
    await delivery.deliver();
    mock.restoreAll();
    assert.equal(asked.length, 2);
  });

  it('is not given up where the last try worked', async () => {
    const { delivery, ended, said } = open({ onSettled: () => undefined }, [tellingOf({ tries: 12 })]);
    await delivery.deliver();
    assert.deepEqual([ended, said()], [[['t', 'told']], []]);
  });

  it('says that the ledger failed where it did', async () => {
    const away = () => Promise.reject(Object.assign(new Error('x'), { code: '57P01' }));
    const reading = open({ onSettled: () => undefined });
    reading.ledger.beginTellings = away;
    await reading.delivery.deliver();
    assert.deepEqual(reading.said(), [['deliver', 'ledger-failed', 'Error']]);
    const writing = open({ onSettled: () => undefined }, [tellingOf()]);
    writing.ledger.endTelling = away;
    await writing.delivery.deliver();
    assert.deepEqual(writing.said(), [['onSettled', 'ledger-failed', 'Error']]);
  });
});

describe('an outcome that was just written down', () => {
  it('is told at once where there is a hook', async () => {
    const { delivery, asked, ended } = open({ onSettled: () => undefined }, [tellingOf()]);
    await delivery.settled(attempt);
    assert.equal((asked[0] as { order: string }).order, 'ORDER-1');
    assert.deepEqual(ended, [['t', 'told']]);
  });

  it('counts as told where there is none', async () => {
    const { delivery, asked, ended } = open({});
    await delivery.settled(attempt);
    assert.deepEqual([asked, ended], [[], [[settledTelling('key-1'), 'told']]]);
    const failing = open({});
    failing.ledger.endTelling = () => Promise.reject(new Error('x'));
    await failing.delivery.settled(attempt);
    assert.deepEqual(failing.said(), [['onSettled', 'ledger-failed', 'Error']]);
  });

  it('is written down as told where there is no hook, so that it may be forgotten in time', async () => {
    const ledger = memoryLedger();
    await ledger.begin(newAttempt('key-1'));
    const settled = await ledger.settle('key-1', { outcome: 'paid', facts: {}, at: NOW });
    const settings = { ledger, now: () => NOW, options: {} } as unknown as Settings;
    await new Delivery(settings).settled(settled ?? assert.fail());
    assert.equal((await ledger.find('key-1'))?.told, 'paid');
  });

  it('is not told while a bank waits for the shopper, or where it was told before', async () => {
    for (const fields of [{ outcome: 'action-required' }, { told: 'paid' }]) {
      const { delivery, asked, ended } = open({ onSettled: () => undefined });
      await delivery.settled({ ...attempt, ...fields } as Attempt);
      assert.deepEqual([asked, ended], [[], []]);
    }
    const { delivery, asked } = open({ onSettled: () => undefined });
    await delivery.settled({ ...attempt, told: 'unknown' });
    assert.equal(asked.length, 1);
  });
});
