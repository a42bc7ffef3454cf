/**
 * What the action frame and the page may say to each other. Floor 0: the frame's bundle and the elements both read
 * it. Each reader takes anything and gives a new object with the known fields, or nothing.
 */
export const PROTOCOL = 1;

export type ActionTask = 'fingerprint' | 'challenge';

/** Codes of the 3D Secure protocol for the room a challenge has, and the CSS pixels each means; `05` is all there is. */
export const WINDOW_SIZES = ['01', '02', '03', '04', '05'] as const;
export type WindowSize = (typeof WINDOW_SIZES)[number];

/** Frame to window.parent, before a port exists. */
export interface ActionHello {
  readonly florin: typeof PROTOCOL;
  readonly type: 'action-hello';
}

/** Page to the frame's window, with exactly one port. */
export interface ActionInit {
  readonly florin: typeof PROTOCOL;
  readonly type: 'action-init';
  readonly nonce: string;
  readonly task: ActionTask;
  /** Base64 of JSON, as the platform's action carries it. */
  readonly token: string;
  readonly windowSize: WindowSize;
  /** What a screen reader calls the bank's page, in the shopper's language. */
  readonly title: string;
  /** Milliseconds; a shorter time limit for tests. Obeyed only by a frame that a sandbox's proxy serves. */
  readonly limit?: number | undefined;
}

/** Frame to page, over the port. */
export type ActionFrameMessage =
  /** Answers the nonce. */
  | { readonly type: 'ready'; readonly nonce: string }
  /** The bank's page has loaded. */
  | { readonly type: 'shown' }
  /** `threeDSCompInd` or `transStatus`: one letter, sent once. */
  | { readonly type: 'result'; readonly value: string }
  /** The token cannot be used; nothing was opened. */
  | { readonly type: 'refused'; readonly field: 'token' | 'url' };

/** A field of an object's own, whatever the object is. */
export const own = (holder: unknown, name: string): unknown =>
  Object.hasOwn(Object(holder), name) ? (holder as Record<string, unknown>)[name] : undefined;

/** Text of 1 to `longest` characters. */
export const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;

/** One letter, as both results of 3D Secure are. */
export const isLetter = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z]$/.test(value);

export function isHello(data: unknown): boolean {
  return own(data, 'florin') === PROTOCOL && own(data, 'type') === 'action-hello';
}

export function readFrameMessage(data: unknown): ActionFrameMessage | undefined {
  const type = own(data, 'type');
  if (type === 'shown') return { type };
  const nonce = own(data, 'nonce');
  if (type === 'ready' && typeof nonce === 'string') return { type, nonce };
  const value = own(data, 'value');
  if (type === 'result' && isLetter(value)) return { type, value };
  const field = own(data, 'field');
  if (type === 'refused' && (field === 'token' || field === 'url')) return { type, field };
  return undefined;
}
