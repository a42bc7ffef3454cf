import * as z from '../schema/schema.js';
import { flag, list, text, timeOf, word } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { Amount, oneOf } from '../schema/values.js';

/** All that an account holder may be allowed to do. */
export const CAPABILITIES = [
  'acceptExternalFunding',
  'acceptPspFunding',
  'acceptTransactionInRestrictedCountries',
  'acceptTransactionInRestrictedCountriesCommercial',
  'acceptTransactionInRestrictedCountriesConsumer',
  'acceptTransactionInRestrictedIndustries',
  'acceptTransactionInRestrictedIndustriesCommercial',
  'acceptTransactionInRestrictedIndustriesConsumer',
  'acquiring',
  'atmWithdrawal',
  'atmWithdrawalCommercial',
  'atmWithdrawalConsumer',
  'atmWithdrawalInRestrictedCountries',
  'atmWithdrawalInRestrictedCountriesCommercial',
  'atmWithdrawalInRestrictedCountriesConsumer',
  'authorisedPaymentInstrumentUser',
  'getGrantOffers',
  'issueBankAccount',
  'issueCard',
  'issueCardCommercial',
  'issueCardConsumer',
  'localAcceptance',
  'payout',
  'payoutToTransferInstrument',
  'processing',
  'receiveFromBalanceAccount',
  'receiveFromPlatformPayments',
  'receiveFromThirdParty',
  'receiveFromTransferInstrument',
  'receiveGrants',
  'receivePayments',
  'sendToBalanceAccount',
  'sendToThirdParty',
  'sendToTransferInstrument',
  'thirdPartyFunding',
  'useCard',
  'useCardCommercial',
  'useCardConsumer',
  'useCardInRestrictedCountries',
  'useCardInRestrictedCountriesCommercial',
  'useCardInRestrictedCountriesConsumer',
  'useCardInRestrictedIndustries',
  'useCardInRestrictedIndustriesCommercial',
  'useCardInRestrictedIndustriesConsumer',
  'withdrawFromAtm',
  'withdrawFromAtmCommercial',
  'withdrawFromAtmConsumer',
  'withdrawFromAtmInRestrictedCountries',
  'withdrawFromAtmInRestrictedCountriesCommercial',
  'withdrawFromAtmInRestrictedCountriesConsumer',
] as const;

/** The conditions under which a capability is asked for or granted. */
export const CapabilitySettings = /*@__PURE__*/ once(() =>
  z.object({
    amountPerIndustry: z.optional(z.record(z.string(), Amount())),
    authorizedCardUsers: flag(),
    fundingSource: list(oneOf('credit', 'debit', 'prepaid')),
    interval: word('daily', 'monthly', 'weekly'),
    maxAmount: z.optional(Amount()),
  }),
);
export type CapabilitySettings = z.infer<ReturnType<typeof CapabilitySettings>>;

/** One way out of a verification error. */
export const RemediatingAction = /*@__PURE__*/ once(() =>
  z.object({
    code: text(),
    message: text(),
  }),
);
export type RemediatingAction = z.infer<ReturnType<typeof RemediatingAction>>;

const errorFields = () => ({
  capabilities: list(oneOf(...CAPABILITIES)),
  code: text(),
  message: text(),
  remediatingActions: list(RemediatingAction()),
  type: word('dataMissing', 'invalidInput', 'pendingStatus'),
});

/** What is wrong with the data of an entity, and the capabilities that wait for it. */
export const VerificationError = /*@__PURE__*/ once(() =>
  z.object({ ...errorFields(), subErrors: list(z.object(errorFields())) }),
);
export type VerificationError = z.infer<ReturnType<typeof VerificationError>>;

/** What can have a problem. */
export const PROBLEM_ENTITIES = ['BankAccount', 'Document', 'LegalEntity'] as const;

const entityFields = () => ({
  documents: list(z.string()),
  id: text(),
  type: word(...PROBLEM_ENTITIES),
});

/** Why a capability is not granted yet, and the entity to correct. */
export const CapabilityProblem = /*@__PURE__*/ once(() =>
  z.object({
    entity: z.optional(z.object({ ...entityFields(), owner: z.optional(z.object(entityFields())) })),
    verificationErrors: list(VerificationError()),
  }),
);
export type CapabilityProblem = z.infer<ReturnType<typeof CapabilityProblem>>;

/** How much a capability allows. */
export const level = () => word('high', 'low', 'medium', 'notApplicable');

export const VERIFICATION_STATUSES = ['invalid', 'pending', 'rejected', 'valid'] as const;
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number];

const grantFields = () => ({
  allowed: flag(),
  allowedLevel: level(),
  enabled: flag(),
  requested: flag(),
  requestedLevel: level(),
  verificationStatus: word(...VERIFICATION_STATUSES),
});

/**
 * What an account holder asked for and what it, or each of its transfer instruments, got. Only `enabled` and what is
 * `requested` can be set.
 */
export const AccountHolderCapability = /*@__PURE__*/ once(() =>
  z.object({
    ...grantFields(),
    allowedSettings: z.optional(CapabilitySettings()),
    problems: list(CapabilityProblem()),
    requestedSettings: z.optional(CapabilitySettings()),
    transferInstruments: list(z.object({ ...grantFields(), id: text() })),
  }),
);
export type AccountHolderCapability = z.infer<ReturnType<typeof AccountHolderCapability>>;

/** The moment at which capabilities are taken away unless the data of the entities is complete. */
export const VerificationDeadline = /*@__PURE__*/ once(() =>
  z.object({
    capabilities: z.array(oneOf(...CAPABILITIES)),
    entityIds: list(z.string()),
    expiresAt: timeOf(),
  }),
);
export type VerificationDeadline = z.infer<ReturnType<typeof VerificationDeadline>>;
