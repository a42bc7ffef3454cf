import { countryCodes, isCountry } from '../../facts/countries.js';
import { hasPercentage, INSTALLMENT_PLANS, type InstallmentPlan } from '../../facts/installment-plans.js';
import { hasPostalCodes } from '../../facts/postal-codes.js';
import * as z from '../schema/schema.js';
import { once } from '../schema/once.js';
import { integer, oneOf, textOf } from '../schema/values.js';
import type { PersonAsked } from './person-fields.js';

const plan = () => oneOf(...INSTALLMENT_PLANS);

/** The most parts that any country knows. */
const MOST = 99;

/** The platform takes no payment at all, for a plan that begins later. */
const NONE = 0;

/** In how many parts a shopper may pay by card, for one brand or for all. */
export const InstallmentOption = /*@__PURE__*/ once(() =>
  z.object({
    /** Numbers of monthly payments. One, which is to pay all at once, is always offered; zero is for `buynow_paylater` alone. */
    values: z.array(integer(NONE, MOST)),
    /** Default: `regular` alone. */
    plans: z.optional(z.array(plan())),
    /** Per cent of the price that come back, or that the bonus is, by plan: plans of a refund or of a bonus need it. */
    percentages: z.optional(z.record(z.string(), integer(1, 100))),
    /** The number that is chosen at first. Default: one. */
    preselectedValue: z.optional(integer(1, MOST)),
  }),
);
export type InstallmentOption = z.input<ReturnType<typeof InstallmentOption>>;

/** By the platform's name of a brand; `card` is for all others. */
export const InstallmentOptions = /*@__PURE__*/ once(() => z.record(textOf(40, 1), InstallmentOption()));
export type InstallmentOptions = Readonly<Record<string, InstallmentOption>>;

/** What is asked beside a card, where the offer of cards comes with it. */
export const CardExtras = /*@__PURE__*/ once(() =>
  z.object({
    installmentOptions: z.optional(InstallmentOptions()),
    /** `full`, or `postal-code` alone. Default: no address is asked for. */
    billingAddress: z.optional(z.string()),
    /** Whether the page may ask what a card costs, and whether its bank asks. */
    hints: z.optional(z.boolean()),
    /** ISO 3166-1 alpha-2: the country that an address begins with. */
    countryCode: z.optional(z.string()),
  }),
);
export type CardExtras = z.input<ReturnType<typeof CardExtras>>;

/** In how many parts, and by which plan, a shopper pays. */
export const InstallmentChoice = /*@__PURE__*/ once(() =>
  z.object({
    value: integer(NONE, MOST),
    plan: z.optional(plan()),
    /** The percentage of a plan, as the platform names it. */
    extra: z.optional(integer(1, 100)),
  }),
);
export type InstallmentChoice = z.input<ReturnType<typeof InstallmentChoice>>;

/** What may be chosen of an option, in the order in which it is shown. To pay all at once is none of them. */
export const choicesOf = (option: InstallmentOption): readonly InstallmentChoice[] =>
  INSTALLMENT_PLANS.filter((each) => (option.plans ?? ['regular']).includes(each)).flatMap((each) =>
    // Japan's plan has no number of payments, and is sent with one.
    each === 'revolving' ? [{ value: 1, plan: each }] : numberedChoices(option, each),
  );

const numberedChoices = (
  { values, percentages = {} }: InstallmentOption,
  plan: InstallmentPlan,
): readonly InstallmentChoice[] =>
  [...new Set(values)]
    .filter((value) => value > 1 || (value === NONE && plan === 'buynow_paylater'))
    .toSorted((one, other) => one - other)
    .map((value) => ({
      value,
      ...(plan !== 'regular' && { plan }),
      ...(hasPercentage(plan) && { extra: percentages[plan] }),
    }));

/** Path of the first number or percentage that its plans do not have, or need and lack; undefined where all are right. */
export function wrongInstallments(options: InstallmentOptions = {}): string | undefined {
  for (const [brand, { values, plans = [], percentages = {} }] of Object.entries(options)) {
    const zero = plans.includes('buynow_paylater') ? -1 : values.indexOf(NONE);
    if (zero >= 0) return `installmentOptions.${brand}.values.${zero}`;
    const wrong =
      plans.find((each) => hasPercentage(each) && percentages[each] === undefined) ??
      Object.keys(percentages).find((each) => !hasPercentage(each) || !plans.some((plan) => plan === each));
    if (wrong !== undefined) return `installmentOptions.${brand}.percentages.${wrong}`;
  }
  return undefined;
}

/** The option for a brand. */
export const optionFor = (
  options: InstallmentOptions | undefined,
  brand: string | undefined,
): InstallmentOption | undefined =>
  brand !== undefined && options && Object.hasOwn(options, brand) ? options[brand] : options?.['card'];

export const isSameChoice = (one: InstallmentChoice, other: InstallmentChoice): boolean =>
  one.value === other.value &&
  one.extra === other.extra &&
  (one.plan ?? 'regular') === (other.plan ?? 'regular');

/** What is asked of an address beside a card: undefined where nothing is. */
export function addressAsked({ billingAddress, countryCode = '' }: CardExtras): PersonAsked | undefined {
  if (billingAddress === 'full') return { asks: [], countries: countryCodes() };
  const hasCode = billingAddress === 'postal-code' && isCountry(countryCode) && hasPostalCodes(countryCode);
  return hasCode ? { asks: [], countries: [countryCode], addressParts: ['postalCode'] } : undefined;
}
