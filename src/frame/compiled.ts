import type { CardFont } from './card-font.js';

/** What the server wrote into the inert block of the document, so that script bytes are the same for all merchants. */
export interface Compiled {
  readonly build: string;
  /** `EXPONENT|MODULUS` in hex. */
  readonly key?: string | undefined;
  /** The month that it was served in, counted from the year 0. Left out, the device's own clock says. */
  readonly month?: number | undefined;
  /** Whether the page may bring the key where none is compiled in: the sandbox's own frames only. */
  readonly allowPageKey?: boolean | undefined;
  /** The one real origin this build may live on; left out, only an opaque one will do. */
  readonly origin?: string | undefined;
  /** Origins of pages that may open it; left out, the response header alone says. */
  readonly parents?: readonly string[] | undefined;
  /** Only the script beside reads it, which is there where this is. */
  readonly font?: CardFont | undefined;
}

/** It is the second script of the document, behind the one that runs. */
export const readCompiled = (): Compiled => JSON.parse(document.scripts[1]!.text) as Compiled;
