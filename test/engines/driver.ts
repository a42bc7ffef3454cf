import { setTimeout as sleep } from 'node:timers/promises';

/** WebDriver's classic commands that a visitor needs, with the fields the standard gives them. */
export interface Commands {
  Navigate: { url: string };
  Refresh: object;
  ExecuteScript: { script: string; args: readonly unknown[] };
  SwitchToFrame: { id: FoundElement | null };
  PerformActions: { actions: readonly object[] };
}

/** The name under which WebDriver hands an element out. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export interface FoundElement {
  readonly [ELEMENT]: string;
}

/** One browser with one window. */
export interface Driver {
  /** Fails with the driver's own words. */
  send<Name extends keyof Commands>(command: Name, parameters: Commands[Name]): Promise<unknown>;
  close(): Promise<void>;
}

/** Milliseconds. A busy machine takes seconds for a page; a browser that says nothing for this long hangs. */
const SILENCE = 40_000;

class Silence extends Error {}

/** What a browser answers; its silence is a failure that names the question. */
export async function answered<Value>(
  what: string,
  answer: Promise<Value>,
  patience = SILENCE,
): Promise<Value> {
  const over = new AbortController();
  const silence = async (): Promise<never> => {
    await sleep(patience, undefined, { signal: over.signal });
    throw new Silence(`The browser hangs: no answer to ${what} for ${patience / 1000} s.`);
  };
  try {
    return await Promise.race([answer, silence()]);
  } finally {
    over.abort();
  }
}

/** A browser that hung once is not asked again: each question would wait as long. */
export function impatient(driver: Driver): Driver {
  let hung: Silence | undefined;
  return {
    ...driver,
    async send(command, parameters) {
      if (hung) throw hung;
      try {
        return await answered(command, driver.send(command, parameters));
      } catch (error) {
        if (error instanceof Silence) hung = error;
        throw error;
      }
    },
  };
}
