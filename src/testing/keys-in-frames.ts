/** A command of Chromium's DevTools protocol, and its answer. */
export type Send = (command: string, params: object) => PromiseLike<unknown>;

interface FrameTree {
  readonly frame: { readonly id: string; readonly url: string };
  readonly childFrames?: readonly FrameTree[];
}

/** Milliseconds between two looks at a frame that loads. */
const PAUSE = 50;

const ENTER = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };

const treesIn = (tree: FrameTree): readonly FrameTree[] => [
  tree,
  ...(tree.childFrames ?? []).flatMap(treesIn),
];

/**
 * Presses keys in frames of any origin, as the DevTools do: for the browser, they come from a keyboard. A script of the page could not reach
 * these frames.
 */
export class KeysInFrames {
  readonly #send: Send;
  readonly #end: number;

  /** `timeout` is in milliseconds, for everything that is typed. */
  constructor(send: Send, timeout: number) {
    this.#send = send;
    this.#end = Date.now() + timeout;
  }

  /** Types into a field of the frame that was loaded from `address`, or of a frame in it, as soon as the field is there. */
  async type(address: string, selector: string, text: string): Promise<void> {
    while (!(await this.#focus(address, selector))) {
      if (Date.now() > this.#end) throw new Error(`No field '${selector}' can be typed into at ${address}.`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    for (const key of text) await this.#press({ key, text: key });
  }

  /** Presses Enter in the field that was typed into last. */
  enter(): Promise<void> {
    return this.#press(ENTER);
  }

  async #press(key: typeof ENTER | { readonly key: string; readonly text: string }): Promise<void> {
    await this.#send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
    await this.#send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, text: '' });
  }

  async #focus(address: string, selector: string): Promise<boolean> {
    const { frameTree } = (await this.#send('Page.getFrameTree', {})) as { readonly frameTree: FrameTree };
    const frames = treesIn(frameTree).filter(({ frame }) => frame.url === address);
    for (const { frame } of frames.flatMap(treesIn))
      if (await this.#focusIn(frame.id, selector).catch(() => false)) return true;
    return false;
  }

  /** Whether the field of a frame has the focus now. Rejects where the frame has gone, or loads another page. */
  async #focusIn(frameId: string, selector: string): Promise<boolean> {
    const world = await this.#send('Page.createIsolatedWorld', { frameId });
    const { executionContextId: contextId } = world as { readonly executionContextId: number };
    const field = `document.querySelector(${JSON.stringify(selector)})`;
    const expression = `${field} !== null && (${field}.focus(), ${field} === document.activeElement)`;
    const answer = await this.#send('Runtime.evaluate', { contextId, expression, returnByValue: true });
    return (answer as { readonly result: { readonly value?: unknown } }).result.value === true;
  }
}
