import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { ATTEMPT, answer, asksForCode, lost, open, page, refused } from './page.js';
import { AMOUNT, ORDER } from './world.js';

describe('what a bank brought back', () => {
  it('belongs to its own attempt and is not handed in for the next', async () => {
    const { payment, pay, asked } = page(
      {
        '/checkout/payments': [asksForCode],
        '/checkout/payments/details': [lost],
        [ATTEMPT]: [answer({ outcome: 'refused' })],
      },
      { phase: 'none' },
    );
    void pay();
    while (payment.state.phase !== 'action') await new Promise(setImmediate);
    assert.equal((await payment.complete({ threeDSResult: 'done' })).outcome, 'refused');
    asked.length = 0;
    void pay();
    while (payment.state.phase !== 'action') await new Promise(setImmediate);
    assert.deepEqual(asked, ['/checkout/payments']);
  });

  it('is handed in again, three times, where the ledger still waits for it', async () => {
    const { payment, asked } = page({
      '/checkout/payments/details': [lost],
      [ATTEMPT]: [asksForCode],
    });
    void payment.complete({ redirectResult: 'abc' });
    while (payment.state.phase !== 'action') await new Promise(setImmediate);
    const handedIn = asked.filter((path) => path === '/checkout/payments/details');
    assert.equal(handedIn.length, 4);
  });

  it('is handed in as often again where the shopper does the bank’s step once more', async () => {
    const { payment, asked } = page({ '/checkout/payments/details': [lost], [ATTEMPT]: [asksForCode] });
    for (const redirectResult of ['abc', 'def']) {
      asked.length = 0;
      void payment.complete({ redirectResult });
      do await new Promise(setImmediate);
      while (payment.state.phase !== 'action');
      assert.equal(asked.filter((path) => path === '/checkout/payments/details').length, 4);
    }
  });

  it('is not handed in again for the bank’s next step', async () => {
    for (const [taken, resumed] of [
      [open, true],
      [asksForCode, false],
    ] as const) {
      const { payment, asked } = page({ '/checkout/payments/details': [taken], [ATTEMPT]: [asksForCode] });
      void payment.complete({ threeDSResult: 'done' });
      while (payment.state.phase !== 'action') await new Promise(setImmediate);
      assert.equal(asked.filter((path) => path === '/checkout/payments/details').length, 1);
      assert.equal(payment.state.resumed, resumed);
    }
  });

  it('is handed in again where it got lost and no attempt is known', async () => {
    const { payment, asked } = page(
      { '/checkout/payments/details': [lost, answer({ outcome: 'paid' })] },
      { phase: 'none' },
    );
    assert.equal((await payment.complete({ redirectResult: 'abc' })).outcome, 'paid');
    assert.equal(asked.length, 2);
  });

  it('is asked about again on waking, where no attempt is known', async () => {
    const { payment, asked, bodies } = page(
      { '/checkout/payments/details': [lost, answer({ outcome: 'paid' })] },
      { phase: 'none' },
    );
    void payment.complete({ redirectResult: 'abc' });
    payment.sleep();
    payment.wake();
    assert.equal((await payment.rested()).outcome, 'paid');
    assert.ok(asked.every((path) => path === '/checkout/payments/details'));
    assert.ok(bodies.every((body) => body.includes('abc')));
  });
});

describe('an answer that is about something else', () => {
  const foreign = answer({ outcome: 'paid', order: 'order-9' });

  it('is asked about once more where it follows a payment or a bank’s step', async () => {
    const paths = { [ATTEMPT]: [answer({ outcome: 'paid' })] };
    const paying = page({ ...paths, '/checkout/payments': [foreign] }, { phase: 'none' });
    assert.equal((await paying.pay()).outcome, 'paid');
    const returning = page({ ...paths, '/checkout/payments/details': [foreign] });
    assert.equal((await returning.payment.complete({ redirectResult: 'abc' })).outcome, 'paid');
  });

  it('ends the asking where it was a question', async () => {
    const { payment, asked } = page({ [ATTEMPT]: [foreign] });
    payment.resume();
    const { phase, problem } = await payment.rested();
    assert.deepEqual([phase, problem?.code, asked.length], ['unknown', 'contract', 1]);
  });
});

