import type { Catalogue } from '../../base/words.js';
import { words as resource } from '../../parts/resource/words/de.js';
import type { TermsOfServiceWord } from './en.js';

export const words: Catalogue<TermsOfServiceWord> = {
  ...resource,
  label: 'Nutzungsbedingungen',
  loading: 'Es wird nachgesehen, welche Bedingungen es gibt …',
  empty: 'Es gibt keine Bedingungen anzunehmen.',
};
