import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import type { Word as StandingWord } from '../../../words/compiled/parts/legal-entity/en.js';
import type { Trouble } from '../../parts/resource/resource-state.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { ResourceWords } from '../../parts/resource/resource-words.js';
import type { Word as AccountsWord } from '../../../words/compiled/transfer-instruments/panel/en.js';

/** What every part of the element needs to speak. */
export interface View {
  readonly words: Pick<Words<AccountsWord>, 'text'>;
  /** The words of the states that every element has. */
  readonly states: ResourceWords;
  readonly standing: Pick<Words<StandingWord>, 'text'>;
  readonly language: string;
}

export const accountText = ({ words }: Pick<View, 'words'>, { mask }: { readonly mask: string }): string =>
  words.text('account', { mask: apart(mask) });

/** Why something was not done; it is not done by itself later, as a list is loaded. */
export const whyText = ({ words, states }: Pick<View, 'words' | 'states'>, trouble: Trouble): string =>
  trouble.cause === 'offline' ? words.text('offline-now') : troubleText(states, trouble);
