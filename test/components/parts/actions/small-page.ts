import { act, challengeAction, posted } from './acting.js';

const tools = { act, challengeAction, posted };

/** What a page in a frame of a given size offers the test around it. */
export type SmallPage = Window & typeof globalThis & { readonly tools: typeof tools };

Object.assign(window, { tools });
