/** Time, for code that waits. A test brings a clock that it moves by hand. */
export interface Clock {
  /** Milliseconds since some moment, which never go back. */
  now(): number;
  /** Milliseconds since 1970, as this machine believes. It may be wrong. */
  date(): number;
  /** Resolves after so many milliseconds, or as soon as the signal is aborted. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      signal?.addEventListener('abort', end);
      if (signal?.aborted) end();
    }),
};

/** No wait is longer, whatever a server asks for: its clock can be wrong and its header hostile. */
export const LONGEST_WAIT = 60_000;
