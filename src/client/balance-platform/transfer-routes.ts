import * as z from '../schema/schema.js';
import { flag, list, text, whole, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { AccountIdentification } from '../transfers/account-identification.js';
import { anyCategory, priority } from '../transfers/words.js';
import { oneOf } from '../schema/values.js';
import { only, variantsBy } from '../schema/variants.js';

/** A bank account outside the platform, by its numbers alone. */
export const BankAccount = /*@__PURE__*/ once(() =>
  z.object({ accountIdentification: AccountIdentification() }),
);
export type BankAccount = z.input<ReturnType<typeof BankAccount>>;

/** Who would get the money: a bank account, or a transfer instrument that the platform knows. */
export const Counterparty = /*@__PURE__*/ once(() =>
  z.object({
    bankAccount: z.optional(BankAccount()),
    transferInstrumentId: text(),
  }),
);
export type Counterparty = z.input<ReturnType<typeof Counterparty>>;

/** Asks which ways there are to send money to a counterparty. */
export const TransferRouteRequest = /*@__PURE__*/ once(() =>
  z.object({
    balanceAccountId: text(),
    balancePlatform: z.string(),
    category: oneOf('bank'),
    counterparty: z.optional(Counterparty()),
    country: text(),
    currency: z.string(),
    priorities: list(priority()),
  }),
);
export type TransferRouteRequest = z.input<ReturnType<typeof TransferRouteRequest>>;

/** What a transfer must have to take a route, told apart by `type`. */
export const TransferRouteRequirement = /*@__PURE__*/ once(() =>
  variantsBy('type', [
    z.object({
      description: text(),
      requiredAddressFields: list(oneOf('city', 'country', 'line1', 'postalCode', 'stateOrProvince')),
      type: only('addressRequirement'),
    }),
    z.object({
      description: text(),
      max: whole(),
      min: whole(),
      type: only('amountMinMaxRequirement'),
    }),
    z.object({
      bankAccountIdentificationTypes: list(
        oneOf(
          'auLocal',
          'brLocal',
          'caLocal',
          'czLocal',
          'dkLocal',
          'hkLocal',
          'huLocal',
          'iban',
          'legacy',
          'noLocal',
          'numberAndBic',
          'nzLocal',
          'plLocal',
          'seLocal',
          'sgLocal',
          'ukLocal',
          'usLocal',
        ),
      ),
      description: text(),
      type: only('bankAccountIdentificationTypeRequirement'),
    }),
    z.object({
      description: text(),
      issuingCountryCode: text(),
      issuingCountryCodes: list(z.string()),
      onlyForCrossBalancePlatform: flag(),
      paymentInstrumentType: word('BankAccount', 'Card'),
      type: only('paymentInstrumentRequirement'),
    }),
  ]),
);
export type TransferRouteRequirement = z.infer<ReturnType<typeof TransferRouteRequirement>>;

/** One way to send money. Amounts of its requirements are in minor units of `currency`. */
export const TransferRoute = /*@__PURE__*/ once(() =>
  z.object({
    category: anyCategory(),
    country: text(),
    currency: text(),
    priority: z.optional(priority()),
    requirements: list(TransferRouteRequirement()),
  }),
);
export type TransferRoute = z.infer<ReturnType<typeof TransferRoute>>;

/** All ways to send money to a counterparty. */
export const TransferRouteResponse = /*@__PURE__*/ once(() =>
  z.object({ transferRoutes: list(TransferRoute()) }),
);
export type TransferRouteResponse = z.infer<ReturnType<typeof TransferRouteResponse>>;
