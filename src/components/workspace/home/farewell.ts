import type { Words } from '../../base/words.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { Word } from '../../../words/compiled/workspace/home/en.js';
import type { Farewell } from '../shell/deleting.js';
import type { Victims } from './rows.js';

/** The most that is typed before a workspace goes: long names are cut. */
const TYPED = 20;

/** What is asked before a workspace goes: all that goes with it is named, and its name is typed. */
export function farewellOf(
  words: Pick<Words<Word>, 'text'>,
  name: string,
  { unseen, ...lists }: Victims,
): Farewell {
  const wanted = name.trim().slice(0, TYPED);
  const kinds = Object.keys(lists) as (keyof typeof lists)[];
  const victims = kinds.flatMap((kind) =>
    lists[kind].map((each) => words.text(`victim-${kind}`, { name: isolatedText(each, 80) })),
  );
  return {
    title: words.text('ask-delete', { name: isolatedText(name, 80) }),
    effect: words.text(victims.length > 0 ? 'effect' : 'effect-empty'),
    victims,
    unseen,
    typed: [
      {
        label: words.text('type-name', { name: isolatedText(wanted, TYPED) }),
        wrong: words.text('type-name-wrong'),
        isText: true,
        isRight: (text) => text.trim() === wanted.trim(),
      },
    ],
  };
}
