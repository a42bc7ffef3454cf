import { html, nothing, type TemplateResult } from 'lit';

import type { Method, MethodsAnswer } from '../../../client/shopper/index.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { isCard } from '../../parts/paying/takes-cards.js';
import { cardExtras } from './card-extras/card-extras.js';
import { FAMILIES } from './families.js';
import type { MethodRoom, RoomSurroundings, RoomView } from './family.js';
import { lastMethod, rememberMethod } from './last-method.js';
import { methodChoice, moreButton, SHOWN, type MethodChoiceView } from './method-choice.js';
import { methodListStyles } from './method-list.css.js';
import { underRules, type MethodRules } from '../../parts/paying/method-rules.js';
import type { Offer, Taken } from './offer.js';
import type { OfferMarks } from './offer-marks/offer-marks.js';
import type { Storing } from './store-box/store-box.js';
import type { PaidParts } from './paid-parts/paid-parts.js';
import { storedCardOffers } from './stored-card/stored-card.js';
import { storedIdOf } from './stored-id.js';

/** The typed card and the other methods, in the order of the answer. */
function unstoredOffers(
  { methods, storedCards }: MethodsAnswer,
  hidden: readonly Method[],
): readonly Offer[] {
  return methods.flatMap((method): Offer[] => {
    if (isCard(method)) {
      const word = storedCards[0] ? 'anotherCard' : 'card';
      // A card is typed into one frame, however many lines the platform has for it.
      return methods.find(isCard) === method
        ? [{ id: '', text: (words) => words.text(word), brands: method.brands }]
        : [];
    }
    const family = !hidden.includes(method) && familyOf(method);
    if (!family) return [];
    const id = `method:${method.type}${storedIdOf(method)}${(method.family === 'gift-card' && method.brands?.join()) || ''}`;
    return [{ id, text: () => html`<bdi>${method.name}</bdi>`, taken: { method, family } }];
  });
}

const familyOf = (method: Method) => FAMILIES.find(({ takes }) => takes(method));

const typeOf = (taken: Taken | undefined): string => taken?.method.type ?? 'scheme';

/** Methods that this page or browser cannot pay with, as it says when it is asked. A type that no family takes is told to the developer. */
async function hiddenOf(answer: MethodsAnswer): Promise<readonly Method[]> {
  const asked = answer.methods.map(async (method) => {
    const family = familyOf(method);
    if (!family && !isCard(method) && answer.environment !== 'live')
      console.warn(`florin: ${method.type} is not offered: unknown type`);
    return (await family?.whyNot?.(method, answer).catch(String)) === undefined ? [] : method;
  });
  return (await Promise.all(asked)).flat();
}

/** Milliseconds that a list waits for the browser's word on wallets; one that comes later adds them. */
const ASKING = 500;

/** What an order can be paid with, where that is more than a card to type: the shopper's choice, and the rooms below it. */
export class MethodList {
  readonly #around: RoomSurroundings;
  readonly #rooms = new Map<string, MethodRoom>();
  /** What is being loaded for this order. A room that came twice would lose what was typed into the first. */
  #opening = new Map<string, Promise<void>>();
  #hasFailed = false;
  #offers: readonly Offer[] = [];
  #order = '';
  #answer: MethodsAnswer | undefined;
  #card: Taken | undefined;
  #chosen: string | undefined;
  #last = '';
  #isUnfolded = false;
  #marks: OfferMarks | undefined;
  readonly #marksCome: Promise<void>;
  /** What the order was paid with so far, below all methods. */
  #paid: PaidParts | undefined;

  constructor(around: Omit<RoomSurroundings, 'brand'>) {
    const brand = (): string | undefined =>
      this.#answer?.storedCards.find(({ id }) => id === this.chosen)?.brand ?? around.card().card.brand;
    this.#around = { ...around, brand };
    adoptStyles(around.host.shadowRoot ?? around.host, methodListStyles);
    // Without them every method has its name.
    this.#marksCome = this.#loadMarks().catch(() => undefined);
  }

