import { html, nothing, type TemplateResult } from 'lit';

import type { Method } from '../../../../client/shopper/index.js';
import type { DebitFieldKindName } from '../../../../client/shopper/debit-fields.js';
import { IBAN_FIELDS, type DebitFieldKind } from '../../../../client/shopper/iban-fields.js';
import {
  debitFieldsOf,
  debitOf,
  type Consent,
  type DebitField,
  type DebitDetails,
  type Mandate,
} from '../../../../client/shopper/debits.js';
import { adoptStyles } from '../../../base/adopt-styles.js';
import { Words } from '../../../base/words.js';
import { words as english } from '../../../../words/compiled/checkout/methods/direct-debit/en.js';
import { storedIdOf } from '../stored-id.js';
import type { ButtonView } from '../../../parts/paying/button-view.js';
import type { MethodRoom, OpenRoom, RoomSurroundings, RoomView } from '../family.js';
import type { AccountWord, DebitWord, Word } from './debit-words.js';
import { debitInput } from './debit-input.js';
import { shortFormStyles } from '../short-form/short-form.css.js';
import { directDebitStyles } from './direct-debit.css.js';
import { mandate, mandateOf, paragraphs } from './mandate.js';

type Accounts = typeof import('./accounts.js');
type Review = typeof import('./review.js');

/** All account numbers are called so; how long they are differs. */
const labelOf = (kind: DebitFieldKindName): DebitWord =>
  kind === 'accountUs' || kind === 'accountCa' || kind === 'accountGb' ? 'account' : kind;

export const openRoom: OpenRoom = async (method, around) => {
  const room = new DirectDebitRoom(method, around);
  await room.load();
  return room;
};

/** The account to debit and its mandate. What is typed stands in this object alone, until the payment has ended. */
class DirectDebitRoom implements MethodRoom {
  readonly #type: string;
  /** Empty where the account is typed. */
  readonly #storedId: string;
  #mandate: Mandate;
  readonly #fields: readonly (readonly [DebitField, DebitFieldKindName])[];
  readonly #around: RoomSurroundings;
  readonly #words: Words<Word>;
  #typed: Partial<Record<DebitField, string>> = {};
  readonly #left = new Set<string>();
  readonly #ticked = new Set<string>();
  #accounts: Accounts | undefined;
  #accountWords: Words<AccountWord> | undefined;
  /** There while the shopper looks once more at what they typed. */
  #review: Review | undefined;

  constructor(method: Method, around: RoomSurroundings) {
    this.#type = method.type;
    this.#mandate = mandateOf(method);
    this.#storedId = storedIdOf(method);
    this.#fields = this.#storedId ? [] : debitFieldsOf(method.type);
    this.#around = around;
    this.#words = new Words(around.host, around.language, english);
    this.#words.hostUpdate();
    const root = around.host.shadowRoot ?? around.host;
    for (const styles of [shortFormStyles, directDebitStyles]) adoptStyles(root, styles);
  }

