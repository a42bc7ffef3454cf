import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds. What has not come by then on a busy machine does not come. */
const PATIENCE = 30_000;

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Asks again and again until there is an answer; an error counts as none yet, because pages come and go meanwhile. */
export async function until<Value>(
  ask: () => Value | undefined | Promise<Value | undefined>,
  what: string,
  patience = PATIENCE,
): Promise<Value> {
  const end = performance.now() + patience;
  let why = 'there was no answer';
  do {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
      why = 'there was no answer';
    } catch (error) {
      why = wordsOf(error);
    }
    await sleep(100);
  } while (performance.now() < end);
  throw new Error(`It never came to pass: ${what} (${why})`);
}
