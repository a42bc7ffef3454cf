import { FRAME_TOKENS, type FrameToken } from '../../../frame/protocol.js';

const NAMES = Object.keys(FRAME_TOKENS) as FrameToken[];

/**
 * Reads an element's tokens as the frame can use them: lengths in pixels and colours as they are painted, because
 * `rem`, `em` and `light-dark()` mean something else in another document. A probe inside the element does the sums, and
 * only when a token really changed.
 */
export class FrameTokens {
  readonly #probe = Object.assign(document.createElement('span'), { hidden: true });
  #key = '';
  #tokens: Readonly<Partial<Record<FrameToken, string>>> = {};

  get probe(): HTMLElement {
    return this.#probe;
  }

  read(host: HTMLElement, colorScheme: string): Readonly<Partial<Record<FrameToken, string>>> {
    const style = getComputedStyle(host);
    const raw = NAMES.map((name) => style.getPropertyValue(`--_${name}`).trim());
    const key = [colorScheme, ...raw].join();
    if (key === this.#key) return this.#tokens;
    this.#key = key;
    this.#tokens = Object.fromEntries(NAMES.map((name, at) => [name, this.#resolve(name, raw[at] ?? '')]));
    return this.#tokens;
  }

  #resolve(name: FrameToken, raw: string): string {
    const property = FRAME_TOKENS[name];
    if (property === 'line-height') return raw;
    const { style } = this.#probe;
    style.cssText = 'border: solid; outline: solid';
    style.setProperty(property, `var(--_${name})`);
    return getComputedStyle(this.#probe).getPropertyValue(property);
  }
}
