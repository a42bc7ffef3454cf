import type { Locator, Page } from 'playwright-core';

import { until } from '../browser.js';
import { isFocused } from '../keys.js';
import { listenerOf, settled } from './listener.js';

/** What a step waits for before it is written down. */
interface Expected {
  /** Something that is shown. */
  readonly shown?: Locator;
  /** What a live region says. */
  readonly says?: RegExp;
}

/** A walk through a page by keyboard, and all that is heard on the way. */
export interface Walk {
  /** Begins a part of the transcript. */
  part(title: string): void;
  /** Presses a key, as often as it takes until something has the focus; what it stops at on the way is written down. */
  go(to: Locator, key?: string): Promise<void>;
  press(key: string, expected?: Expected): Promise<void>;
  type(text: string, expected?: Expected): Promise<void>;
  transcript(): string;
}

const INDENT = 14;

/** A page that the recorder was put into before it was opened. */
export async function walkOf(page: Page): Promise<Walk> {
  const { said, focused } = listenerOf(page);
  // What the page said while it loaded is over.
  await said();
  const lines: string[] = [];
  const step = async (did: string, act: () => Promise<void>, { shown, says }: Expected = {}) => {
    await act();
    await shown?.waitFor();
    const heard: string[] = [];
    await until(
      async () => {
        heard.push(...(await said()));
        return !says || heard.some((each) => says.test(each));
      },
      `${String(says)} is said`,
    );
    const all = [...(await focused()), ...heard];
    const first = did.length < INDENT ? did.padEnd(INDENT) : `${did}\n${' '.repeat(INDENT)}`;
    lines.push(`${first}${all.join(`\n${' '.repeat(INDENT)}`)}`.trimEnd());
  };
  return {
    part(title) {
      lines.push(`${lines.length > 0 ? '\n' : ''}# ${title}\n`);
    },
    async go(to, key = 'Tab') {
      await to.waitFor();
      for (let stops = 0; stops < 40; stops++) {
        await step(key, () => page.keyboard.press(key));
        if (await isFocused(to)) return;
      }
      throw new Error(`Forty times ${key} do not lead to ${to}`);
    },
    press: (key, expected) => step(key, () => page.keyboard.press(key), expected),
    type: (text, expected) => step(`“${settled(text)}”`, () => page.keyboard.type(text), expected),
    transcript: () => `${lines.join('\n')}\n`,
  };
}
