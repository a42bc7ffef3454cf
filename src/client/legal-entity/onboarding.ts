import * as z from '../schema/schema.js';
import { count, flag, list, text, time, timeOf } from '../schema/fields.js';
import { once } from '../schema/once.js';

/** What the hosted onboarding asks, and what it lets a user change. */
export const OnboardingLinkSettings = /*@__PURE__*/ once(() =>
  z.object({
    acceptedCountries: list(z.string()),
    allowBankAccountFormatSelection: flag(),
    allowDebugUi: flag(),
    allowIntraRegionCrossBorderPayout: flag(),
    changeLegalEntityType: flag(),
    editPrefilledCountry: flag(),
    hideOnboardingIntroductionIndividual: flag(),
    hideOnboardingIntroductionOrganization: flag(),
    hideOnboardingIntroductionSoleProprietor: flag(),
    hideOnboardingIntroductionTrust: flag(),
    instantBankVerification: flag(),
    requirePciSignEcomMoto: flag(),
    requirePciSignEcommerce: flag(),
    requirePciSignPos: flag(),
    requirePciSignPosMoto: flag(),
    transferInstrumentLimit: count(),
  }),
);
export type OnboardingLinkSettings = z.infer<ReturnType<typeof OnboardingLinkSettings>>;

/** In which language and look the hosted onboarding opens, and where it leads back to. */
export const OnboardingLinkRequest = /*@__PURE__*/ once(() =>
  z.object({
    locale: text(),
    redirectUrl: text(),
    settings: z.optional(OnboardingLinkSettings()),
    themeId: text(),
  }),
);
export type OnboardingLinkRequest = z.input<ReturnType<typeof OnboardingLinkRequest>>;

/** An address that opens the hosted onboarding once, and only for a short time. */
export const OnboardingLink = /*@__PURE__*/ once(() => z.object({ url: text() }));
export type OnboardingLink = z.infer<ReturnType<typeof OnboardingLink>>;

/** A look of the hosted onboarding. */
export const OnboardingTheme = /*@__PURE__*/ once(() =>
  z.object({
    createdAt: timeOf(),
    description: text(),
    id: z.string(),
    properties: z.record(z.string(), z.string()),
    updatedAt: time(),
  }),
);
export type OnboardingTheme = z.infer<ReturnType<typeof OnboardingTheme>>;

/** One page of themes; `next` and `previous` name the pages around it. */
export const OnboardingThemes = /*@__PURE__*/ once(() =>
  z.object({
    next: text(),
    previous: text(),
    themes: z.array(OnboardingTheme()),
  }),
);
export type OnboardingThemes = z.infer<ReturnType<typeof OnboardingThemes>>;
