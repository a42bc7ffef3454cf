import type { ReactiveController, ReactiveControllerHost } from 'lit';

import type { Listing, NewListing } from '../../../client/listings/index.js';
import { checkFields, type Fault, type Faults } from './check-fields.js';
import { Drafts, type Draft } from './drafts.js';
import {
  EMPTY,
  fieldsOf,
  isSame,
  rewritten,
  type FormFields,
  type FormImage,
  type TextName,
} from './fields.js';

export interface EditorOptions {
  /** Currency of a listing to be; one that is there keeps its own. */
  currency(): string;
  language(): string;
}

/** Milliseconds without a key after which what was typed is written down. */
const PAUSE = 400;

/** What is typed into the form, what was there before, and what is wrong with it. Writes a draft down while somebody types. */
export class Editor implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: EditorOptions;
  #drafts = new Drafts('');
  #opened: FormFields = EMPTY;
  #language = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  base: Listing | undefined;
  fields: FormFields = EMPTY;
  faults: Faults = {};
  /** What was typed another time and never saved, until somebody takes it or throws it away. */
  offered: Draft | undefined;

  constructor(host: ReactiveControllerHost, options: EditorOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('pagehide', this.keep);
  }

  hostDisconnected(): void {
    this.keep();
    removeEventListener('pagehide', this.keep);
  }

  hostUpdate(): void {
    const language = this.#options.language();
    if (this.#language === language) return;
    const rewrite = (fields: FormFields) => rewritten(fields, this.currency, this.#language, language);
    if (this.#language) [this.fields, this.#opened] = [rewrite(this.fields), rewrite(this.#opened)];
    this.#language = language;
  }

  get currency(): string {
    return this.base?.price.currency ?? this.#options.currency();
  }

  get isDirty(): boolean {
    return !isSame(this.fields, this.#opened);
  }

  /** Shows a listing, or an empty form; `whose` is what a draft of it goes by. */
  open(listing: Listing | undefined, whose: string): void {
    this.keep();
    this.#drafts = new Drafts(whose);
    this.#show(listing);
    const draft = this.#drafts.read();
    const isNews = draft && !isSame(this.#ofDraft(draft), this.fields);
    this.offered = isNews ? draft : undefined;
  }

  /** It is saved, or taken over from somebody else: nothing is left of the draft. */
  settle(listing: Listing, whose: string): void {
    clearTimeout(this.#timer);
    this.#drafts.clear();
    this.#drafts = new Drafts(whose);
    this.#drafts.clear();
    this.offered = undefined;
    this.#show(listing);
  }

  /** Goes on from what somebody else saved, with these fields in mind. */
  rebase(listing: Listing, fields: FormFields): void {
    this.#show(listing);
    this.#change(fields);
  }

  type(name: TextName, value: string): void {
    this.#change({ ...this.fields, [name]: value }, name);
  }

  addImage(): void {
    this.#change({
      ...this.fields,
      images: [...this.fields.images, { url: '', alt: '', width: 0, height: 0 }],
    });
  }

  removeImage(at: number): void {
    this.#change({ ...this.fields, images: this.fields.images.filter((_, place) => place !== at) });
    const { faults } = this;
    this.faults = Object.fromEntries(Object.entries(faults).filter(([path]) => !path.startsWith('images.')));
  }

  changeImage(at: number, changes: Partial<FormImage>): void {
    const images = this.fields.images.map((image, place) =>
      place === at ? { ...image, ...changes } : image,
    );
    this.#change({ ...this.fields, images }, `images.${at}.url`);
  }

  takeDraft(): void {
    const draft = this.offered;
    this.offered = undefined;
    if (draft) this.#change(this.#ofDraft(draft));
  }

  dropDraft(): void {
    this.offered = undefined;
    this.#drafts.clear();
    this.#host.requestUpdate();
  }

  /** What to send, or nothing: then the faults stand beside their fields. */
  check(): NewListing | undefined {
    const { currency, base } = this;
    const { faults, body } = checkFields(this.fields, { currency, base, language: this.#language });
    this.faults = faults;
    this.#host.requestUpdate();
    return Object.keys(faults).length === 0 ? body : undefined;
  }

  blame(path: string, fault: Fault): void {
    this.faults = { ...this.faults, [path]: fault };
    this.#host.requestUpdate();
  }

  #show(listing: Listing | undefined): void {
    this.base = listing;
    this.#language = this.#options.language();
    this.fields = this.#opened = listing ? fieldsOf(listing, this.#language) : EMPTY;
    this.faults = {};
    this.#host.requestUpdate();
  }

  #ofDraft({ fields, language }: Draft): FormFields {
    return rewritten(fields, this.currency, language, this.#language);
  }

  #change(fields: FormFields, path = ''): void {
    this.fields = fields;
    const { [path]: _, ...faults } = this.faults;
    this.faults = faults;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.keep, PAUSE);
    this.#host.requestUpdate();
  }

  /** Writes a draft down. One that was offered and not yet answered is not written over by nothing. */
  readonly keep = (): void => {
    clearTimeout(this.#timer);
    const { fields, base } = this;
    const [at, language, revision] = [Date.now(), this.#language, base?.revision ?? 0];
    if (this.isDirty) this.#drafts.write({ at, language, revision, fields });
    else if (!this.offered && this.#timer !== undefined) this.#drafts.clear();
  };
}
