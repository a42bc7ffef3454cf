import type { State } from '../state/state.js';
import { recordsOf } from './records.js';
import { WorkspaceRefusal } from './refusal.js';
import { runWhatIsDue } from './schedule.js';

interface Allowance {
  readonly endsAt: number;
  used: number;
}

const CALLS_A_MINUTE = 300;
const MINUTE = 60_000;

/** The key of a request. The header wins, even over a right key in the query. One with a gap in it is none. */
export function keyOf(request: Request): string | null {
  const key = request.headers.get('x-api-key') ?? new URL(request.url).searchParams.get('apikey');
  return key !== null && /^\S+$/.test(key) ? key : null;
}

/**
 * Counts a call against its key's allowance, and says on every answer what is left. A minute begins with the first call
 * after the one before has ended. Monitors whose time has come run first, so that every answer knows of them.
 */
export function admit(state: State, key: string): Record<string, string> {
  runWhatIsDue(state);
  const records = recordsOf(state);
  const minute = minuteOf(state, key);
  records.allowances.set(key, minute);
  const isOver = minute.used >= CALLS_A_MINUTE;
  if (!isOver) minute.used++;
  const headers = headersOf(minute);
  if (isOver)
    throw new WorkspaceRefusal(
      429,
      'rateLimitError',
      `Too many calls: retry at ${headers['x-ratelimit-reset']}`,
      { headers },
    );
  records.usage.calls++;
  return headers;
}

/** A call with an invalid key gets the same headers, and uses up no allowance. */
export const turnedAway = (state: State): Record<string, string> => headersOf(minuteOf(state, ''));

const headersOf = ({ endsAt, used }: Allowance) => ({
  'x-ratelimit-limit': String(CALLS_A_MINUTE),
  'x-ratelimit-remaining': String(CALLS_A_MINUTE - used),
  'x-ratelimit-reset': String(Math.ceil(endsAt / 1000)),
});

function minuteOf(state: State, key: string): Allowance {
  const now = state.now();
  const last = recordsOf(state).allowances.get(key);
  return last && now < last.endsAt ? last : { endsAt: now + MINUTE, used: 0 };
}
