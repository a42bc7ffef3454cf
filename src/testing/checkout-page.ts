import type { Outcome } from '../client/outcome.js';
import {
  ACTION_FRAME,
  CARD_FRAME,
  CHALLENGE_CODE,
  CHECKOUT,
  METHOD,
  PAY_BUTTON,
  RIGHT_CODE,
  typedFields,
  type TypedCard,
} from './checkout-structure.js';
import { settledOutcome } from './settled-outcome.js';

/** What is used of a `Locator` of Playwright. */
export interface PlaywrightLocator {
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  press(key: string): Promise<void>;
  pressSequentially(text: string): Promise<void>;
  evaluate<Result>(run: (element: Element) => Result | Promise<Result>): Promise<Result>;
}

/** What is used of a `FrameLocator` of Playwright. */
export interface PlaywrightFrame {
  locator(selector: string): PlaywrightLocator;
  frameLocator(selector: string): PlaywrightFrame;
}

/** What is used of a `Page` of Playwright: any version of `@playwright/test` and `playwright-core` has it. */
export interface PlaywrightPage extends PlaywrightFrame {
  readonly keyboard: { press(key: string): Promise<void> };
}

/** A checkout in a page of Playwright, as a shopper uses it. It finds its way by the structure of the page, so every language works. */
export class CheckoutPage {
  readonly #page: PlaywrightPage;
  readonly #element: string;

  /**
   * @param page - The page that shows the element.
   * @param element - A selector of the element. Default: `florin-checkout`. On your return page: `florin-payment-result`.
   */
  constructor(page: PlaywrightPage, element = CHECKOUT) {
    this.#page = page;
    this.#element = element;
  }

  /** Types a card into the isolated frame, key by key. */
  async typeCard(card: TypedCard): Promise<void> {
    const frame = this.#page.frameLocator(`${this.#element} ${CARD_FRAME}`);
    for (const [selector, text] of typedFields(card)) await frame.locator(selector).pressSequentially(text);
  }

  /**
   * Chooses a way to pay.
   *
   * @param name - What the shopper reads, such as `iDEAL`, in the language of the page.
   */
  async chooseMethod(name: string): Promise<void> {
    await this.#page.locator(`${this.#element} ${METHOD}:has-text(${JSON.stringify(name)})`).click();
  }

  /** Presses the button that pays. */
  async pay(): Promise<void> {
    await this.#page.locator(`${this.#element} ${PAY_BUTTON}`).click();
  }

  /**
   * Answers the bank's page of the sandbox, which asks for a code.
   *
   * @param code - Default: `1234`, the right one. Any other is refused.
   */
  async answerChallenge(code = RIGHT_CODE): Promise<void> {
    const bank = this.#page.frameLocator(`${this.#element} ${ACTION_FRAME}`).frameLocator('iframe:visible');
    await bank.locator(CHALLENGE_CODE).fill(code);
    // The key is the page's: the frame goes as soon as the bank has answered.
    await this.#page.keyboard.press('Enter');
  }

  /** How the payment ended, as soon as it has. */
  outcome(): Promise<Outcome> {
    return this.#page.locator(this.#element).evaluate(settledOutcome);
  }
}
