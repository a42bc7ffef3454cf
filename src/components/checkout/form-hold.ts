type Validated = Element & { readonly validity?: ValidityState };

/**
 * Pays when the form around an element is submitted, and submits it once that has worked. Asking whether the form is
 * valid (`checkValidity()`) never pays: only a click on a submit button, or a browser that reports what is missing, does.
 */
export class FormHold {
  readonly #element: HTMLElement;
  readonly #pay: () => void;
  #form: HTMLFormElement | null = null;
  #submitter: HTMLElement | undefined;
  #isClicked = false;
  #isReported = false;
  #isHeld = false;

  constructor(element: HTMLElement, pay: () => void) {
    this.#element = element;
    this.#pay = pay;
    element.addEventListener('invalid', this.#onInvalid);
  }

  follow(form: HTMLFormElement | null): void {
    this.#form?.removeEventListener('click', this.#onClick, true);
    this.#form = form;
    form?.addEventListener('click', this.#onClick, true);
  }

  /** The order is paid: a form that waited for it goes on. */
  release(): void {
    if (!this.#isHeld || !this.#form) return;
    this.#isHeld = false;
    const submitter = this.#submitter?.isConnected ? this.#submitter : null;
    HTMLFormElement.prototype.requestSubmit.call(this.#form, submitter);
  }

  /** A browser that reports the missing payment moves the focus to the pay button. */
  readonly onPayFocus = (): void => {
    if (this.#isReported) this.#start();
  };

  readonly #onClick = ({ target }: Event): void => {
    const button = target instanceof Element && target.closest<HTMLButtonElement>('button, input');
    if (!button || !/^(?:submit|image)$/.test(button.type)) return;
    this.#submitter = button;
    this.#isClicked = true;
    setTimeout(() => (this.#isClicked = false));
  };

  readonly #onInvalid = (event: Event): void => {
    const others = [...(this.#form?.elements ?? [])] as Validated[];
    if (others.some((other) => other !== this.#element && other.validity?.valid === false)) return;
    if (this.#isClicked) {
      event.preventDefault();
      this.#start();
    } else {
      this.#isReported = true;
      setTimeout(() => (this.#isReported = false));
    }
  };

  #start(): void {
    this.#isReported = this.#isClicked = false;
    this.#isHeld = true;
    this.#pay();
  }
}
