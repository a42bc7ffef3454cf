import { inCloudflareWorkers } from '../../facts/cloudflare-workers.js';

/** Work of this process under way, by attempt. */
export class Work {
  readonly #running = new Map<string, Promise<void>>();

  isRunning(key: string): boolean {
    return this.#running.has(key);
  }

  start(key: string, work: () => Promise<void>): Promise<void> {
    const running = work().finally(() => this.#running.delete(key));
    running.catch(() => undefined);
    this.#running.set(key, running);
    return running;
  }

  /** Waits for the attempt's work to end, at most so many milliseconds. Rejects with what the work rejected with. */
  async join(key: string, milliseconds: number): Promise<void> {
    const running = this.#running.get(key);
    if (running && !inCloudflareWorkers()) await within(running, milliseconds);
  }
}

export const waitFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Resolves when the work ends or time is up, whichever comes first. */
export async function within(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
