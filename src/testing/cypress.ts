import type { Outcome } from '../client/outcome.js';
import {
  ACTION_FRAME,
  CARD_FRAME,
  CHALLENGE_CODE,
  CHECKOUT,
  findAll,
  METHOD,
  missingMethod,
  PAY_BUTTON,
  RIGHT_CODE,
  typedFields,
} from './checkout-structure.js';
import type { TypedCard } from './index.js';
import { KeysInFrames } from './keys-in-frames.js';
import { settledOutcome } from './settled-outcome.js';

/** The commands that `registerFlorinCommands` adds. Each begins at the first `<florin-checkout>`, or at the element that it is called on. */
export interface FlorinCommands {
  /** Types a card into the isolated frame, key by key. Needs Chrome, Edge or Electron. */
  typeCard(card: TypedCard): Cypress.Chainable<unknown>;
  /**
   * Chooses a way to pay.
   *
   * @param name - What the shopper reads, such as `iDEAL`, in the language of the page.
   */
  chooseMethod(name: string): Cypress.Chainable<unknown>;
  /** Presses the button that pays. */
  pay(): Cypress.Chainable<unknown>;
  /**
   * Answers the bank's page of the sandbox, which asks for a code. Needs Chrome, Edge or Electron.
   *
   * @param code - Default: `1234`, the right one. Any other is refused.
   */
  answerChallenge(code?: string): Cypress.Chainable<unknown>;
  /** Yields how the payment ended, as soon as it has. */
  outcome(): Cypress.Chainable<Outcome>;
}

declare global {
  namespace Cypress {
    // The name of the type parameter is the one that Cypress has.
    interface Chainable<Subject> extends FlorinCommands {}
  }
}

type Found = ArrayLike<Element>;

/** What a command is called on, if it is called on something. */
type CalledOn = Found | void;

/** What is used of a chain of Cypress. */
export interface CypressChain {
  should(check: (found: Found) => void): CypressChain;
  then(act: (found: Found) => unknown): CypressChain;
  then(options: { readonly timeout: number }, act: (found: Found) => unknown): CypressChain;
  click(): CypressChain;
}

/** What is used of the globals of Cypress. */
export interface CypressGlobals {
  readonly Cypress: {
    automation(name: string, command: object): PromiseLike<unknown>;
    config(name: 'pageLoadTimeout' | 'responseTimeout'): number;
    isBrowser(browser: { readonly family: 'chromium' }): boolean;
    readonly Commands: {
      addAll(
        options: { prevSubject: ('element' | 'optional')[] },
        commands: {
          [Name in keyof FlorinCommands]: (
            subject: CalledOn,
            ...args: Parameters<FlorinCommands[Name]>
          ) => unknown;
        },
      ): void;
    };
  };
  readonly cy: {
    get(selector: string, options: { readonly timeout: number }): CypressChain;
    wrap(found: Element | Found, options?: { readonly timeout: number }): CypressChain;
  };
}

const NEEDS_CHROMIUM =
  'Cypress types into the frames of a checkout in Chrome, Edge and Electron, and in no other browser.';

/** The first part that a selector matches; throws while there is none. */
function partOf(element: Element, selector: string): Element {
  const [first] = findAll(element, selector);
  if (!first) throw new Error(`The checkout has no '${selector}'.`);
  return first;
}

function methodOf(element: Element, name: string): Element {
  const method = findAll(element, METHOD).find(({ textContent }) => textContent.includes(name));
  if (!method) throw new Error(missingMethod(element, name));
  return method;
}

/**
 * Adds commands to Cypress that use a checkout as a shopper does: `FlorinCommands` lists them. Call it once, in the support file.
 *
 * @param globals - `Cypress` and `cy`, which every test has.
 */
export function registerFlorinCommands({ Cypress, cy }: CypressGlobals): void {
  const timeout = Cypress.config('pageLoadTimeout');

  const start = (subject: CalledOn): CypressChain =>
    subject ? cy.wrap(subject, { timeout }) : cy.get(CHECKOUT, { timeout });

  /** What is found in the element, as soon as it is there. */
  const find = (subject: CalledOn, look: (element: Element) => Element): CypressChain => {
    const lookIn = ({ 0: element }: Found): Element => look(element!);
    return start(subject)
      .should((found) => void lookIn(found))
      .then((found) => cy.wrap(lookIn(found)));
  };

  const typeIn = (
    subject: CalledOn,
    frame: string,
    work: (keys: KeysInFrames, address: string) => Promise<void>,
  ): CypressChain => {
    if (!Cypress.isBrowser({ family: 'chromium' })) throw new Error(NEEDS_CHROMIUM);
    // Cypress itself waits a little longer, so that a test fails by the error that names the field.
    return find(subject, (element) => partOf(element, frame)).then({ timeout: timeout + 1000 }, (found) => {
      const keys = new KeysInFrames(
        (command, params) => Cypress.automation('remote:debugger:protocol', { command, params }),
        timeout,
      );
      return work(keys, (found[0] as HTMLIFrameElement).src);
    });
  };

  Cypress.Commands.addAll(
    { prevSubject: ['optional', 'element'] },
    {
      typeCard: (subject, card) =>
        typeIn(subject, CARD_FRAME, async (keys, address) => {
          for (const [selector, text] of typedFields(card)) await keys.type(address, selector, text);
        }),
      chooseMethod: (subject, name) => find(subject, (element) => methodOf(element, name)).click(),
      pay: (subject) => find(subject, (element) => partOf(element, PAY_BUTTON)).click(),
      answerChallenge: (subject, code = RIGHT_CODE) =>
        typeIn(subject, ACTION_FRAME, async (keys, address) => {
          await keys.type(address, CHALLENGE_CODE, code);
          await keys.enter();
        }),
      outcome: (subject) =>
        start(subject).then({ timeout: Cypress.config('responseTimeout') }, ({ 0: element }) =>
          settledOutcome(element!),
        ),
    },
  );
}
