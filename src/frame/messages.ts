import { ENCRYPTED_FIELDS } from '../facts/encrypted-fields.js';
import {
  CARD_LAYOUTS,
  CLOSED_REASONS,
  FIELD_CODES,
  FIELDS,
  PROTOCOL,
  UNSEALED_REASONS,
  type FrameMessage,
  type FrameSettings,
  type HelloMessage,
  type InitMessage,
  type PageMessage,
} from './protocol.js';
import { byType, list, number, object, oneOf, own, text, texts, truth, type Reader } from './reading.js';

const id = /*@__PURE__*/ text(/^[\w-]{1,64}$/);
const nonce = /*@__PURE__*/ text(/^[\w-]{16,64}$/);
const brand = /*@__PURE__*/ text(/^\w{1,40}$/);
const brands = /*@__PURE__*/ list(100, brand);
/** Milliseconds; up to the year 2286, a later one is no clock's. */
const serverTime = /*@__PURE__*/ number(1e13);
const florin = /*@__PURE__*/ oneOf(PROTOCOL);

/** All of the settings or none of them: a frame never works with half of what a page asked for. */
const settings = /*@__PURE__*/ object(
  {
    fields: /*@__PURE__*/ list(FIELDS.length, /*@__PURE__*/ oneOf(...FIELDS)),
    holderNameRequired: truth,
    locale: /*@__PURE__*/ text(/^[\w-]{0,35}$/),
    direction: /*@__PURE__*/ oneOf('ltr', 'rtl'),
    colorScheme: /*@__PURE__*/ oneOf('light', 'dark'),
    words: texts,
    tokens: texts,
    disabled: truth,
    isUnsupported: truth,
  },
  { brand, isGiftCard: truth, layout: /*@__PURE__*/ oneOf(...CARD_LAYOUTS) },
) as Reader<FrameSettings>;

/** The protocol a message says it speaks, or `undefined` where it is no message of this family at all. */
export const protocolOf = (data: unknown): number | undefined => serverTime(own(data, 'florin'));

/** Page: the frame's first words. Check `event.source` and `event.origin` as well. */
export const readHello = /*@__PURE__*/ byType({
  hello: [
    { florin, build: /*@__PURE__*/ text(/^\w{1,64}$/) },
    { closed: /*@__PURE__*/ oneOf(...CLOSED_REASONS) },
  ],
}) as Reader<HelloMessage>;

/** Frame: the page's answer to the first words. */
export const readInit = /*@__PURE__*/ byType({
  init: [{ florin, nonce, serverTime, settings }, { sandboxKey: /*@__PURE__*/ text(/^.{0,4200}$/s) }],
}) as Reader<InitMessage>;

/** Frame: anything the page says over the port. */
export const readPageMessage = /*@__PURE__*/ byType({
  settings: [{ settings }],
  seal: [{ id }],
  focus: [{ field: /*@__PURE__*/ oneOf(...FIELDS, 'first-invalid', 'first') }],
  clear: [{ only: /*@__PURE__*/ oneOf('all', 'securityCode') }],
}) as Reader<PageMessage>;

const envelope = /*@__PURE__*/ text(/^[\w-]{1,5000}(?:\.[\w-]{1,5000}){4}$/);
const each = <Name extends string, T>(names: readonly Name[], read: Reader<T>): Record<Name, Reader<T>> =>
  Object.fromEntries(names.map((name) => [name, read])) as Record<Name, Reader<T>>;

/** Page: anything the frame says over the port. */
export const readFrameMessage = /*@__PURE__*/ byType({
  ready: [{ nonce, brands }],
  state: [
    {
      state: /*@__PURE__*/ object(
        {
          fields: /*@__PURE__*/ object({}, /*@__PURE__*/ each(FIELDS, /*@__PURE__*/ oneOf(...FIELD_CODES))),
          complete: truth,
        },
        { brand, brands, lastFour: /*@__PURE__*/ text(/^\d{4}$/) },
      ),
    },
  ],
  height: [{ height: /*@__PURE__*/ number(2000) }],
  intent: [{ intent: /*@__PURE__*/ oneOf('submit', 'dismiss') }],
  sealed: [
    { id, envelopes: /*@__PURE__*/ object({}, /*@__PURE__*/ each(ENCRYPTED_FIELDS, envelope)) },
    { brands, holderName: /*@__PURE__*/ text(/^.{0,200}$/s) },
  ],
  unsealed: [{ id, reason: /*@__PURE__*/ oneOf(...UNSEALED_REASONS) }],
  closed: [{ reason: /*@__PURE__*/ oneOf(...CLOSED_REASONS) }],
}) as Reader<FrameMessage>;
