import { brandOf, codeRule, detect, type Brand, type Detection } from './brand.js';
import { holdsNumber, lettersAndDigitsOf } from './digits.js';
import { expiryCode } from './expiry.js';
import { numberCode } from './number.js';
import type { FieldCode, FieldName, FrameSettings } from './protocol.js';
import { securityCodeCode } from './security-code.js';

/** What the inputs show. */
export type Values = Readonly<Record<FieldName, string>>;

/** What was typed, as far as it can be judged here. */
export interface Assessment {
  /** Whose code is asked for: the one the page chose, where it fits the number. */
  readonly brand: Brand | undefined;
  readonly detection: Detection;
  /** A code for each field that is shown and used. */
  readonly codes: ReadonlyMap<FieldName, FieldCode>;
  readonly complete: boolean;
}

/** Of a gift card's number or PIN only so much is known: a shop's brand decides the rest, and the platform knows it. */
const giftCode = (typed: string, last: number): FieldCode =>
  typed ? (typed[last] ? 'valid' : 'incomplete') : 'empty';

/** Reads everything that was typed, `now` being the month counted from the year 0. Of the fields in `left`, what is empty is missing. */
export function assess(
  values: Values,
  settings: FrameSettings,
  now: number,
  left?: ReadonlySet<FieldName>,
): Assessment {
  const { fields, holderNameRequired, isGiftCard } = settings;
  const number = lettersAndDigitsOf(values.number);
  const securityCode = lettersAndDigitsOf(values.securityCode);
  const chosen = brandOf(settings.brand);
  const detection: Detection = fields.includes('number') && !isGiftCard ? detect(number) : { own: chosen };
  const { own, fitting } = detection;
  const brand = chosen && fitting?.includes(chosen) ? chosen : own;
  const all: Readonly<Record<FieldName, FieldCode>> = {
    number: isGiftCard ? giftCode(number, 5) : numberCode(number, own),
    expiry: expiryCode(values.expiry, now),
    securityCode: isGiftCard ? giftCode(securityCode, 2) : securityCodeCode(securityCode, brand),
    holderName: holdsNumber(values.holderName)
      ? 'invalid'
      : values.holderName.trim() || !holderNameRequired
        ? 'valid'
        : 'empty',
  };
  const used = fields.filter((name) => name !== 'securityCode' || codeRule(brand) !== 'hidden');
  return {
    brand,
    detection,
    codes: new Map(
      used.map((name) => [name, all[name] === 'empty' && left?.has(name) ? 'missing' : all[name]]),
    ),
    complete: used.every((name) => all[name] === 'valid'),
  };
}
