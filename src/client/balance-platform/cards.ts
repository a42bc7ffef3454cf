import * as z from '../schema/schema.js';
import { Name } from '../checkout/fields/shopper.js';
import { text, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { oneOf, textOf } from '../schema/values.js';
import { Phone } from './account-holders.js';

/** What the cardholder proves a payment on the internet with. The password is only ever sent. */
export const Authentication = /*@__PURE__*/ once(() =>
  z.object({
    email: text(),
    password: text(30, 1),
    phone: z.optional(Phone()),
  }),
);
export type Authentication = z.infer<ReturnType<typeof Authentication>>;

/** Where cards are sent that go out together. */
export const BulkAddress = /*@__PURE__*/ once(() =>
  z.object({
    city: text(),
    company: text(),
    country: z.string(),
    email: text(),
    houseNumberOrName: text(),
    mobile: text(),
    postalCode: text(),
    stateOrProvince: text(),
    street: text(),
  }),
);
export type BulkAddress = z.infer<ReturnType<typeof BulkAddress>>;

/** How a physical card is made, packed and sent. What is left out comes from the profile. */
export const CardConfiguration = /*@__PURE__*/ once(() =>
  z.object({
    activation: text(),
    activationUrl: text(255),
    bulkAddress: z.optional(BulkAddress()),
    cardImageId: text(),
    carrier: text(),
    carrierImageId: text(),
    configurationProfileId: z.string(),
    currency: text(),
    envelope: text(),
    insert: text(),
    language: text(),
    logoImageId: text(),
    pinMailer: text(),
    shipmentMethod: text(),
  }),
);
export type CardConfiguration = z.infer<ReturnType<typeof CardConfiguration>>;

/** The address of one card, line by line. */
export const DeliveryAddress = /*@__PURE__*/ once(() =>
  z.object({
    city: text(),
    country: z.string(),
    line1: text(),
    line2: text(),
    line3: text(),
    postalCode: text(),
    stateOrProvince: text(),
  }),
);
export type DeliveryAddress = z.infer<ReturnType<typeof DeliveryAddress>>;

/** A telephone number in two parts. */
export const PhoneNumber = /*@__PURE__*/ once(() =>
  z.object({
    phoneCountryCode: text(),
    phoneNumber: text(),
    phoneType: word('Fax', 'Landline', 'Mobile', 'SIP'),
  }),
);
export type PhoneNumber = z.infer<ReturnType<typeof PhoneNumber>>;

/** Who receives a card. */
export const DeliveryContact = /*@__PURE__*/ once(() =>
  z.object({
    address: DeliveryAddress(),
    company: text(),
    email: text(),
    fullPhoneNumber: text(),
    name: Name(),
    phoneNumber: z.optional(PhoneNumber()),
    webAddress: text(),
  }),
);
export type DeliveryContact = z.infer<ReturnType<typeof DeliveryContact>>;

/** Whether there is a card, or an account's papers, to touch. */
export const formFactor = () => oneOf('physical', 'unknown', 'virtual');

/** A card to be issued. */
export const CardInfo = /*@__PURE__*/ once(() =>
  z.object({
    authentication: z.optional(Authentication()),
    brand: z.string(),
    brandVariant: z.string(),
    cardholderName: textOf(26),
    configuration: z.optional(CardConfiguration()),
    deliveryContact: z.optional(DeliveryContact()),
    formFactor: formFactor(),
    threeDSecure: text(),
  }),
);
export type CardInfo = z.input<ReturnType<typeof CardInfo>>;

/** The month and year in which a card ends. */
export const Expiry = /*@__PURE__*/ once(() =>
  z.object({
    month: text(),
    year: text(),
  }),
);
export type Expiry = z.infer<ReturnType<typeof Expiry>>;

/** A card that was issued. Its number is masked for all who may not hold card numbers. */
export const Card = /*@__PURE__*/ once(() =>
  z.object({
    ...z.shapeOf(CardInfo()),
    bin: text(),
    cvc: text(),
    expiration: z.optional(Expiry()),
    lastFour: text(),
    number: z.string(),
  }),
);
export type Card = z.infer<ReturnType<typeof Card>>;
