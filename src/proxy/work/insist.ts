import type { Background } from './background.js';
import { waitFor } from './work.js';

/** A database that is away for a moment must not cost the answer to a payment. */
export async function insist<T>(around: Background, write: () => Promise<T>): Promise<T> {
  for (let pause = 50; ; pause *= 4) {
    try {
      return await write();
    } catch (error) {
      around.note('ledger-failed');
      if (pause > 800) throw error;
      await waitFor(pause);
    }
  }
}