  /** The price may have changed, and the text says it: what was agreed to before is no longer. */
  offered(method: Method): void {
    const before = this.#mandate;
    this.#mandate = mandateOf(method);
    if (JSON.stringify(before) !== JSON.stringify(this.#mandate)) this.#forgetAgreement();
    void this.load().catch(() => undefined);
  }

  /** What an IBAN that is debited by paying does without. */
  async load(): Promise<void> {
    const isPlain = this.#fields.every(([, kind]) => Object.hasOwn(IBAN_FIELDS, kind));
    const isImplicit = this.#mandate.consents.every(({ mode = 'implicit' }) => mode === 'implicit');
    if (this.#accounts || (isPlain && isImplicit)) return;
    this.#accounts = await import('./accounts.js');
    const { host, language } = this.#around;
    this.#accountWords = new Words(host, language, this.#accounts.english);
    this.#accountWords.hostUpdate();
    host.requestUpdate();
  }

  render({ disabled }: RoomView): TemplateResult {
    if (this.#review)
      return html`<div class="method-fields debit" part="method-fields">
        ${this.#review.review({
          mandate: this.#mandate,
          text: this.#text,
          disabled,
          lines: this.#fields.map(([name, kind]) => [this.#text(labelOf(kind)), this.#shown(name, kind)]),
          paragraphs,
          onEdit: () => this.#edit(),
        })}
      </div>`;
    return html`<div class="method-fields debit" part="method-fields">
      ${this.#fields.map(([name, kind]) => this.#field(name, kind, disabled))}
      ${mandate({
        mandate: this.#mandate,
        hasReference: debitOf(this.#type)?.hasReference === true,
        text: this.#text,
        language: this.#around.language(),
        tick: (consent) => this.#tick(consent, disabled),
      })}
    </div>`;
  }

  /** Goes on to the review, where there is one to come. */
  button({ disabled, pay, onFocus }: ButtonView): TemplateResult | undefined {
    if (!this.#isToReview) return undefined;
    return html`<button
      type="button"
      class="pay main"
      part="pay-button"
      aria-disabled=${disabled}
      @click=${pay}
      @focus=${onFocus}
    >
      ${this.#text('continue')}
    </button>`;
  }

  check(): boolean {
    const [wrong] = this.#fields.find(([name, kind]) => this.#read(name, kind) === undefined) ?? [];
    const open = this.#mandate.consents.find(({ id, mode }) => mode === 'checkbox' && !this.#ticked.has(id));
    if (wrong === undefined && !open) {
      if (!this.#isToReview) return true;
      void this.#toReview();
      return false;
    }
    for (const [name] of this.#fields) this.#left.add(name);
    this.#left.add('ticks');
    this.#around.host.requestUpdate();
    this.#focus(wrong === undefined ? (this.#accounts?.tickIdOf(open?.id ?? '') ?? '') : idOf(wrong));
    return false;
  }

  prepare() {
    const type = this.#type;
    const fields = Object.fromEntries(this.#fields.map(([name, kind]) => [name, this.#read(name, kind)]));
    const given = this.#mandate.consents.map(({ id, version, locale }) => ({ id, version, locale }));
    const debit = { ...fields, consents: given } as DebitDetails;
    return { type, debit, ...(this.#storedId && { storedPaymentMethodId: this.#storedId }) };
  }

  ended(mayPayAgain: boolean): void {
    if (!mayPayAgain) this.#typed = {};
    this.#left.clear();
    this.#forgetAgreement();
  }

  get #isToReview(): boolean {
    return !this.#review && this.#mandate.consents.some(({ mode }) => mode === 'review');
  }

  #forgetAgreement(): void {
    this.#ticked.clear();
    this.#review = undefined;
  }

  async #toReview(): Promise<void> {
    this.#review = await import('./review.js').catch(() => undefined);
    const { host } = this.#around;
    if (this.#review) adoptStyles(host.shadowRoot ?? host, this.#review.reviewStyles);
    await this.#show(this.#review?.REVIEW);
  }

  #edit(): void {
    this.#review = undefined;
    void this.#show(this.#fields.map(([name]) => idOf(name))[0]);
  }

  async #show(id: string | undefined): Promise<void> {
    this.#around.host.requestUpdate();
    await this.#around.host.updateComplete;
    if (id !== undefined) this.#focus(id);
  }

  #focus(id: string): void {
    this.#around.host.shadowRoot?.getElementById(id)?.focus();
  }

  #read(name: DebitField, kind: DebitFieldKindName): string | undefined {
    return this.#kindOf(kind)?.read(this.#typed[name] ?? '');
  }

  #kindOf(kind: DebitFieldKindName): DebitFieldKind | undefined {
    const kinds: Readonly<Partial<Record<DebitFieldKindName, DebitFieldKind>>> = IBAN_FIELDS;
    const others: typeof kinds | undefined = this.#accounts?.ACCOUNT_FIELDS;
    return kinds[kind] ?? others?.[kind];
  }

  readonly #text = (word: DebitWord): string =>
    Object.hasOwn(english, word)
      ? this.#words.text(word as Word)
      : (this.#accountWords?.text(word as AccountWord) ?? '');

  #tick(consent: Consent, disabled: boolean): unknown {
    return this.#accounts?.tick(consent, {
      disabled,
      ticked: this.#ticked,
      isChecked: this.#left.has('ticks'),
      fault: this.#text('tick'),
      onTick: (id, isOn) => {
        if (isOn) this.#ticked.add(id);
        else this.#ticked.delete(id);
        this.#around.host.requestUpdate();
      },
    });
  }

  #shown(name: DebitField, kind: DebitFieldKindName): string {
    const { show, options } = this.#kindOf(kind) ?? {};
    const value = this.#read(name, kind) ?? '';
    return options ? this.#text(value as DebitWord) : (show?.(value) ?? value);
  }

  #field(name: DebitField, kindName: DebitFieldKindName, disabled: boolean): unknown {
    const kind = this.#kindOf(kindName);
    if (!kind) return nothing;
    const id = idOf(name);
    const value = this.#typed[name] ?? '';
    const isWrong = this.#left.has(name) && this.#read(name, kindName) === undefined;
    const onInput = (text: string): void => {
      this.#typed[name] = text;
      this.#around.host.requestUpdate();
    };
    const onLeave = (): void => {
      if (!kind.options && this.#read(name, kindName) !== undefined)
        this.#typed[name] = this.#shown(name, kindName);
      if (this.#typed[name]) this.#left.add(name);
      this.#around.host.requestUpdate();
    };
    const options = kind.options?.map((each) => [each, this.#text(each as DebitWord)] as const);
    return debitInput({
      id,
      kind,
      label: this.#text(labelOf(kindName)),
      value,
      fault: isWrong ? this.#text(`${kindName}-wrong`) : undefined,
      disabled,
      select:
        options && this.#accounts?.accountSelect({ id, value, isWrong, disabled, options, onInput, onLeave }),
      onInput,
      onLeave,
      onEnter: () => this.#around.pay(),
    });
  }
}

const idOf = (name: DebitField): string => `florin-debit-${name}`;
