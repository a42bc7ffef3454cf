import { define } from '../base/define.js';
import { FlorinOnboardingLauncher } from './onboarding-launcher.js';

export { FlorinOnboardingLauncher };

define('florin-onboarding-launcher', FlorinOnboardingLauncher);
