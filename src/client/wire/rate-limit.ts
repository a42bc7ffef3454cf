import { systemClock, type Clock } from './clock.js';
import { RateWindow, type RateLimits } from './rate-window.js';
import type { Fetch } from './client-options.js';

export interface RateLimitOptions {
  /** Requests that may start within any minute. Default: 300, what the workspace permits each of its keys. */
  perMinute?: number;
  /** Told of each answer, whatever its status, what it says of the limit. What it throws is ignored. */
  onLimits?: (limits: RateLimits, status: number) => void;
  clock?: Clock;
}

export interface RateLimitedFetch extends Fetch {
  /** What the last answer said of the limit, by its `X-RateLimit` headers. Empty before the first. */
  limits(): RateLimits;
}

/**
 * A `fetch` that keeps to a rate limit by making requests wait, first come, first served. It counts its own requests,
 * believes the server about what is left, and never holds one for longer than the rest of a minute at a time. Give one
 * to all clients that share a key.
 *
 * A request that is aborted leaves the queue. The wait counts towards a call's own time limit, so a client that queues
 * much wants a longer `timeout`. An answer with status 429 is handed on: only who called knows whether the request may
 * be sent again. So is a redirect, which no client follows, because it would carry the key elsewhere: a call over plain
 * `http:` ends with a `contract` error of status 301.
 */
export function rateLimited(fetch: Fetch, options: RateLimitOptions = {}): RateLimitedFetch {
  const { perMinute = 300, clock = systemClock } = options;
  const window = new RateWindow(perMinute);
  const queue: (() => void)[] = [];
  let alarm = new AbortController();

  /** Lets go whom it can, and wakes again when the next one may go. */
  const advance = (): void => {
    alarm.abort();
    while (queue.length > 0 && window.hold(clock.now()) === 0) queue.shift()?.();
    if (queue.length === 0) return;
    const { signal } = (alarm = new AbortController());
    void clock.wait(window.hold(clock.now()), signal).then(() => {
      if (!signal.aborted) advance();
    });
  };

  const turn = (signal: AbortSignal | null | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const go = (): void => {
        signal?.removeEventListener('abort', leave);
        window.start(clock.now());
        resolve();
      };
      const leave = (): void => {
        queue.splice(queue.indexOf(go), 1);
        reject(signal?.reason as Error);
        advance();
      };
      if (signal?.aborted) {
        reject(signal.reason as Error);
        return;
      }
      signal?.addEventListener('abort', leave, { once: true });
      queue.push(go);
      advance();
    });

  const tell = (status: number): void => {
    try {
      options.onLimits?.(window.limits, status);
    } catch {
      // The listener's own fault: a request must not fail by it.
    }
  };

  const send: Fetch = async (input, init) => {
    await turn(init.signal);
    let answer: Response | undefined;
    try {
      answer = await fetch(input, init);
      return answer;
    } finally {
      window.end(clock.now(), clock.date(), answer);
      advance();
      if (answer) tell(answer.status);
    }
  };
  return Object.assign(send, { limits: () => window.limits });
}
