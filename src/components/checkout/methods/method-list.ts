import { html, nothing, type TemplateResult } from 'lit';

import type { MethodsAnswer } from '../../../client/shopper/index.js';
import { isCard, takesCards } from '../takes-cards.js';
import { FAMILIES } from './families.js';
import type { MethodRoom, RoomSurroundings, RoomView } from './family.js';
import { methodChoice } from './method-choice.js';
import type { Offer } from './offer.js';
import { storedCardOffers } from './stored-card/stored-card.js';

function othersOf({ methods }: MethodsAnswer): readonly Offer[] {
  return methods
    .filter((method) => !isCard(method))
    .flatMap((method): Offer[] => {
      const family = FAMILIES.find(({ takes }) => takes(method));
      const text = () => html`<bdi>${method.name}</bdi>`;
      return family ? [{ id: `method:${method.type}`, text, taken: { method, family } }] : [];
    });
}

/** Tells the developer which methods of the account this page does not offer. */
function warnOfUnknown({ environment, methods }: MethodsAnswer): void {
  const unknown = methods.filter((method) => !isCard(method) && !FAMILIES.some(({ takes }) => takes(method)));
  if (environment !== 'live' && unknown.length > 0)
    console.warn(
      `florin: not offered, because this page cannot take it: ${unknown.map(({ type }) => type).join(', ')}.`,
    );
}

/** What an order can be paid with, where that is more than a card to type: the shopper's choice, and the rooms below it. */
export class MethodList {
  readonly #around: RoomSurroundings;
  readonly #rooms = new Map<string, MethodRoom>();
  #opening = '';
  #hasFailed = false;
  #offers: readonly Offer[] = [];
  #order = '';
  #chosen: string | undefined;

  constructor(around: RoomSurroundings) {
    this.#around = around;
  }

  /** A later answer for the same order leaves the choice, and what was typed, where it is still offered. */
  take(answer: MethodsAnswer): void {
    const others = othersOf(answer);
    const stored = storedCardOffers(answer);
    const typed: Offer = { id: '', text: (words) => words.text(stored.length > 0 ? 'anotherCard' : 'card') };
    this.#offers = [...stored, ...(takesCards(answer) ? [typed] : []), ...others];
    const isNew = answer.order !== this.#order;
    this.#order = answer.order;
    if (isNew) this.#rooms.clear();
    if (isNew || !this.#offers.some(({ id }) => id === this.#chosen)) this.#chosen = undefined;
    warnOfUnknown(answer);
    this.#open();
  }

  /** Whether anything but cards is offered. */
  get hasOthers(): boolean {
    return this.#offers.some(({ taken }) => taken);
  }

  /** The shopper's choice; before it, a stored card, else a new card, else the first method. */
  get chosen(): string {
    return this.#chosen ?? this.#offers.find(({ isOver }) => !isOver)?.id ?? '';
  }

  /** Whether a card is chosen, stored or typed: the card frame takes it. */
  get isCard(): boolean {
    return !this.#taken;
  }

  /** What stands below the choice; undefined for a card, and until it is loaded. */
  get room(): MethodRoom | undefined {
    return this.#rooms.get(this.chosen);
  }

  choose(id: string): void {
    this.#chosen = id;
    this.#open();
    this.#around.onChosen();
    this.#around.host.requestUpdate();
  }

  /** The radio group, and the room of the method that is chosen. */
  render(view: RoomView): TemplateResult {
    const choice: TemplateResult | typeof nothing = methodChoice({
      ...view,
      offers: this.#offers,
      chosen: this.chosen,
      onChoose: (id) => this.choose(id),
    });
    const failed = this.#hasFailed ? html`<p role="alert">${view.words.text('network')}</p>` : nothing;
    return html`${choice}${this.room?.render(view) ?? failed}`;
  }

  get #taken(): Offer['taken'] {
    return this.#offers.find(({ id }) => id === this.chosen)?.taken;
  }

  #open(): void {
    const id = this.chosen;
    const taken = this.#taken;
    if (!taken || this.#rooms.has(id) || this.#opening === id) return;
    void this.#load(id, taken);
  }

  async #load(id: string, { family, method }: NonNullable<Offer['taken']>): Promise<void> {
    this.#opening = id;
    this.#hasFailed = false;
    try {
      this.#rooms.set(id, await family.open(method, this.#around));
    } catch {
      this.#hasFailed = true;
    }
    this.#opening = '';
    this.#around.host.requestUpdate();
  }
}