describe('a payment that the ledger does not know', () => {
  const FENCE = `${ATTEMPT}/fence`;
  const never = answer({ outcome: 'cancelled', reason: 'not-sent' });

  it('is sent four times under its key, and then ended for good', async () => {
    const { pay, asked } = page({ '/checkout/payments': [lost], [FENCE]: [never] }, { phase: 'none' });
    assert.equal((await pay()).phase, 'idle');
    assert.equal(asked.filter((path) => path === '/checkout/payments').length, 4);
    assert.equal(asked.at(-1), FENCE);
  });

  it('is asked for four times where it cannot be sent again, and then ended for good', async () => {
    const { payment, asked } = page({ [FENCE]: [never] });
    payment.resume();
    assert.equal((await payment.rested()).phase, 'idle');
    assert.deepEqual(asked, [ATTEMPT, ATTEMPT, ATTEMPT, ATTEMPT, FENCE]);
  });

  it('is ended by asking until it is certain', async () => {
    const { payment, asked } = page({ [FENCE]: [lost, lost, never] });
    payment.resume();
    assert.equal((await payment.rested()).phase, 'idle');
    assert.deepEqual(asked.slice(-3), [FENCE, FENCE, FENCE]);
  });

  it('is unknown where the server cannot promise that it never begins', async () => {
    const tooMany = refused(429, 'rate-limited');
    const { pay, asked } = page({ '/checkout/payments': [tooMany] }, { phase: 'none' });
    assert.equal((await pay()).phase, 'unknown');
    assert.deepEqual(asked, ['/checkout/payments', FENCE]);
  });
});

describe('a payment that has an end', () => {
  it('is not sent again, whatever the ledger says of a bank’s late result', async () => {
    const pending = answer({ outcome: 'pending', settled: false }, 202);
    const { payment, pay, asked } = page(
      { '/checkout/payments': [pending], [`${ATTEMPT}/fence`]: [answer({ outcome: 'paid' })] },
      { phase: 'none' },
    );
    assert.equal((await pay()).outcome, 'pending');
    assert.equal((await payment.complete({ redirectResult: 'abc' })).outcome, 'paid');
    assert.equal(asked.filter((path) => path === '/checkout/payments').length, 1);
  });

  it('is told to the page once', async () => {
    const { payment, pay, states } = page({ '/checkout/payments': [answer({ outcome: 'paid' })] });
    await pay();
    const told = states.length;
    payment.strand();
    payment.reset();
    assert.equal(states.length, told);
  });
});

describe('an attempt that ended without a payment', () => {
  it('is forgotten on demand', async () => {
    const { payment, pay } = page(
      { '/checkout/payments': [answer({ outcome: 'refused' })] },
      { phase: 'none' },
    );
    await pay();
    payment.reset();
    assert.deepEqual(payment.state, { phase: 'idle' });
  });

  it('gives way to another attempt of the order that the server knows', async () => {
    const other = {
      attempt: 'key-2',
      environment: 'sandbox',
      serverTime: '0',
      order: ORDER,
      amount: AMOUNT,
      methods: [],
      storedCards: [],
      canStore: false,
    };
    const { pay, stored } = page(
      {
        '/checkout/payments': [refused(409, 'attempt-open')],
        '/checkout/paymentMethods': [() => Response.json(other)],
        '/attempts/key-2': [answer({ key: 'key-2', outcome: 'paid', amount: { value: 1, currency: 'EUR' } })],
      },
      { phase: 'none' },
    );
    const { key, outcome } = await pay();
    assert.deepEqual([key, outcome], ['key-2', 'paid']);
    assert.equal(JSON.parse(stored.get(`florin-attempt:${ORDER}`) ?? '{}').key, 'key-2');
  });

  it('goes on where the attempt that is open is this one', async () => {
    const own = {
      attempt: 'key-1',
      environment: 'sandbox',
      serverTime: '0',
      order: ORDER,
      amount: AMOUNT,
      methods: [],
      storedCards: [],
      canStore: false,
    };
    const { pay } = page(
      {
        '/checkout/payments': [refused(409, 'attempt-open')],
        '/checkout/paymentMethods': [() => Response.json(own)],
        [ATTEMPT]: [answer({ outcome: 'paid' })],
      },
      { phase: 'none' },
    );
    assert.equal((await pay()).outcome, 'paid');
  });

  for (const code of ['order-paid', 'attempt-open'])
    it(`frees Pay where the server says ${code} and knows no such attempt`, async () => {
      const { pay } = page(
        { '/checkout/payments': [refused(409, code)], '/checkout/paymentMethods': [lost] },
        { phase: 'none' },
      );
      const { phase, problem } = await pay();
      assert.deepEqual([phase, problem?.code], ['idle', code]);
    });

  for (const [status, code] of [
    [401, 'unauthorised'],
    [403, 'forbidden'],
  ] as const)
    it(`is unknown at once where the server answers ${code} to a question about it`, async () => {
      const { payment, asked } = page({ [ATTEMPT]: [refused(status, 'x')] });
      payment.resume();
      const { phase, problem } = await payment.rested();
      assert.deepEqual([phase, problem?.code, asked.length], ['unknown', code, 1]);
    });

  it('is unknown where a result of the bank belongs to no attempt', async () => {
    const { payment, asked } = page({}, { phase: 'none' });
    assert.equal((await payment.complete({ redirectResult: 'abc' })).phase, 'unknown');
    assert.deepEqual(asked, ['/checkout/payments/details']);
  });
});
