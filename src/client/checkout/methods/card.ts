import * as z from '../../schema/schema.js';
import { text, word } from '../../schema/fields.js';
import { once } from '../../schema/once.js';
import { only } from '../../schema/variants.js';
import { storable } from './stored.js';

/**
 * A card, by four envelopes of the card frame, or one that is stored. Clear fields are for merchants with a PCI scope
 * of their own; no browser may send them.
 */
export const CardDetails = /*@__PURE__*/ once(() =>
  z.object({
    type: only('bcmc', 'scheme', 'networkToken', 'giftcard', 'card'),
    ...storable(),
    brand: text(),
    /** @deprecated by the platform. */
    'cupsecureplus.smscode': text(),
    cvc: text(),
    encryptedCardNumber: text(15000),
    encryptedExpiryMonth: text(15000),
    encryptedExpiryYear: text(15000),
    encryptedSecurityCode: text(15000),
    expiryMonth: text(),
    expiryYear: text(),
    fundingSource: word('credit', 'debit'),
    holderName: text(15000),
    networkPaymentReference: text(),
    number: text(),
    shopperNotificationReference: text(),
    srcCorrelationId: text(),
    srcDigitalCardId: text(),
    srcScheme: text(),
    srcTokenReference: text(),
    threeDS2SdkVersion: text(12),
  }),
);
export type CardDetails = z.input<ReturnType<typeof CardDetails>>;
