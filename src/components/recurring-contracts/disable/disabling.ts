import { html, type TemplateResult } from 'lit';

import type { Words } from '../../base/words.js';
import { apart } from '../../base/apart.js';
import type { Confirmation } from '../../parts/confirm/confirm.js';
import type { Word } from '../../../words/compiled/recurring-contracts/detail/en.js';
import { doubtView } from '../../parts/money-form/doubt-view.js';
import { KeyedSending } from '../../parts/money-form/keyed-sending.js';
import type { ContractsElement, ContractsRecord } from '../panel/contracts-record.js';
import { contractText, nameOf, type Showing } from '../panel/showing.js';
import { bodyOf, disableRow, isDone, isGone, type Removal } from './removal.js';

export interface DisablingOptions {
  readonly words: Pick<Words<Word>, 'text'>;
  showing(): Showing;
  ask(confirmation: Confirmation): void;
  /** It is done: the list is shown. */
  onDone(): void;
}

/** Letters of the shopper reference that are typed before all of a shopper is disabled. */
const TYPED = 4;

/** Disables stored payment methods, once: the question, what is sent, and what is not known. */
export class Disabling {
  readonly #record: ContractsRecord;
  readonly #element: ContractsElement;
  readonly #options: DisablingOptions;
  readonly #sending: KeyedSending;
  /** What was sent, while its end is not known. */
  #doubtful: Removal | undefined;

  constructor(record: ContractsRecord, element: ContractsElement, options: DisablingOptions) {
    this.#record = record;
    this.#element = element;
    this.#options = options;
    this.#sending = new KeyedSending(record, options.words);
  }

  get isOpen(): boolean {
    return this.#doubtful !== undefined;
  }

  get isBusy(): boolean {
    return this.#sending.isBusy;
  }

  get problem(): string {
    return this.#sending.problem;
  }

  reset(): void {
    this.#doubtful = undefined;
    this.#sending.problem = '';
  }

  /** Names what is disabled, and what that does. All of a shopper takes the end of their reference besides. */
  ask(removal: Removal): void {
    const { words, showing, ask } = this.#options;
    const { scope, contract, details } = removal;
    const count = details.filter(({ contracts }) => !contract || contracts.includes(contract)).length;
    const [first] = details;
    const name = first ? apart(nameOf(showing(), first)) : '';
    const use = contract && contractText(showing(), contract);
    const end = this.#element.shopper.slice(-TYPED);
    const title =
      scope === 'detail'
        ? words.text(contract ? 'ask-use' : 'ask-one', { name, use })
        : words.text(scope === 'contract' ? 'ask-contract' : 'ask-all', { count, use });
    ask({
      title,
      text: html`<p>${words.text(scope === 'shopper' ? 'effect-all' : 'effect')}</p>`,
      yes: words.text('disable'),
      no: words.text('keep'),
      typed:
        scope === 'shopper'
          ? [
              {
                label: words.text('type-end', { count: end.length }),
                wrong: words.text('type-end-wrong'),
                isRight: (text) => text === end,
                isText: true,
              },
            ]
          : undefined,
      onYes: () => void this.#send(removal),
    });
  }

  template(): TemplateResult {
    const removal = this.#doubtful;
    if (!removal) return html``;
    const { words } = this.#options;
    return doubtView({
      texts: words,
      isBusy: this.isBusy,
      problem: this.#sending.problem,
      text: words.text('doubt-disable'),
      onLook: () => void this.#look(removal),
      onAgain: () => void this.#send(removal),
      onLeave: () => this.#leave(),
    });
  }

  async #send(removal: Removal): Promise<void> {
    const { scope, contract } = removal;
    if (this.isBusy || !this.#record.emit('florin-before-recurring-details-remove', { scope, contract }))
      return;
    const body = bodyOf(this.#element.shopper, removal);
    const { ending } = await this.#sending.send({
      body,
      isDoubtful: this.isOpen,
      call: (client, idempotencyKey) => client.call(disableRow, body, { idempotencyKey }),
      isDone: ({ response }) => isDone(response),
    });
    if (ending !== 'not-sent')
      this.#record.emit('florin-recurring-details-removed', { scope, contract, ending });
    if (ending === 'received') return this.#done();
    if (ending === 'unknown') this.#doubtful = removal;
    else if (ending === 'refused') this.#doubtful = undefined;
    this.#tell(ending === 'unknown' ? this.#options.words.text('doubt-disable') : this.#sending.problem);
  }

  async #look(removal: Removal): Promise<void> {
    if (this.isBusy) return;
    const isRead = await this.#sending.look();
    if (isRead && isGone(removal, this.#record.answer?.details ?? [])) {
      this.#sending.settle();
      return this.#done();
    }
    const { trouble } = this.#record.resource;
    this.#sending.problem = this.#options.words.text(trouble ? 'not-read' : 'still-there');
    this.#tell(this.#sending.problem);
  }

  #tell(news: string): void {
    this.#record.say(news);
    this.#record.focus('h2[tabindex]');
  }

  async #done(): Promise<void> {
    const { words, onDone } = this.#options;
    this.#doubtful = undefined;
    onDone();
    await this.#record.refresh();
    this.#record.say(words.text('disabled'));
    this.#record.focus(this.#record.answer?.details.length ? '#found' : '#shopper');
  }

  /** What is not known stays so until the operator looks, or sends it again. */
  #leave(): void {
    if (this.isBusy) return;
    this.#doubtful = undefined;
    this.#record.focus('h2[tabindex]');
    void this.#record.refresh();
  }
}
