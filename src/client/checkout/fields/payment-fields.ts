import * as z from '../../schema/schema.js';
import { count, flag, list, text, texts, time, word } from '../../schema/fields.js';
import { Amount } from '../../schema/values.js';
import { ApplicationInfo } from './application.js';
import { CHANNELS } from './channels.js';
import { LineItem, Mandate } from './basket.js';
import { FundOrigin, FundRecipient, PlatformChargebackLogic, Split } from './funds.js';
import { AccountInfo, RiskData } from './risk.js';
import { BillingAddress, Company, DeliveryAddress, Name } from './shopper.js';
import { CheckoutSessionThreeDS2RequestData } from './three-ds-request.js';
import { AuthenticationData, ThreeDSecureData } from './three-ds.js';
import { shopperInteraction } from './shopper-interaction.js';
import { RECURRING_MODELS } from './recurring-models.js';

/*
 * What several requests share with which a payment begins: a payment, a session, a link, the setup of an older drop-in, a
 * donation, a look at a balance; and their answers. Functions, so that no schema is made before it is asked for.
 */

/** Where the shopper is. */
export const channel = () => word(...CHANNELS);

/** The platform's word for what became of a payment. `outcomeOf` says what it means. */
export const resultCode = () =>
  word(
    'AuthenticationFinished',
    'AuthenticationNotRequired',
    'Authorised',
    'Cancelled',
    'ChallengeShopper',
    'Error',
    'IdentifyShopper',
    'PartiallyAuthorised',
    'Pending',
    'PresentToShopper',
    'Received',
    'RedirectShopper',
    'Refused',
    'Success',
  );

/** Why the amount of a payment changes after it was authorised. */
export const industryUsage = () => word('delayedCharge', 'installment', 'noShow');

/** What a stored payment method will be used for. */
export const recurringProcessingModel = () => word(...RECURRING_MODELS);

/** Whose payment it is, how much, and who pays. */
export const payerFields = () => ({
  additionalData: texts(),
  amount: Amount(),
  applicationInfo: z.optional(ApplicationInfo()),
  dateOfBirth: time(),
  merchantAccount: z.string(),
  metadata: texts(),
  shopperEmail: text(),
  shopperInteraction: shopperInteraction(),
  shopperLocale: text(),
  shopperName: z.optional(Name()),
  socialSecurityNumber: text(),
  telephoneNumber: text(),
  /** @deprecated by the platform. */
  threeDSAuthenticationOnly: flag(),
});

/** How the money is taken, stored for later and shared. */
export const chargeFields = () => ({
  additionalAmount: z.optional(Amount()),
  captureDelayHours: count(),
  channel: channel(),
  company: z.optional(Company()),
  enableOneClick: flag(),
  enablePayOut: flag(),
  enableRecurring: flag(),
  lineItems: list(LineItem()),
  mandate: z.optional(Mandate()),
  mcc: text(),
  platformChargebackLogic: z.optional(PlatformChargebackLogic()),
  recurringExpiry: text(),
  recurringFrequency: text(),
  riskData: z.optional(RiskData()),
  splits: list(Split()),
  storePaymentMethod: flag(),
  trustedShopper: flag(),
});

/** What the card's issuer learns of the shopper, and how the shopper comes to its page and back. */
export const authenticationFields = () => ({
  accountInfo: z.optional(AccountInfo()),
  authenticationData: z.optional(AuthenticationData()),
  billingAddress: z.optional(BillingAddress()),
  deliverAt: time(),
  deliveryAddress: z.optional(DeliveryAddress()),
  mpiData: z.optional(ThreeDSecureData()),
  recurringProcessingModel: recurringProcessingModel(),
  redirectFromIssuerMethod: text(),
  redirectToIssuerMethod: text(),
});

/** What a session and a payment link offer a shopper to choose from, how it looks, and until when. */
export const offerFields = () => ({
  allowedPaymentMethods: list(z.string()),
  blockedPaymentMethods: list(z.string()),
  expiresAt: time(),
  fundOrigin: z.optional(FundOrigin()),
  fundRecipient: z.optional(FundRecipient()),
  showRemovePaymentMethodButton: flag(),
  splitCardFundingSources: flag(),
  store: text(),
  storePaymentMethodMode: word('askForConsent', 'disabled', 'enabled'),
  themeId: text(),
  threeDS2RequestData: z.optional(CheckoutSessionThreeDS2RequestData()),
});
