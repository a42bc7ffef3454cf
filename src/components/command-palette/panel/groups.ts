import type { Words } from '../../base/words.js';
import { OPENED_RECORDS } from '../../parts/resource/opened-records.js';
import type { Word } from '../../../words/compiled/command-palette/panel/en.js';
import type { PaletteResult } from '../events.js';
import type { Found } from '../sources/source.js';
import { withoutTwins, type Choice, type ChoiceGroup } from './choices.js';
import { byPlace, placeOf, placeResult, type Place } from './places.js';
import type { Asked } from './search.js';

type PanelWords = Pick<Words<Word>, 'text'>;

export const placeText = (words: PanelWords, place: Place): string => words.text(`place-${place}`);

const foundChoice = (words: PanelWords, found: Found): Choice => {
  const { kind, reference, title, about } = found;
  const { element } = OPENED_RECORDS[kind];
  const name = kind === 'request' ? words.text('request', { entry: title }) : title;
  return { result: { kind, element, reference }, title: name, about, found };
};

/** What was found so far, by the element that shows it. */
export const foundGroups = (words: PanelWords, asked: readonly Asked[]): readonly ChoiceGroup[] =>
  byPlace(asked, ({ source }) => OPENED_RECORDS[source.kind].element).flatMap(([place, answers]) => {
    const choices = answers.flatMap(({ answer }) =>
      (answer?.found ?? []).map((found) => foundChoice(words, found)),
    );
    const hasMore = answers.some(({ answer }) => answer?.hasMore === true);
    if (choices.length === 0) return [];
    return { name: place, label: placeText(words, place), choices: withoutTwins(choices), hasMore };
  });

/** Elements whose name holds what is typed; all of them while nothing is. */
export function placeGroup(words: PanelWords, places: readonly Place[], text: string, language: string) {
  const wanted = text.toLocaleLowerCase(language);
  const choices = places
    .map((place): Choice => ({ result: placeResult(place), title: placeText(words, place) }))
    .filter(({ title }) => title.toLocaleLowerCase(language).includes(wanted));
  return groupOf('go-to', words.text('go-to'), choices);
}

/** What was opened a moment ago: its kind and its id are all that is kept. */
export const recentGroup = (words: PanelWords, recent: readonly PaletteResult[]) =>
  groupOf(
    'recent',
    words.text('recent'),
    recent.map((result) => ({
      result,
      title: result.reference,
      about: placeText(words, placeOf(result.element)),
    })),
  );

const groupOf = (name: string, label: string, choices: readonly Choice[]): readonly ChoiceGroup[] =>
  choices.length > 0 ? [{ name, label, choices, hasMore: false }] : [];
