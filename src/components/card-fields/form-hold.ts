import { SealError, type Sealed } from '../parts/card-frame/card-frame.js';

export interface HoldHost {
  readonly internals: ElementInternals;
  readonly element: HTMLElement;
  /** Whether the shopper chose between two brands: the form's server has to be told. */
  hasChoice(): boolean;
  seal(): Promise<Sealed>;
  onHeldFailed(error: SealError): void;
}

/**
 * Holds a form's submission until the card is sealed: the first `submit` stops here, before any other listener;
 * the second one, by the same button, carries the envelopes, which are gone again when it is through.
 */
export class FormHold {
  readonly #host: HoldHost;
  #form: HTMLFormElement | null = null;
  #isSealing = false;
  #isSealed = false;

  constructor(host: HoldHost) {
    this.#host = host;
  }

  attach(form: HTMLFormElement | null): void {
    this.#form?.removeEventListener('submit', this.#onSubmit, true);
    this.#form = form;
    form?.addEventListener('submit', this.#onSubmit, true);
  }

  readonly #onSubmit = (event: SubmitEvent): void => {
    // Disabled fields take no part in a form.
    if (this.#isSealed || event.target !== this.#form || this.#host.element.matches(':disabled')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!this.#isSealing) void this.#sealAndSubmit(event.submitter);
  };

  async #sealAndSubmit(submitter: HTMLElement | null): Promise<void> {
    const form = this.#form;
    this.#isSealing = true;
    try {
      const sealed = await this.#host.seal();
      if (form && form === this.#form) this.#submit(form, submitter, sealed);
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      this.#host.onHeldFailed(error);
    } finally {
      this.#isSealing = false;
    }
  }

  #submit(form: HTMLFormElement, submitter: HTMLElement | null, sealed: Sealed): void {
    const { internals } = this.#host;
    // `null` is the state a browser may restore: there is none.
    internals.setFormValue(entriesOf(sealed, this.#host.hasChoice()), null);
    this.#isSealed = true;
    try {
      const isMine = (submitter as HTMLButtonElement | null)?.form === form;
      // By the prototype, because a field named `requestSubmit` would hide the method.
      HTMLFormElement.prototype.requestSubmit.call(form, isMine ? submitter : null);
    } finally {
      this.#isSealed = false;
      internals.setFormValue(null, null);
    }
  }
}

function entriesOf({ envelopes, holderName, brand }: Sealed, hasChoice: boolean): FormData {
  const entries = new FormData();
  for (const [name, envelope] of Object.entries(envelopes)) entries.append(name, envelope);
  if (holderName) entries.append('holderName', holderName);
  if (hasChoice && brand) entries.append('brand', brand);
  return entries;
}
