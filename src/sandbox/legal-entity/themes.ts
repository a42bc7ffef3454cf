import type { OnboardingTheme } from '../../client/legal-entity/index.js';
import { DAY } from '../../facts/instant.js';
import type { State } from '../state/state.js';

const LOOKS = [
  {
    description: 'Light',
    properties: { primaryColor: '#0a5c36', backgroundColor: '#ffffff', radius: '4px' },
  },
  { description: 'Dark', properties: { primaryColor: '#7fd1a3', backgroundColor: '#111614', radius: '4px' } },
  {
    description: 'Large',
    properties: { primaryColor: '#0a5c36', backgroundColor: '#ffffff', fontSize: '20px' },
  },
];

const MONTH = 30 * DAY;

/** The looks that a platform has set up for its hosted onboarding. */
export const makeThemes = (state: State): OnboardingTheme[] =>
  LOOKS.map(({ description, properties }) => ({
    id: `ONBT${state.random.reference()}`,
    description,
    properties,
    createdAt: new Date(state.now() - MONTH).toISOString(),
  }));