  /** Pictures come when the browser has nothing else to do: the list is on the page, with room for them. */
  async #loadMarks(): Promise<void> {
    await new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve));
    const { offerMarks } = await import('./offer-marks/offer-marks.js');
    this.#marks = offerMarks(this.#around, () => this.#answer);
    this.#around.host.requestUpdate();
  }

  async #loadPaid(): Promise<void> {
    try {
      const { PaidParts } = await import('./paid-parts/paid-parts.js');
      this.#paid ??= new PaidParts(this.#around);
    } catch {
      this.#hasFailed = true;
    }
  }

  /**
   * What is left of an answer under the page's rules, once it is known which wallets the browser has. A later answer for the
   * same order leaves the choice where it is still offered, and what was typed.
   */
  async take(whole: MethodsAnswer, rules: MethodRules): Promise<MethodsAnswer> {
    const answer = underRules(whole, rules);
    this.#answer = answer;
    const hidden = hiddenOf(answer);
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, ASKING));
    const known = await Promise.race([hidden, late]);
    if (this.#answer !== answer) return answer;
    if (!known) void hidden.then((methods) => this.#add(answer, methods));
    await this.#show(answer, known ?? answer.methods.filter((method) => familyOf(method)?.whyNot));
    return answer;
  }

  #add(answer: MethodsAnswer, hidden: readonly Method[]): void {
    if (this.#answer !== answer) return;
    // The shopper may be filling in what is open by itself: it stays.
    this.#chosen ??= this.chosen;
    void this.#show(answer, hidden);
    this.#around.host.requestUpdate();
  }

  /** What is asked beside the first choice comes with the list: later, it would move the rest away under a click. */
  async #show(answer: MethodsAnswer, hidden: readonly Method[]): Promise<void> {
    this.#offers = [...storedCardOffers(answer), ...unstoredOffers(answer, hidden)];
    const isNew = answer.order !== this.#order;
    this.#order = answer.order;
    if (isNew) {
      this.#rooms.clear();
      this.#opening = new Map();
      this.#last = lastMethod();
      this.#isUnfolded = false;
    }
    const card = answer.methods.find(cardExtras.takes);
    this.#card = card && { method: card, family: cardExtras };
    if (isNew || !this.#offers.some(({ id }) => id === this.#chosen)) this.#chosen = undefined;
    for (const { id, taken = this.#card } of this.#offers)
      if (taken) this.#rooms.get(id)?.offered?.(taken.method, answer);
    if (answer.parts) await this.#loadPaid();
    // They bring what the shop says of a method, which takes room.
    if (answer.methods.some(({ hint }) => hint)) await this.#marksCome;
    this.#paid?.offered(answer);
    await this.#open();
  }

  /** Whether anything but cards is offered. */
  get hasOthers(): boolean {
    return this.#offers.some(({ taken }) => taken);
  }

  /** Whether there is anything to choose from: one method alone is open by itself. */
  get isChoice(): boolean {
    return this.#offers.length > 1;
  }

  /** The shopper's choice; before it, what was used last on this device, else the first. */
  get chosen(): string {
    const open = this.#offers.filter(({ isOver }) => !isOver);
    const last = open.find(({ taken }) => typeOf(taken) === this.#last);
    return this.#chosen ?? (last ?? open[0])?.id ?? '';
  }

  /** Whether a card is chosen, stored or typed: the card frame takes it. */
  get isCard(): boolean {
    return !this.#taken;
  }

  /** What stands below the choice; undefined until it is loaded, and for a card that is asked for alone. */
  get room(): MethodRoom | undefined {
    return this.#rooms.get(this.#id);
  }

  /** Whether all is filled in that the chosen method asks for, less the card itself. */
  check(): boolean {
    if (!this.#needed) return true;
    if (this.room) return this.room.check();
    // The click came before what the method asks for: it counts once that is there.
    const { chosen } = this;
    void this.#opening.get(this.#id)?.then(() => this.room && chosen === this.chosen && this.#around.pay());
    return false;
  }

  choose(id: string): void {
    this.#chosen = id;
    void this.#open();
    this.#around.onChosen();
    this.#around.host.requestUpdate();
  }

  /** This device remembers the method that is paid by, by its type alone. */
  remember(): void {
    rememberMethod(typeOf(this.#taken));
  }

  /** The radio group; of one method alone, what it costs on top. */
  render(view: RoomView): TemplateResult | undefined {
    return this.isChoice ? methodChoice(this.#view(view)) : this.#marks?.alone(this.#offers, view.words);
  }

  /** The room of any method but a card, and the button for those that wait. What is asked beside a card stands with its fields. */
  renderBelow(view: RoomView): TemplateResult {
    const failed = this.#hasFailed ? html`<p role="alert">${view.words.text('network')}</p>` : nothing;
    const open = this.#taken ? html`<div class="open">${this.room?.render(view) ?? failed}</div>` : failed;
    return html`${open}${this.isChoice ? moreButton(this.#view(view)) : nothing}${this.#paid?.render(view)}`;
  }

  #view(view: RoomView): MethodChoiceView {
    return {
      ...view,
      offers: this.#offers,
      chosen: this.chosen,
      isUnfolded: this.#isUnfolded,
      marks: this.#marks,
      onChoose: (id) => this.choose(id),
      onUnfold: () => void this.#unfold(),
    };
  }

  /** The button goes: the focus is at the first of those that it has shown, which is not chosen by that. */
  async #unfold(): Promise<void> {
    const { host } = this.#around;
    this.#isUnfolded = true;
    host.requestUpdate();
    await host.updateComplete;
    host.shadowRoot?.querySelectorAll<HTMLElement>('[name=card]')[SHOWN]?.focus();
  }

  get #taken(): Taken | undefined {
    return this.#offers.find(({ id }) => id === this.chosen)?.taken;
  }

  /** What the chosen method asks for beside the card frame. */
  get #needed(): Taken | undefined {
    return this.#taken ?? this.#card;
  }

  /** What the room is kept under: one for all cards. */
  get #id(): string {
    return this.isCard ? '' : this.chosen;
  }

  #open(): Promise<void> | undefined {
    const id = this.#id;
    const taken = this.#needed;
    // That the fields of another method did not load is not said below this one.
    this.#hasFailed = false;
    if (!taken || !this.#answer || this.#rooms.has(id)) return;
    const opening = this.#opening.get(id) ?? this.#load(id, taken, this.#answer);
    this.#opening.set(id, opening);
    return opening;
  }

  async #load(id: string, { family, method }: Taken, answer: MethodsAnswer): Promise<void> {
    const opening = this.#opening;
    try {
      const { openRoom } = await family.load();
      let room = await openRoom(method, this.#around, answer);
      if ((method.configuration as Storing | undefined)?.canStore)
        room = (await import('./store-box/store-box.js')).storingRoom(room, method, this.#around);
      if (opening === this.#opening) this.#rooms.set(id, room);
    } catch {
      this.#hasFailed = id === this.#id;
    }
    opening.delete(id);
    this.#around.host.requestUpdate();
    await this.#around.host.updateComplete;
  }
}
