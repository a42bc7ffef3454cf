export interface TimeLimit {
  /** For `fetch`. Once aborted, its reason is `'cancelled'` or `'timeout'`, whichever came first. */
  readonly signal: AbortSignal;
  /** What some work brings, unless the time is over before: a race that even a `fetch` deaf to signals loses. */
  race<T>(work: Promise<T>): Promise<T>;
  /** Lets go of timer and listener. */
  stop(): void;
}

/**
 * Starts the clock of one call. It runs until `stop`, or until the caller's signal or the limit ends it. Not
 * `AbortSignal.any`, whose result some runtimes collect before its timer fires.
 */
export function startTimeLimit(signal: AbortSignal | undefined, milliseconds: number): TimeLimit {
  const control = new AbortController();
  let lose: ((reason: string) => void) | undefined;
  // Not by listening to our own signal: a listener costs as much as reading a small answer.
  const end = (reason: string): void => {
    control.abort(reason);
    lose?.(reason);
  };
  const cancel = (): void => end('cancelled');
  const timer = setTimeout(end, Math.min(milliseconds, 2 ** 31 - 1), 'timeout');
  signal?.addEventListener('abort', cancel);
  if (signal?.aborted) cancel();
  return {
    signal: control.signal,
    race: (work) =>
      new Promise((resolve, reject) => {
        lose = reject;
        if (control.signal.aborted) reject(control.signal.reason);
        work.then(resolve, reject);
      }),
    stop: () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    },
  };
}
