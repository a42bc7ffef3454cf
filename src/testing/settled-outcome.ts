import type { Outcome } from '../client/outcome.js';

interface Settling extends Element {
  readonly outcome: Outcome | undefined;
}

/** How the payment of an element ended, as soon as it has. Uses nothing of this module: Playwright runs it in the page. */
export const settledOutcome = (element: Element): Outcome | Promise<Outcome> =>
  (element as Settling).outcome ??
  new Promise<Outcome>((resolve) =>
    element.addEventListener(
      'florin-payment-settled',
      (event) => resolve((event as CustomEvent<{ readonly outcome: Outcome }>).detail.outcome),
      { once: true },
    ),
  );
