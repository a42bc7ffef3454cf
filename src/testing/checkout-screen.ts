import type { Outcome } from '../client/outcome.js';
import { CARD_FRAME, findAll, missingMethod, PAY_BUTTON, rootsIn, textsOf } from './checkout-structure.js';
import { settledOutcome } from './settled-outcome.js';

type Matches = (text: string) => boolean;

/** What is used of `@testing-library/dom`: any library of the Testing Library family has it. */
export interface TestingLibrary {
  within(root: HTMLElement): {
    queryAllByLabelText(text: Matches): readonly HTMLElement[];
  };
  waitFor<Found>(find: () => Found): Promise<Found>;
  readonly fireEvent: {
    click(element: Element): unknown;
    blur(element: Element): unknown;
    input(element: Element, init: { readonly target: { readonly value: string } }): unknown;
    change(element: Element): unknown;
  };
}

const CARD_NEEDS_BROWSER =
  'A card is typed into the isolated card frame, which a script of the page cannot reach. Pay by card in a browser, with CheckoutPage of florin/testing and Playwright.';

/**
 * A checkout in a test with Testing Library, as a shopper uses what is outside the card frame: by the texts that the shopper reads, in a
 * simulated DOM or in a browser.
 */
export class CheckoutScreen {
  readonly #library: TestingLibrary;
  readonly #element: Element;

  /**
   * @param library - `@testing-library/dom`, or what is exported by another library of its family.
   * @param element - The `<florin-checkout>`.
   */
  constructor(library: TestingLibrary, element: Element) {
    this.#library = library;
    this.#element = element;
  }

  /**
   * Chooses a way to pay.
   *
   * @param name - What the shopper reads, such as `iDEAL`, in the language of the page.
   */
  async chooseMethod(name: string): Promise<void> {
    const method = await this.#find('[name="card"]', name, () => missingMethod(this.#element, name));
    this.#library.fireEvent.click(method);
  }

  /**
   * Fills in a field of the chosen method, such as an IBAN or a phone number.
   *
   * @param label - What the shopper reads at the field, in the language of the page.
   * @param value - What the shopper types or chooses; of a box or a bank to choose, whether it is chosen.
   */
  async fill(label: string, value: string | boolean): Promise<void> {
    const { fireEvent } = this.#library;
    const field = await this.#find(
      ':not([name="card"])',
      label,
      () =>
        `No field has the label '${label}', only ${textsOf(this.#element, 'label:not([part~="method"])')}.`,
    );
    if (typeof value === 'boolean') {
      if ((field as HTMLInputElement).checked !== value) fireEvent.click(field);
      return;
    }
    const options = [...((field as Partial<HTMLSelectElement>).options ?? [])];
    const option = options.find(({ text }) => text === value);
    fireEvent.input(field, { target: { value: option?.value ?? value } });
    fireEvent.change(field);
    fireEvent.blur(field);
  }

  /** Presses the button that pays. Rejects where a card is to be typed: that needs a browser. */
  async pay(): Promise<void> {
    const [button] = await this.#library.waitFor(() => {
      const found = this.#all(PAY_BUTTON);
      if (found.length === 0) throw new Error('The button that pays is not there.');
      return found;
    });
    const [chosen] = this.#all('[name="card"]:checked');
    const isCard = chosen
      ? chosen.getAttribute('aria-describedby') === 'florin-brands'
      : this.#all(CARD_FRAME).length > 0;
    if (isCard) throw new Error(CARD_NEEDS_BROWSER);
    if (button) this.#library.fireEvent.click(button);
  }

  /** Resolves to the outcome of the payment once it has ended. */
  async outcome(): Promise<Outcome> {
    return settledOutcome(this.#element);
  }

  #all(selector: string): readonly Element[] {
    return findAll(this.#element, selector);
  }

  /** The first field with a label that holds the text, as soon as one is there. */
  #find(selector: string, label: string, missing: () => string): Promise<HTMLElement> {
    return this.#library.waitFor(() => {
      const [found] = rootsIn(this.#element)
        // A shadow root has all that the queries read of an element.
        .map((root) => this.#library.within(root as unknown as HTMLElement))
        .flatMap((within) => within.queryAllByLabelText((text) => text.includes(label)))
        .filter((field) => field.matches(selector));
      if (!found) throw new Error(missing());
      return found;
    });
  }
}
