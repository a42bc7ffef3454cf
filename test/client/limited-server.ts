import type { Fetch } from '../../src/client/index.js';
import { anOrder } from './fixtures.js';
import type { VirtualClock } from './virtual-clock.js';

export const MINUTE = 60_000;

interface ServerOptions {
  readonly perMinute?: number;
  /** Milliseconds from a request to its answer. */
  readonly delay?: (request: number) => number;
  /** How far the server's own clock is off, in milliseconds. */
  readonly wrongBy?: number;
  readonly withDate?: boolean;
  /** Puts headers in the place of the right ones. */
  readonly spoil?: (headers: Record<string, string>) => Record<string, string>;
}

/** A workspace with windows of a minute, as `interfaces.md` describes its limit. */
export function aWorkspace(clock: VirtualClock, options: ServerOptions = {}) {
  const { perMinute = 300, delay = () => 50, wrongBy = 0, withDate = true, spoil } = options;
  const heard: { input: string; at: number; redirect: unknown }[] = [];
  const refused: string[] = [];
  let window = { until: -Infinity, count: 0 };
  const fetch: Fetch = async (input, init) => {
    heard.push({ input, at: clock.time, redirect: init.redirect });
    if (clock.time >= window.until) window = { until: clock.time + MINUTE, count: 0 };
    const own = window;
    const remaining = Math.max(0, perMinute - ++own.count);
    const isRefused = own.count > perMinute;
    if (isRefused) refused.push(input);
    await clock.wait(delay(heard.length));
    const serverTime = clock.trueDate() + wrongBy;
    const reset = Math.ceil((serverTime + own.until - clock.time) / 1000);
    const right: Record<string, string> = {
      'x-ratelimit-limit': String(perMinute),
      'x-ratelimit-remaining': String(remaining),
      'x-ratelimit-reset': String(reset),
      ...(withDate && { date: new Date(serverTime).toUTCString() }),
    };
    return Response.json(anOrder, { status: isRefused ? 429 : 200, headers: spoil?.(right) ?? right });
  };
  return { fetch, heard, refused };
}

/** A fetch whose answers come when the test says so. */
export function byHand() {
  const asked: { input: string; answer: (headers: Record<string, string>, status?: number) => void }[] = [];
  const fetch: Fetch = (input) =>
    new Promise((resolve) => {
      const answer = (headers: Record<string, string>, status = 200): void =>
        resolve(new Response('{}', { headers, status }));
      asked.push({ input, answer });
    });
  return { fetch, asked };
}

/** Headers that say how many requests are left, and in how many seconds there are more. */
export const left = (clock: VirtualClock, remaining: number, seconds: number): Record<string, string> => ({
  date: new Date(clock.trueDate()).toUTCString(),
  'x-ratelimit-remaining': String(remaining),
  'x-ratelimit-reset': String(clock.trueDate() / 1000 + seconds),
});

export const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => `/${index}`);
