import type { LegalEntityChanged } from '../parts/legal-entity/entity-changes.js';
import type { Phase } from '../parts/legal-entity/phases.js';
import type { Trouble } from '../parts/resource/resource-state.js';
import type { OpenIn } from './panel/link.js';

export type { LegalEntityChanged };

/** Detail of `florin-before-onboarding-open`. */
export interface OnboardingWish {
  readonly openIn: OpenIn;
}

/** Detail of `florin-onboarding-opened`. Never the link itself: its bearer can sign in with it. */
export interface OnboardingOpened {
  readonly host: string;
  readonly openIn: OpenIn;
}

/** Detail of `florin-onboarding-returned`. */
export interface OnboardingReturned {
  /** `here`: this page was loaded by coming back. `elsewhere`: another one was. `looked`: the seller looks at this page again. */
  readonly where: 'here' | 'elsewhere' | 'looked';
}

/** Detail of `florin-standing-changed`. */
export interface StandingChanged {
  readonly phase: Phase;
  /** How many things the seller still has to do. */
  readonly open: number;
}

/** Detail of `florin-onboarding-launcher-failed`. */
export interface OnboardingLauncherFailed {
  readonly code: Trouble['cause'];
  /** Status and code of the proxy's answer, or the name of what is not set up, without values. */
  readonly detail: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'florin-before-onboarding-open': CustomEvent<OnboardingWish>;
    'florin-onboarding-opened': CustomEvent<OnboardingOpened>;
    'florin-onboarding-returned': CustomEvent<OnboardingReturned>;
    'florin-standing-changed': CustomEvent<StandingChanged>;
    'florin-onboarding-launcher-failed': CustomEvent<OnboardingLauncherFailed>;
  }
}
