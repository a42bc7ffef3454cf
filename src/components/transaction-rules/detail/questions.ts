import { html } from 'lit';

import type { TransactionRule } from '../../../client/balance-platform/index.js';
import type { Words } from '../../base/words.js';
import type { Confirmation } from '../../parts/confirm/confirm.js';
import { isolatedText } from '../../parts/listing/plain-text.js';
import type { Word } from '../../../words/compiled/transaction-rules/desk/en.js';
import type { Showing } from '../panel/showing.js';
import { ruleText } from '../rule/sentence.js';

export interface Asked {
  readonly words: Pick<Words<Word>, 'text'>;
  readonly showing: Showing;
  readonly rule: TransactionRule;
}

/** What is asked before a rule comes to hold, holds in another way, or holds no more. */
export type Act = 'activate' | 'deactivate' | 'save' | 'delete';

const isOfPlatform = ({ entityKey }: TransactionRule): boolean => entityKey.entityType === 'balancePlatform';

/** Whether much happens at once: every card of the platform, or the end of a rule that holds. */
const isTyped = (rule: TransactionRule, act: Act): boolean =>
  act === 'delete' ? rule.status === 'active' || isOfPlatform(rule) : isOfPlatform(rule);

function typedEnd({ words, rule: { id = '' } }: Asked): NonNullable<Confirmation['typed']> {
  const last = id.slice(-4);
  return [
    {
      label: words.text('type-last', { last }),
      wrong: words.text('type-wrong', { last }),
      isText: true,
      isRight: (text) => last !== '' && text.toUpperCase() === last.toUpperCase(),
    },
  ];
}

/** The question, with the whole rule as a sentence. At the scope of the platform the end of its id is typed. */
export function activeQuestion(asked: Asked, act: Act): Omit<Confirmation, 'onYes'> {
  const { words, showing, rule } = asked;
  const isOpening = rule.type === 'allowList' && act !== 'deactivate' && act !== 'delete';
  return {
    title: words.text(`ask-${act}`, { name: isolatedText(rule.description ?? '', 80) }),
    text: html`<p><bdi>${ruleText(showing, rule)}</bdi></p>
      <p>${words.text(`effect-${act}`)}</p>
      ${isOfPlatform(rule) ? html`<p>${words.text('effect-platform')}</p>` : ''}
      ${isOpening ? html`<p>${words.text('allow-warning')}</p>` : ''}`,
    yes: words.text(`yes-${act}`),
    no: words.text('cancel'),
    typed: isTyped(rule, act) ? typedEnd(asked) : undefined,
  };
}
