/**
 * What the commands use of Cypress, for a page that has a shop's page in a frame of its own, as Cypress has. Its commands wait in a line, and it
 * asks again until a check passes.
 */
import type { CypressChain, CypressGlobals } from '../../src/testing/cypress.js';

declare global {
  /** Defined by the test: a command of the DevTools protocol, as Cypress sends it. */
  var sendToChromium: (command: object) => Promise<unknown>;
}

type Found = ArrayLike<Element>;

/** Milliseconds between two looks. */
const PAUSE = 50;
const timeouts = { timeout: 20_000 };

/** Settings of Cypress. What has not come after twenty seconds does not come. */
const settings = { pageLoadTimeout: 20_000, responseTimeout: 20_000 };

let line: Promise<unknown> = Promise.resolve();

/** Has the commands that are given within `run` done before those that wait already. */
async function within(run: () => unknown): Promise<unknown> {
  const waiting = line;
  line = Promise.resolve();
  const given = run();
  const inner = line;
  line = waiting;
  await inner;
  return given instanceof Chain ? given.subject : given;
}

async function retry<Result>(look: () => Result, { timeout }: { readonly timeout: number }): Promise<Result> {
  for (let left = timeout; ; left -= PAUSE)
    try {
      return look();
    } catch (error) {
      if (left <= 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
}

const viewOf = (element: Element): typeof globalThis & Window =>
  element.ownerDocument.defaultView as typeof globalThis & Window;

function clickOn(element: Element): void {
  const { MouseEvent } = viewOf(element);
  for (const type of ['mousedown', 'mouseup', 'click'])
    element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true }));
}

class Chain implements CypressChain {
  readonly subject: Promise<unknown>;
  readonly #options: { readonly timeout: number };

  constructor(work: () => unknown, options = timeouts) {
    this.#options = options;
    this.subject = line = line.then(work);
  }

  #next(act: (found: Found) => unknown): Chain {
    return new Chain(async () => act((await this.subject) as Found), this.#options);
  }

  should(check: ((found: Found) => void) | 'equal', expected?: unknown): Chain {
    return this.#next(async (found) => {
      const compare = (subject: unknown): void => {
        if (subject !== expected) throw new Error(`${String(subject)} is not ${String(expected)}`);
      };
      await retry(() => (check === 'equal' ? compare(found) : check(found)), this.#options);
      return found;
    });
  }

  then(
    ...given: [act: (found: Found) => unknown] | [options: object, act: (found: Found) => unknown]
  ): Chain {
    const act = given.at(-1) as (found: Found) => unknown;
    return this.#next((found) => within(() => act(found)));
  }

  click(): Chain {
    return this.#next((found) => {
      clickOn(found[0]!);
      return found;
    });
  }
}

const shop = document.querySelector('iframe')!;

const cy = {
  visit: (path: string) =>
    new Chain(
      () =>
        new Promise((resolve) => {
          shop.onload = resolve;
          shop.src = path;
        }),
    ),
  get: (selector: string, options = timeouts) =>
    new Chain(
      () =>
        retry(() => {
          const found = shop.contentDocument!.querySelectorAll(selector);
          if (found.length === 0) throw new Error(`The page has no '${selector}'.`);
          return found;
        }, options),
      options,
    ),
  wrap: (found: Element | Found, options = timeouts) =>
    new Chain(() => ('nodeType' in found ? [found] : found), options),
};

type Runs = Readonly<Record<string, (subject: Found | void, ...args: never[]) => unknown>>;

const Cypress = {
  config: (name: keyof typeof settings) => settings[name],
  isBrowser: () => true,
  // The test passes it on to Chromium.
  automation: (_, command) => globalThis.sendToChromium(command),
  Commands: {
    addAll(_: object, commands: Runs) {
      for (const [name, run] of Object.entries(commands)) {
        const start = (...args: never[]) => new Chain(() => within(() => run(undefined, ...args)));
        const goOn = function (this: Chain, ...args: never[]): Chain {
          return this.then((found) => run(found, ...args));
        };
        Object.assign(cy, { [name]: start });
        Object.assign(Chain.prototype, { [name]: goOn });
      }
    },
  },
} as CypressGlobals['Cypress'];

/** Runs a test; `ended` rejects with what fails it. */
const it = (_: string, run: () => void): void => void Object.assign(globalThis, { ended: within(run) });

Object.assign(globalThis, { Cypress, cy, it });
