import type { FrameToken } from '../frame/protocol.js';
import type { SecretPurpose } from '../facts/secret-purposes.js';

/**
 * What the secret frame and the page may say to each other. Both sides check everything they hear with the readers in
 * `messages.ts`; this page is the list. A number, a code or a PIN appears in it inside ciphertext alone.
 */
export const PROTOCOL = 1;

/** Text that the frame shows, in the cardholder's language. Plain text, each at most 200 characters. */
export const SECRET_WORDS = [
  'panReveal',
  'pinReveal',
  'pinChange',
  'number',
  'expiry',
  'code',
  'pin',
  'busy',
  'hide',
  'more',
  'copy',
  'copied',
  'copy-failed',
  'read',
  'new-pin',
  'repeat-pin',
  'pin-hint',
  'save-pin',
  'cancel',
  'pin-length',
  'pin-weak',
  'pin-differs',
] as const;
export type SecretWord = (typeof SECRET_WORDS)[number];

export interface SecretSettings {
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly colorScheme: 'light' | 'dark';
  readonly tokens: Readonly<Partial<Record<FrameToken, string>>>;
  /** What there are buttons for. */
  readonly offers: readonly SecretPurpose[];
  readonly words: Readonly<Record<SecretWord, string>>;
  /** Milliseconds that a secret is shown, for tests. Obeyed only by a frame that a sandbox's proxy serves. */
  readonly limit?: number | undefined;
}

/** Frame to window.parent, before a port exists. */
export interface SecretHello {
  readonly florin: typeof PROTOCOL;
  readonly type: 'secret-hello';
}

/** Page to the frame's window, with exactly one port. */
export interface SecretInit {
  readonly florin: typeof PROTOCOL;
  readonly type: 'secret-init';
  readonly nonce: string;
  readonly settings: SecretSettings;
}

/** Page to frame, over the port. None of these shows anything by itself: a press inside the frame comes before. */
export type SecretPageMessage =
  | { readonly type: 'settings'; readonly settings: SecretSettings }
  /** Answers `ask`. */
  | {
      readonly type: 'ticket';
      readonly ticket: string;
      readonly publicKey: string;
      readonly signature: string;
    }
  /** Answers `sealed`, with the data of a card … */
  | { readonly type: 'card'; readonly encryptedData: string; readonly signature: string }
  /** … or a PIN. */
  | {
      readonly type: 'pin';
      readonly encryptedPinBlock: string;
      readonly token: string;
      readonly signature: string;
    }
  /** What was asked for is over, and the page says how. */
  | { readonly type: 'over' }
  /** Takes a secret from the screen. */
  | { readonly type: 'hide' };

/** Why the frame does not show what came: the ticket is not the proxy's, the key is weak, the answer is not the platform's or does not open. */
export const BROKEN_REASONS = ['ticket', 'key', 'answer'] as const;
export type BrokenReason = (typeof BROKEN_REASONS)[number];

export const SECRET_CLOSED = ['insecure-context', 'not-isolated', 'protocol', 'settings'] as const;
export type SecretClosed = (typeof SECRET_CLOSED)[number];

/** Frame to page, over the port. */
export type SecretFrameMessage =
  /** Answers the nonce, and says what the proxy calls this frame. */
  | { readonly type: 'ready'; readonly nonce: string; readonly frame: string }
  /** A person pressed a button: asks for a ticket. */
  | { readonly type: 'ask'; readonly purpose: SecretPurpose }
  /** For the proxy: ticket, wrapped session key and, for a new PIN, its block, all signed. */
  | {
      readonly type: 'sealed';
      readonly ticket: string;
      readonly proof: string;
      readonly encryptedKey: string;
      readonly encryptedPinBlock?: string | undefined;
      readonly token?: string | undefined;
    }
  | { readonly type: 'broken'; readonly reason: BrokenReason }
  | { readonly type: 'shown' }
  | { readonly type: 'hidden' }
  /** CSS pixels, 0 to 2,000. */
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'closed'; readonly reason: SecretClosed };
