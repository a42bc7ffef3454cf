import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { memoryLedger, type Telemetry } from '../../../src/proxy/index.js';
import { answer } from '../fake-platform.js';
import { openReportingShop } from '../notifications/reporting.js';
import { arrive } from '../shop.js';

const PARENT = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

/** OpenTelemetry's API, as a merchant's own set-up would hand it over: what is told to it is kept. */
function listen() {
  const counted: string[] = [];
  const spans: { name: string; parent: unknown; attributes: Record<string, unknown> }[] = [];
  const gauges = new Map<string, (result: { observe(value: number): void }) => void | Promise<void>>();
  const write =
    (name: string) =>
    (value: number, attributes: object = {}) => {
      assert.ok(value >= 0);
      counted.push(`${name} ${Object.values(attributes).join(' ')}`);
    };
  const telemetry: Telemetry = {
    metrics: {
      getMeter: () => ({
        createCounter: (name) => ({ add: write(name) }),
        createHistogram: (name) => ({ record: write(name) }),
        createObservableGauge: (name) => ({ addCallback: (read) => void gauges.set(name, read) }),
      }),
    },
    trace: {
      getTracer: () => ({
        startSpan: (name, { attributes = {} } = {}, parent) => {
          const span = { name, parent, attributes: { ...attributes } };
          return {
            setAttributes: (more) => Object.assign(span.attributes, more),
            setStatus: ({ code }) => Object.assign(span.attributes, { code }),
            end: () => void spans.push(span),
          };
        },
      }),
      setSpan: () => 'with span',
    },
    context: { active: () => 'root' },
    propagation: {
      extract: (_, carrier) => carrier,
      inject: (_, carrier) => void Object.assign(carrier as object, { traceparent: 'ours' }),
    },
  };
  const gauge = async (name: string): Promise<number | undefined> => {
    let shown: number | undefined;
    await gauges.get(name)?.({ observe: (value) => (shown = value) });
    return shown;
  };
  return { telemetry, counted, spans, gauge, gauges };
}

const traced = { traceparent: PARENT, tracestate: 'vendor=1' };

describe('telemetry', () => {
  it('counts outcomes, and times ledger and platform, under names and codes alone', async () => {
    const { telemetry, counted } = listen();
    const { proxy, platform } = openReportingShop({ telemetry });
    const browser = await arrive(proxy);
    await browser.pay('k1');
    platform.network = () => answer(500, {});
    await browser.pay('k2', { order: 'ORDER-2' });
    for (const line of [
      'florin.attempts paid',
      'florin.attempts unknown',
      'florin.ledger.duration begin',
      'florin.platform.duration POST /payments ok',
      'florin.platform.duration POST /payments 500',
      'florin.platform.errors POST /payments 500',
      'florin.request.duration POST /checkout/payments 200',
    ])
      assert.ok(counted.includes(line), line);
    assert.doesNotMatch(counted.join('\n'), /ORDER|k1|PSP/);
  });

  it('shows how long the oldest attempt has been unknown, and what hooks have not heard of', async () => {
    const { telemetry, gauge } = listen();
    let now = 1_800_000_000_000;
    const { proxy, platform } = openReportingShop({
      telemetry,
      now: () => now,
      hooks: { tries: 1 },
      onSettled: () => {
        throw new Error('not now');
      },
    });
    const browser = await arrive(proxy);
    assert.deepEqual([await gauge('florin.attempts.unknown.age'), await gauge('florin.outbox.lag')], [0, 0]);
    platform.network = () => answer(500, {});
    await browser.pay('k1');
    now += 60_000;
    assert.deepEqual(
      [await gauge('florin.attempts.unknown'), await gauge('florin.attempts.unknown.age')],
      [1, 60],
    );
    while ((await gauge('florin.outbox.dead')) === 0) await new Promise((done) => setImmediate(done));
    assert.equal(await gauge('florin.outbox.size'), 0);
  });

  it('shows nothing rather than a nought while the ledger is away', async () => {
    const { telemetry, gauge } = listen();
    const ledger = Object.assign(memoryLedger(), {
      backlog: async () => {
        throw new Error('away');
      },
    });
    await arrive(openReportingShop({ telemetry, ledger }).proxy);
    assert.equal(await gauge('florin.outbox.lag'), undefined);
  });

  it('belongs to the trace that the request came with, and the platform’s part to that of the proxy', async () => {
    const { telemetry, spans } = listen();
    const { proxy, platform } = openReportingShop({ telemetry });
    await (await arrive(proxy)).pay('k1', {}, traced);
    const span = spans.find(({ name }) => name === 'POST /checkout/payments');
    assert.deepEqual(span?.parent, traced);
    assert.deepEqual(
      [span?.attributes['http.response.status_code'], span?.attributes['florin.outcome']],
      [200, 'paid'],
    );
    assert.equal(platform.paid[0]?.headers.get('traceparent'), 'ours');
  });

  it('passes a trace on as it came where telemetry is off, and nothing that is none', async () => {
    const { proxy, platform } = openReportingShop();
    const browser = await arrive(proxy);
    await browser.pay('k1', {}, traced);
    await browser.pay('k2', { order: 'ORDER-2' }, { traceparent: 'CANARY', tracestate: 'CANARY' });
    const [first, second] = platform.paid;
    assert.equal(first?.headers.get('traceparent'), PARENT);
    assert.equal(first?.headers.get('tracestate'), 'vendor=1');
    assert.deepEqual([second?.headers.has('traceparent'), second?.headers.has('tracestate')], [false, false]);
  });
});

describe('an attempt whose outcome is unknown', () => {
  it('is told to onUnsettled once it is unknown for long, once, and again where that failed', async () => {
    let now = 1_800_000_000_000;
    let isBroken = true;
    const told: unknown[] = [];
    const { proxy, platform } = openReportingShop({
      now: () => now,
      unsettledAfter: 300_000,
      onUnsettled: (order, { reference, since }) => {
        if (isBroken) throw new Error('not now');
        told.push([order, reference, since]);
      },
    });
    const browser = await arrive(proxy);
    platform.network = () => answer(500, {});
    const { body } = await browser.pay('k1');
    now += 299_999;
    await proxy.reconcile();
    assert.deepEqual(told, []);
    now += 1;
    await proxy.reconcile();
    isBroken = false;
    await proxy.reconcile();
    await proxy.reconcile();
    assert.deepEqual(told, [['ORDER-1', body['reference'], 1_800_000_000_000]]);
  });
});
