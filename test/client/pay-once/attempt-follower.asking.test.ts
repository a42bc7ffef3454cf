import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { ATTEMPT, answer, asksForCode, lost, open, page, refused, type Answer } from './page.js';

describe('how often an attempt is asked about', () => {
  it('is fourteen times, with pauses that grow from 2 to 20 seconds', async () => {
    const { payment, asked, waits } = page({ [ATTEMPT]: [open] });
    payment.resume();
    assert.equal((await payment.rested()).phase, 'unknown');
    assert.equal(asked.length, 14);
    assert.deepEqual(waits.slice(0, 8), [2000, 3000, 4500, 6750, 10_125, 15_187.5, 20_000, 20_000]);
  });

  it('is every 5 seconds while no answer comes', async () => {
    const { payment, waits } = page({ [ATTEMPT]: [lost] });
    payment.resume();
    await payment.rested();
    assert.deepEqual(waits.slice(0, 5), [2000, 3000, 4500, 5000, 5000]);
  });

  it('starts from short pauses again where the shopper asks again', async () => {
    const { payment, waits, asked } = page({
      [ATTEMPT]: [...Array<Answer>(14).fill(open), answer({ outcome: 'paid' })],
    });
    payment.resume();
    await payment.rested();
    waits.length = 0;
    assert.equal((await payment.check()).outcome, 'paid');
    assert.deepEqual([waits, asked.length], [[], 15]);
  });

  it('is as soon as the server wants a payment again that it has turned away', async () => {
    const busy = refused(503, 'busy', { 'retry-after': '7' });
    const { pay, waits, asked } = page(
      { '/checkout/payments': [busy], [ATTEMPT]: [answer({ outcome: 'paid' })] },
      { phase: 'none' },
    );
    assert.equal((await pay()).outcome, 'paid');
    assert.deepEqual([waits, asked.at(-1)], [[7000], ATTEMPT]);
  });
});

describe('an attempt that this browser remembers', () => {
  it('is taken up once', async () => {
    const { payment, asked } = page({ [ATTEMPT]: [answer({ outcome: 'paid' })] });
    assert.deepEqual([payment.resume(), payment.resume()], [true, false]);
    await payment.rested();
    assert.deepEqual([payment.resume(), asked], [false, [ATTEMPT]]);
  });

  it('is none where nothing is stored, or nothing was sent', () => {
    for (const phase of ['none', 'sealing']) {
      const { payment, asked } = page({}, { phase });
      assert.deepEqual([payment.resume(), payment.state.phase, asked], [false, 'idle', []]);
    }
  });

  it('is stored as sent before a redirect could lead away, and forgotten after a refusal', async () => {
    const { payment, pay, stored } = page(
      { '/checkout/payments': [asksForCode], [ATTEMPT]: [answer({ outcome: 'refused' })] },
      { phase: 'none' },
    );
    void pay();
    while (payment.state.phase !== 'action') await new Promise(setImmediate);
    assert.equal(JSON.parse([...stored.values()][0] ?? '{}').phase, 'sending');
    await payment.look();
    assert.deepEqual([payment.state.outcome, stored.size], ['refused', 0]);
  });
});

describe('a look at an attempt, once, without a word', () => {
  it('asks nothing where there is nothing to learn', async () => {
    const { payment, pay, asked } = page(
      { '/checkout/payments': [answer({ outcome: 'paid' })] },
      { phase: 'none' },
    );
    assert.equal((await payment.look()).phase, 'idle');
    assert.equal((await payment.check()).phase, 'idle');
    assert.deepEqual(asked, []);
    await pay();
    assert.equal((await payment.look()).outcome, 'paid');
    assert.deepEqual(asked, ['/checkout/payments']);
  });

  for (const [what, first] of [
    ['a bank’s step', asksForCode],
    ['a payment that is pending', answer({ outcome: 'pending', settled: false }, 202)],
    ['an unknown outcome', answer({ outcome: 'unknown' })],
  ] as const)
    it(`sees the end of ${what}, and shows nothing else`, async () => {
      const { payment, states } = page({ [ATTEMPT]: [first, open, lost, answer({ outcome: 'paid' })] });
      payment.resume();
      while (payment.state.phase === 'idle' || payment.state.phase === 'verifying')
        await new Promise(setImmediate);
      const shown = states.length;
      assert.deepEqual(await payment.look(), states.at(-1));
      await payment.look();
      assert.equal(states.length, shown);
      assert.equal((await payment.look()).outcome, 'paid');
      assert.equal(states.length, shown + 1);
    });

  it('is what a check is where the outcome is not unknown', async () => {
    const { payment, asked } = page({ [ATTEMPT]: [asksForCode] });
    payment.resume();
    while (payment.state.phase !== 'action') await new Promise(setImmediate);
    assert.equal((await payment.check()).phase, 'action');
    assert.deepEqual(asked, [ATTEMPT, ATTEMPT]);
  });

  it('changes nothing where a new attempt has begun meanwhile', async () => {
    let release: (answer: Response) => void = () => undefined;
    const late: Answer = () => new Promise((resolve) => (release = resolve));
    const { payment } = page({
      [ATTEMPT]: [asksForCode, late],
      '/checkout/payments/details': [answer({ outcome: 'refused' })],
    });
    payment.resume();
    while (payment.state.phase !== 'action') await new Promise(setImmediate);
    const look = payment.look();
    await payment.complete({ threeDSResult: 'done' });
    release(await answer({ outcome: 'paid' })());
    await look;
    assert.equal(payment.state.outcome, 'refused');
  });
});

describe('a page that went to sleep', () => {
  it('leaves an answer that comes later to the next look', async () => {
    let release: (answer: Response) => void = () => undefined;
    const late: Answer = () => new Promise((resolve) => (release = resolve));
    const { payment, states } = page({ [ATTEMPT]: [late, answer({ outcome: 'paid' })] });
    payment.resume();
    while (states.length === 0) await new Promise(setImmediate);
    await new Promise(setImmediate);
    payment.sleep();
    release(await answer({ outcome: 'refused' })());
    for (let turn = 0; turn < 6; turn++) await new Promise(setImmediate);
    assert.equal(payment.state.phase, 'verifying');
    payment.wake();
    assert.equal((await payment.rested()).outcome, 'paid');
  });

  it('does not give up, even where it was about to', async () => {
    const made = page(
      { [ATTEMPT]: [open] },
      { onChange: () => made.asked.length === 14 && made.payment.sleep() },
    );
    made.payment.resume();
    while (made.asked.length < 14) await new Promise(setImmediate);
    for (let turn = 0; turn < 6; turn++) await new Promise(setImmediate);
    assert.equal(made.payment.state.phase, 'verifying');
  });
});
