import { createClient } from '../../../src/client/index.js';
import { PayOnce, type AttemptState } from '../../../src/client/pay-once/index.js';
import { AMOUNT, ORDER } from './world.js';

const KEY = 'key-1';

export type Answer = () => Response | Promise<Response>;
type Paths = Readonly<Record<string, readonly Answer[]>>;

export const ATTEMPT = `/attempts/${KEY}`;
export const answer =
  (fields: object, status = 200): Answer =>
  () =>
    Response.json({ key: KEY, order: ORDER, amount: AMOUNT, settled: true, ...fields }, { status });
export const refused =
  (status: number, code: string, headers = {}): Answer =>
  () =>
    Response.json({ error: { code } }, { status, headers });
export const lost: Answer = () => {
  throw new TypeError('network');
};
export const open = answer({ outcome: 'unknown', settled: false }, 202);
export const asksForCode = answer({
  outcome: 'action-required',
  settled: false,
  action: { type: 'threeDS2', token: 'x', paymentData: 'y' },
});

/** A page whose proxy gives the answers of each path in turn, the last one again and again. */
export function page(paths: Paths, { phase = 'sending', onChange = (): unknown => undefined } = {}) {
  const asked: string[] = [];
  const bodies: string[] = [];
  const waits: number[] = [];
  const states: AttemptState[] = [];
  const left = new Map(Object.entries(paths).map(([path, answers]) => [path, [...answers]]));
  const stored = new Map<string, string>();
  if (phase !== 'none')
    stored.set(`florin-attempt:${ORDER}`, JSON.stringify({ key: KEY, order: ORDER, phase, createdAt: 0 }));
  const client = createClient({
    baseUrl: 'https://shop.example/florin',
    fetch: async (url, init) => {
      const path = new URL(url).pathname.replace('/florin', '');
      asked.push(path);
      bodies.push(String(init.body ?? ''));
      const answers = left.get(path) ?? [];
      return ((answers.length > 1 ? answers.shift() : answers[0]) ?? refused(404, 'unknown-attempt'))();
    },
  });
  const payment = new PayOnce(ORDER, {
    client: () => client,
    storage: {
      getItem: (name) => stored.get(name) ?? null,
      setItem: (name, value) => void stored.set(name, value),
      removeItem: (name) => void stored.delete(name),
    },
    wait: async (pause) => void waits.push(pause),
    onChange: (state) => {
      states.push(state);
      onChange();
    },
    now: () => 0,
  });
  const pay = (key = KEY) =>
    payment.pay(
      async () => ({
        amount: AMOUNT,
        paymentMethod: { type: 'scheme', storedPaymentMethodId: 'stored' },
        browser: {
          colorDepth: 24,
          javaEnabled: false,
          language: 'en',
          screenHeight: 800,
          screenWidth: 1200,
          timeZoneOffset: 0,
        },
      }),
      key,
    );
  return { payment, pay, asked, bodies, waits, states, stored };
}
