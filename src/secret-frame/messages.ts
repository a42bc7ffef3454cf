import { SECRET_PURPOSES } from '../facts/secret-purposes.js';
import { byType, list, number, object, oneOf, own, text, texts, type Reader } from '../frame/reading.js';
import {
  BROKEN_REASONS,
  PROTOCOL,
  SECRET_CLOSED,
  type SecretFrameMessage,
  type SecretHello,
  type SecretInit,
  type SecretPageMessage,
  type SecretSettings,
} from './protocol.js';

const florin = /*@__PURE__*/ oneOf(PROTOCOL);
const nonce = /*@__PURE__*/ text(/^[\w-]{16,64}$/);
const purpose = /*@__PURE__*/ oneOf(...SECRET_PURPOSES);
/** Two parts in base64url, as the proxy seals a ticket. */
const ticket = /*@__PURE__*/ text(/^[\w-]{16}\.[\w-]{20,2000}$/);
const signature = /*@__PURE__*/ text(/^[\w-]{43}$/);
const wrapped = /*@__PURE__*/ text(/^[\da-f]{512,2048}$/);
const sealed = /*@__PURE__*/ text(/^[\da-f]{32,4000}$/i);
const pinBlock = /*@__PURE__*/ text(/^[\da-f]{32}$/i);
const token = /*@__PURE__*/ text(/^\d{16}$/);

const settings = /*@__PURE__*/ object(
  {
    offers: /*@__PURE__*/ list(SECRET_PURPOSES.length, purpose),
    locale: /*@__PURE__*/ text(/^[\w-]{0,35}$/),
    direction: /*@__PURE__*/ oneOf('ltr', 'rtl'),
    colorScheme: /*@__PURE__*/ oneOf('light', 'dark'),
    words: texts,
    tokens: texts,
  },
  { limit: /*@__PURE__*/ number(60_000) },
) as Reader<SecretSettings>;

/** Whether a message is of this family at all, whatever its protocol. */
export const isInit = (data: unknown): boolean => own(data, 'type') === 'secret-init';

/** Page: the frame's first words. Check `event.source` and `event.origin` as well. */
export const readSecretHello = /*@__PURE__*/ byType({ 'secret-hello': [{ florin }] }) as Reader<SecretHello>;

/** Frame: the page's answer to the first words. */
export const readSecretInit = /*@__PURE__*/ byType({
  'secret-init': [{ florin, nonce, settings }],
}) as Reader<SecretInit>;

/** Frame: anything the page says over the port. */
export const readSecretPageMessage = /*@__PURE__*/ byType({
  settings: [{ settings }],
  ticket: [{ ticket, publicKey: /*@__PURE__*/ text(/^.{1,8000}$/s), signature }],
  card: [{ encryptedData: sealed, signature }],
  pin: [{ encryptedPinBlock: pinBlock, token, signature }],
  over: [{}],
  hide: [{}],
}) as Reader<SecretPageMessage>;

/** Page: anything the frame says over the port. */
export const readSecretFrameMessage = /*@__PURE__*/ byType({
  ready: [{ nonce, frame: /*@__PURE__*/ text(/^[\w-]{1,64}$/) }],
  ask: [{ purpose }],
  sealed: [
    { ticket, proof: signature, encryptedKey: wrapped },
    { encryptedPinBlock: pinBlock, token },
  ],
  broken: [{ reason: /*@__PURE__*/ oneOf(...BROKEN_REASONS) }],
  shown: [{}],
  hidden: [{}],
  height: [{ height: /*@__PURE__*/ number(2000) }],
  closed: [{ reason: /*@__PURE__*/ oneOf(...SECRET_CLOSED) }],
}) as Reader<SecretFrameMessage>;
