/** What an answer says of its rate limit; a header that is missing or no number leaves its field out. */
export interface RateLimits {
  /** Requests permitted in a minute: `X-RateLimit-Limit`. */
  readonly limit?: number;
  /** Requests left in the current window: `X-RateLimit-Remaining`. */
  readonly remaining?: number;
  /** When the window ends, by the server's clock, in milliseconds since 1970: `X-RateLimit-Reset`. */
  readonly resetAt?: number;
}

const MINUTE = 60_000;
const SECOND = 1000;

function numberIn(headers: Headers, name: string): number | undefined {
  const text = headers.get(name) ?? '';
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

function readLimits(headers: Headers): RateLimits {
  const limit = numberIn(headers, 'x-ratelimit-limit');
  const remaining = numberIn(headers, 'x-ratelimit-remaining');
  const reset = numberIn(headers, 'x-ratelimit-reset');
  return {
    ...(limit && { limit }),
    ...(remaining !== undefined && { remaining }),
    ...(reset !== undefined && { resetAt: reset * SECOND }),
  };
}

/**
 * Milliseconds until a server lets requests in again, between a second and a minute. Its moments are measured by the
 * clock they come from, the `Date` of the same answer, so that a clock that is wrong on either side does no harm.
 */
function closedFor(headers: Headers, { resetAt }: RateLimits, date: number): number {
  const sent = Date.parse(headers.get('date') ?? '');
  const serverDate = Number.isNaN(sent) ? date : sent;
  const after = headers.get('retry-after') ?? '';
  const until = Date.parse(after) || resetAt || Infinity;
  const left = /^\d+$/.test(after) ? Number(after) * SECOND : until - serverDate;
  return Math.min(MINUTE, Math.max(SECOND, left));
}

/**
 * The books of a rate limit: what was sent in the last minute, and what the server says is left of its own. A request
 * that is under way counts as not yet known to the server, which errs on the careful side until its answer is there.
 */
export class RateWindow {
  readonly #perMinute: number;
  /** When the last requests started, oldest first. */
  readonly #starts: number[] = [];
  #underWay = 0;
  #remaining = Infinity;
  /** End of the server's window: by its clock, to tell windows apart, and by ours, to wait for. */
  #resetAt = 0;
  #closedUntil = -Infinity;
  /** What the last answer said. */
  limits: RateLimits = {};

  constructor(perMinute: number) {
    this.#perMinute = Math.max(1, perMinute);
  }

  /** Milliseconds before another request may start. */
  hold(now: number): number {
    const most = Math.min(this.#perMinute, this.limits.limit ?? Infinity);
    const first = this.#starts.at(-most);
    const own = this.#starts.length < most || first === undefined ? 0 : first + MINUTE - now;
    const server = this.#remaining > this.#underWay ? 0 : this.#closedUntil - now;
    return Math.max(0, own, server);
  }

  start(now: number): void {
    if (this.#starts.length >= this.#perMinute) this.#starts.shift();
    this.#starts.push(now);
    this.#underWay++;
  }

  /** Counts a request as done. Without an answer it may have reached the server all the same. */
  end(now: number, date: number, answer?: Response): void {
    this.#underWay--;
    const isOver = now >= this.#closedUntil;
    if (isOver) [this.#remaining, this.#resetAt] = [Infinity, 0];
    const said = answer ? readLimits(answer.headers) : {};
    const { remaining = this.#remaining - 1, resetAt = this.#resetAt } = said;
    const isRefused = answer?.status === 429;
    const isNew = resetAt > this.#resetAt;
    if (answer) this.limits = said;
    if (resetAt < this.#resetAt && !isRefused) return;
    this.#remaining = isRefused ? 0 : isNew ? remaining : Math.min(remaining, this.#remaining);
    this.#resetAt = resetAt;
    if (answer && (isNew || isRefused || isOver))
      this.#closedUntil = now + closedFor(answer.headers, said, date);
  }
}
