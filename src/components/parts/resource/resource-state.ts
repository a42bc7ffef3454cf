import { ClientError } from '../../../client/index.js';

/** What an element that shows data may be in; each has a look, words, a slot and a `:state()`. */
export type ResourceState =
  'loading' | 'ready' | 'empty' | 'filtered-empty' | 'error' | 'offline' | 'unauthorised';

/** Why there is no answer, by who can do something about it. */
export interface Trouble {
  /**
   * - `offline`, `network`: the user, by restoring the connection.
   * - `unauthorised`: the same, by signing in.
   * - `rate-limited`: waiting helps.
   * - `server`: the operator of the site.
   */
  readonly cause: 'offline' | 'network' | 'unauthorised' | 'rate-limited' | 'server';
  /** What to quote to the operator of the site: status, code and field, never a value. */
  readonly code: string;
}

/** Causes that concern no one thing: the next of several would fare no better. */
export const ENDS_ALL: ReadonlySet<Trouble['cause']> = /*@__PURE__*/ new Set([
  'offline',
  'network',
  'unauthorised',
  'rate-limited',
]);

function causeOf(error: unknown, isOnline: boolean): Trouble['cause'] {
  if (!(error instanceof ClientError)) return 'server';
  const { kind, status, code } = error;
  if (kind === 'network' || kind === 'timeout') return isOnline ? 'network' : 'offline';
  // To callers who may not call a row, the proxy answers that there is none.
  if (status === 401 || code === 'not-found') return 'unauthorised';
  return kind === 'rate-limited' ? kind : 'server';
}

/** What a failure means to the person at the screen. */
export function troubleOf(error: unknown, isOnline: boolean): Trouble {
  const facts = error instanceof ClientError ? [error.status, error.code, error.field] : [];
  const cause = causeOf(error, isOnline);
  return { cause, code: facts.filter(Boolean).join(' ') || cause };
}

export interface Known {
  /** Whether there is an answer to show. */
  readonly hasAnswer: boolean;
  readonly trouble: Trouble | undefined;
  /** There is nothing in the answer … */
  readonly isEmpty: boolean;
  /** … because of a filter. */
  readonly isFiltered: boolean;
}

/** Which state that is. An answer on screen outlives a failure to ask for a newer one. */
export function resourceState({ hasAnswer, trouble, isEmpty, isFiltered }: Known): ResourceState {
  if (hasAnswer) return isEmpty ? (isFiltered ? 'filtered-empty' : 'empty') : 'ready';
  if (!trouble) return 'loading';
  const { cause } = trouble;
  return cause === 'offline' || cause === 'unauthorised' ? cause : 'error';
}
