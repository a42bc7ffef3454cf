import { html, type TemplateResult } from 'lit';

import { apart } from '../../base/apart.js';
import type { Words } from '../../base/words.js';
import type { Confirmation } from '../../parts/confirm/confirm.js';
import { Editor } from '../../parts/form/editor.js';
import { EMPTY, readOf } from '../../parts/form/entries.js';
import type { Section } from '../../parts/form/field.js';
import { choice, LONG_TEXT, text } from '../../parts/form/text-kinds.js';
import { faultyFields, formView } from '../../parts/money-form/form-view.js';
import { factsView } from '../../parts/record/facts-view.js';
import { words as english } from '../../../words/compiled/issued-cards/close/en.js';
import { CLOSING_REASONS } from '../detail/reason.js';
import type { Changes } from '../detail/changes.js';
import type { CardsElement, CardsRecord } from '../panel/cards-record.js';
import type { IssuedCard } from '../panel/issued-card.js';

type Word = keyof typeof english;

const SECTIONS: readonly Section<Word>[] = [
  {
    fields: [
      choice<Word>('reason', 'reason', CLOSING_REASONS, { prefix: 'reason-', need: 'saved' }),
      text<Word>('comment', 'comment', {
        kind: LONG_TEXT,
        most: 200,
        hint: 'comment-hint',
        need: 'saved',
        missing: 'comment-missing',
        isAsked: (read) => read('reason') === 'other',
      }),
    ],
  },
];

export interface ClosingOptions {
  readonly changes: Changes;
  ask(confirmation: Confirmation): void;
  card(): IssuedCard | undefined;
}

/** Closes a card for good: why, and then what that does, with the end of its number typed. */
export class Closing {
  readonly #record: CardsRecord;
  readonly #element: CardsElement;
  readonly #options: ClosingOptions;
  readonly #words: Words<Word>;
  readonly #editor: Editor<object>;
  #isOpen = false;
  #problem = '';

  constructor(record: CardsRecord, element: CardsElement, options: ClosingOptions) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
    this.#words = record.wordsOf(english);
    this.#editor = new Editor<object>(element, Date.now);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get isDirty(): boolean {
    return this.#isOpen && this.#editor.isDirty;
  }

  open(): void {
    this.#editor.open(undefined, SECTIONS, EMPTY);
    this.#problem = '';
    this.#isOpen = true;
    this.#record.focus('.step h2');
  }

  close(): void {
    this.#isOpen = false;
  }

  template(): TemplateResult {
    return html`${formView({
      texts: this.#words,
      language: this.#record.language,
      isBusy: this.#options.changes.isBusy,
      problem: this.#problem,
      editor: this.#editor,
      onContinue: () => this.#continue(),
      onCancel: () => {
        this.close();
        this.#record.focus('[part~=close]');
      },
    })}`;
  }

  #continue(): void {
    const card = this.#options.card();
    this.#problem = '';
    if (!this.#editor.check(new Set())) {
      const fields = faultyFields(this.#element.renderRoot, this.#editor, this.#record.language);
      this.#problem = this.#words.text('some-faults', { fields });
      return this.#record.focus('[aria-invalid=true]');
    }
    if (card) this.#ask(card);
  }

  #ask(card: IssuedCard): void {
    const words = this.#words;
    const read = readOf(this.#editor.entries);
    const statusReason = CLOSING_REASONS.find((each) => each === read('reason')) ?? 'other';
    const statusComment = read('comment').trim();
    // A card whose last digits the platform does not say is known by the end of its id.
    const end = card.lastFour || card.id.slice(-4);
    this.#options.ask({
      title: words.text('ask', { name: apart(card.name) }),
      text: html`<p>${words.text('effect')}</p>
        ${factsView([
          [words.text('reason'), words.text(`reason-${statusReason}`)],
          [words.text('comment'), statusReason === 'other' && statusComment],
        ])}`,
      yes: words.text('yes'),
      no: words.text('cancel'),
      typed: [
        {
          label: words.text('type-end', { end: apart(end) }),
          wrong: words.text('type-wrong', { end: apart(end) }),
          isText: !card.lastFour,
          isRight: (typed) => typed.toUpperCase() === end.toUpperCase(),
        },
      ],
      onYes: () => {
        this.close();
        void this.#options.changes.send(card, 'close', {
          status: 'closed',
          statusReason,
          ...(statusReason === 'other' && { statusComment }),
        });
      },
    });
  }
}
