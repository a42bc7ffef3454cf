import { get, post } from '../../operation.js';
import { OnboardingLink, OnboardingLinkRequest, OnboardingTheme, OnboardingThemes } from '../onboarding.js';

/**
 * Makes a link to the hosted onboarding of a legal entity. Where it leads back to and what it asks is the server's to say,
 * because a browser that could say it would lead its user anywhere.
 */
export const createOnboardingLink = /*@__PURE__*/ post('/legalEntities/{id}/onboardingLinks', {
  input: OnboardingLinkRequest,
  output: OnboardingLink,
  idempotency: 'accepted',
  supplied: ['redirectUrl', 'settings'],
});

/** Lists the looks that the hosted onboarding can have. */
export const listThemes = /*@__PURE__*/ get('/themes', { output: OnboardingThemes });

/** Reads one look of the hosted onboarding. */
export const getTheme = /*@__PURE__*/ get('/themes/{id}', { output: OnboardingTheme });
