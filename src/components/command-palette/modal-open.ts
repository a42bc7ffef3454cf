/** A dialog that keeps the rest of the page away: the browser's own, or one that a page has made of other elements. */
const MODAL = 'dialog:modal, [aria-modal="true"]';

const isShown = (element: Element): boolean => element.checkVisibility();

/** Whether a modal dialog is open anywhere in the page, in elements with open shadow roots, too. */
export function isModalOpen(inside: Document | ShadowRoot = document): boolean {
  if ([...inside.querySelectorAll(MODAL)].some(isShown)) return true;
  return [...inside.querySelectorAll('*')].some(
    ({ shadowRoot }) => shadowRoot !== null && isModalOpen(shadowRoot),
  );
}
