/** The card that a test types. */
export interface TypedCard {
  /** For example a number of `TEST_CARDS`. Spaces are left out. */
  readonly number: string;
  /** Month and year, as they are printed on a card. Default: `03/30`. */
  readonly expiry?: string;
  /** Default: `737`. */
  readonly securityCode?: string;
  /** The name on the card, where your page asks for it. */
  readonly holderName?: string;
}

/** Where a page has what a shopper uses. Selectors go by the structure of the element, so that every language works. */
export const CHECKOUT = 'florin-checkout';
export const CARD_FRAME = 'iframe[src*="/frame.html"]';
export const METHOD = 'label:has([name="card"])';
export const PAY_BUTTON = '[part~="pay-button"]';
export const ACTION_FRAME = 'iframe[src*="action-frame"]';
export const CHALLENGE_CODE = '#code';

/** The code that the sandbox's bank takes. */
export const RIGHT_CODE = '1234';

/** What is typed for a card, with the selector of its field in the card frame. */
export function typedFields({
  number,
  expiry = '03/30',
  securityCode = '737',
  holderName = '',
}: TypedCard): readonly (readonly [selector: string, text: string])[] {
  const fields = [
    ['#number', number.replace(/\s/g, '')],
    ['#expiry', expiry.replace(/\D/g, '')],
    ['#securityCode', securityCode],
    ['#holderName', holderName],
  ] as const;
  return fields.filter(([, text]) => text !== '');
}

/** An open shadow root, and those of elements in it. */
export function rootsIn(element: Element): readonly ShadowRoot[] {
  const { shadowRoot } = element;
  return shadowRoot ? [shadowRoot, ...[...shadowRoot.querySelectorAll('*')].flatMap(rootsIn)] : [];
}

/** All that a selector matches in an element's shadow roots. */
export const findAll = (element: Element, selector: string): readonly Element[] =>
  rootsIn(element).flatMap((root) => [...root.querySelectorAll(selector)]);

/** The texts that a shopper reads at what a selector matches, in quotes. */
export const textsOf = (element: Element, selector: string): string =>
  findAll(element, selector)
    .map(({ textContent }) => `'${textContent.trim().replaceAll(/\s+/g, ' ')}'`)
    .join(', ');

/** Shows the ways to pay that wait behind a button, and says which ones are there. */
export function missingMethod(element: Element, name: string): string {
  for (const more of findAll(element, '[part~="more"]')) (more as HTMLElement).click();
  return `No way to pay is called '${name}', only ${textsOf(element, METHOD)}.`;
}
