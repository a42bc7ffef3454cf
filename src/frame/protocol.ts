import type { EncryptedField } from '../facts/encrypted-fields.js';

/**
 * What the card frame and the page may say to each other. Both sides check everything they hear with the readers in
 * `messages.ts`; this page is the list. Card data never appears in it except inside an envelope (a compact JWE).
 */
export const PROTOCOL = 1;

export const FIELDS = ['number', 'expiry', 'securityCode', 'holderName'] as const;
export type FieldName = (typeof FIELDS)[number];

/**
 * Why a field is not fine, or that it is. Codes only: no length, no digit, no timing. `empty` is a field that no one has
 * complained about yet, `missing` one that was left empty; an optional field left empty is `valid`.
 */
export const FIELD_CODES = [
  'empty',
  'incomplete',
  'valid',
  'missing',
  'invalid',
  'unsupported',
  'expired',
  'too-far',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

/** Text the frame shows, in the shopper's language. Plain text, each at most 200 characters. */
export const FRAME_WORDS = [
  'number',
  'expiry',
  'expiryHint',
  'securityCode',
  'securityCodeHint3',
  'securityCodeHint4',
  'securityCodeOptional',
  'holderName',
  'sandboxKey',
  'numberMissing',
  'numberIncomplete',
  'numberInvalid',
  'numberUnsupported',
  'expiryMissing',
  'expiryIncomplete',
  'expiryInvalid',
  'expiryExpired',
  'expiryTooFar',
  'securityCodeMissing',
  'securityCodeIncomplete',
  'holderNameMissing',
  'holderNameInvalid',
] as const;
export type FrameWord = (typeof FRAME_WORDS)[number];

/** Style a page may bring in: each is set as a custom property after `CSS.supports` has taken it. */
export const FRAME_TOKENS = {
  'color-text': 'color',
  'color-text-quiet': 'color',
  'color-surface': 'color',
  'color-line': 'color',
  'color-accent': 'color',
  'color-danger': 'color',
  'color-focus': 'color',
  'font-family': 'font-family',
  'font-size': 'font-size',
  'font-weight-label': 'font-weight',
  'line-height': 'line-height',
  radius: 'border-radius',
  'border-width': 'border-width',
  'focus-width': 'outline-width',
  'space-s': 'padding-left',
  'space-m': 'padding-left',
  'field-height': 'min-height',
} as const;
export type FrameToken = keyof typeof FRAME_TOKENS;

/** Labels above fields in rows, labels in fields in rows, or in fields of one line. */
export const CARD_LAYOUTS = ['rows', 'floating', 'line'] as const;
export type CardLayout = (typeof CARD_LAYOUTS)[number];

export interface FrameSettings {
  /** Which inputs to show; a stored card needs `['securityCode']` alone. */
  readonly fields: readonly FieldName[];
  /** Whether the holder's name must be filled in. */
  readonly holderNameRequired: boolean;
  /**
   * Brand of the card as the page has it: shown, and asked for its security code, where the number typed can be of it. Of a
   * stored card, where only its security code is asked for, the brand itself.
   */
  readonly brand?: string | undefined;
  /** The page takes no card of this number: the frame says so beside it and seals nothing. It judges nothing by it. */
  readonly isUnsupported: boolean;
  /** The fields are those of a gift card: a number and a PIN that no table judges, and no browser fills in. Settled when the frame opens. */
  readonly isGiftCard?: boolean | undefined;
  readonly layout?: CardLayout | undefined;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly colorScheme: 'light' | 'dark';
  readonly words: Readonly<Record<FrameWord, string>>;
  readonly tokens: Readonly<Partial<Record<FrameToken, string>>>;
  readonly disabled: boolean;
}

/** Frame to window.parent, before a port exists. */
export interface HelloMessage {
  readonly florin: typeof PROTOCOL;
  readonly type: 'hello';
  readonly build: string;
  /** Set where the frame already knows that it will not open; no port is needed to learn it. */
  readonly closed?: ClosedReason | undefined;
}

/** Page to the frame's window, with exactly one port. */
export interface InitMessage {
  readonly florin: typeof PROTOCOL;
  readonly type: 'init';
  readonly nonce: string;
  /** Milliseconds since the epoch by the server's clock: envelopes are stamped with it. No field is judged by it. */
  readonly serverTime: number;
  readonly settings: FrameSettings;
  /** `EXPONENT|MODULUS` in hex: taken by a frame without a compiled key, and only in the sandbox. */
  readonly sandboxKey?: string | undefined;
}

/** Page to frame, over the port. */
export type PageMessage =
  | { readonly type: 'settings'; readonly settings: FrameSettings }
  /** Asks for envelopes of all fields shown; answered by `sealed` or `unsealed` with the same id. */
  | { readonly type: 'seal'; readonly id: string }
  | { readonly type: 'focus'; readonly field: FieldName | 'first-invalid' | 'first' }
  | { readonly type: 'clear'; readonly only: 'all' | 'securityCode' };

/** A card as the frame judges it, by its own table of brands and whatever the page takes. */
export interface CardReport {
  readonly fields: Readonly<Partial<Record<FieldName, FieldCode>>>;
  readonly complete: boolean;
  /** The platform's name of the first brand of the frame's table that begins like the number. */
  readonly brand?: string | undefined;
  /** All brands of the table that the number can be of, `brand` first, once six digits are there. */
  readonly brands?: readonly string[] | undefined;
  /** Once the number is valid and was left; of one number until the field is emptied. */
  readonly lastFour?: string | undefined;
}

/**
 * Why there are no envelopes: `incomplete` where a field is not fine, `untouched` where no person has used the fields yet,
 * `encryption` where encrypting failed or was asked for too often.
 */
export const UNSEALED_REASONS = ['incomplete', 'untouched', 'encryption'] as const;
export type UnsealedReason = (typeof UNSEALED_REASONS)[number];

/** Frame to page, over the port. */
export type FrameMessage =
  /** Answers the nonce and names all brands of the frame's table; inputs are shown from here on. */
  | { readonly type: 'ready'; readonly nonce: string; readonly brands: readonly string[] }
  | { readonly type: 'state'; readonly state: CardReport }
  /** CSS pixels, 0 to 2,000. */
  | { readonly type: 'height'; readonly height: number }
  | { readonly type: 'intent'; readonly intent: 'submit' | 'dismiss' }
  | {
      readonly type: 'sealed';
      readonly id: string;
      readonly envelopes: Readonly<Partial<Record<EncryptedField, string>>>;
      /** In clear, because the platform takes it so; only on request, never while typing. */
      readonly holderName?: string | undefined;
      /** Brands that the number in the envelope can be of. */
      readonly brands?: readonly string[] | undefined;
    }
  | { readonly type: 'unsealed'; readonly id: string; readonly reason: UnsealedReason }
  /** The frame will not open, or closed itself, and says why. */
  | { readonly type: 'closed'; readonly reason: ClosedReason };

export const CLOSED_REASONS = [
  'insecure-context',
  'not-isolated',
  'key-missing',
  'key-weak',
  'protocol',
  'settings',
  'parent-refused',
] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];
