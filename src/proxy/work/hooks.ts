/** How long your hooks may take, and how often those that hear of everything at least once are called. */
export interface HookOptions {
  /**
   * Milliseconds after which a hook that has not returned counts as failed. What it is doing is not stopped, so it may end
   * after it was called again. Default: 10,000.
   */
  readonly timeout?: number | undefined;
  /**
   * How many times `onSettled` and `onReversed` are called for one thing before it is listed for an operator instead: after
   * half a minute, then twice as long each time, six hours at most. Default: 12, which takes about 15 hours.
   */
  readonly tries?: number | undefined;
}

interface Hooked {
  readonly hooks?: HookOptions | undefined;
}

const SECOND = 1000;
const FIRST_PAUSE = 30 * SECOND;
const LONGEST_PAUSE = 6 * 3600 * SECOND;

/** A hook of the merchant did not return in time. Named after the hook, which is no secret. */
export class HookTimedOut extends Error {
  override readonly name = 'HookTimedOut';
  readonly hook: string;

  constructor(hook: string) {
    super(hook);
    this.hook = hook;
  }
}

export const hookTimeout = ({ hooks }: Hooked): number => hooks?.timeout ?? 10 * SECOND;

export const mostTries = ({ hooks }: Hooked): number => hooks?.tries ?? 12;

/** Milliseconds to wait after so many tries that failed. */
export const pauseAfter = (tries: number): number => Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (tries - 1));

/** Calls a hook of the merchant. Rejects with its error, or with `HookTimedOut`; nothing waits for it longer. */
export async function callHook<T>(options: Hooked, hook: string, call: () => T | Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HookTimedOut(hook)), hookTimeout(options));
  });
  try {
    return await Promise.race([call(), late]);
  } finally {
    clearTimeout(timer);
  }
}
