import { INSTALLMENT_PLANS } from '../../../facts/installment-plans.js';
import * as z from '../../schema/schema.js';
import { count, countOf, list } from '../../schema/fields.js';
import { once } from '../../schema/once.js';
import { oneOf } from '../../schema/values.js';

const plan = () => oneOf(...INSTALLMENT_PLANS);

/** In how many parts the shopper pays. */
export const Installments = /*@__PURE__*/ once(() =>
  z.object({
    extra: count(),
    plan: z.optional(plan()),
    value: countOf(),
  }),
);
export type Installments = z.input<ReturnType<typeof Installments>>;

/** In how many parts the shopper of a session may choose to pay. */
export const CheckoutSessionInstallmentOption = /*@__PURE__*/ once(() =>
  z.object({
    plans: list(plan()),
    preselectedValue: count(),
    values: list(countOf()),
  }),
);
export type CheckoutSessionInstallmentOption = z.input<ReturnType<typeof CheckoutSessionInstallmentOption>>;

/** In how many parts the shopper who follows a link may choose to pay. */
export const InstallmentOption = /*@__PURE__*/ once(() =>
  z.object({
    ...z.shapeOf(CheckoutSessionInstallmentOption()),
    maxValue: count(),
  }),
);
export type InstallmentOption = z.input<ReturnType<typeof InstallmentOption>>;

/** In how many parts the shopper of an older drop-in may choose to pay. */
export const InstallmentsNumber = /*@__PURE__*/ once(() => z.object({ maxNumberOfInstallments: countOf() }));
export type InstallmentsNumber = z.input<ReturnType<typeof InstallmentsNumber>>;
