import type { SecretPurpose } from '../facts/secret-purposes.js';
import { button, make } from './dom.js';
import type { SecretSettings } from './protocol.js';

/** A button for each thing that the page offers, or the word that one is being done. */
export function chooser(
  words: SecretSettings['words'],
  offers: readonly SecretPurpose[],
  asked: SecretPurpose | undefined,
  onChoose: (purpose: SecretPurpose) => void,
): HTMLElement[] {
  const buttons = offers.map((purpose) => {
    const made = button(words[purpose], () => onChoose(purpose));
    made.name = purpose;
    // Keeps the focus, which `disabled` would lose.
    if (asked) made.ariaDisabled = 'true';
    return made;
  });
  const status = make('p', { className: 'status' }, asked ? words.busy : '');
  status.setAttribute('role', 'status');
  return [make('div', { className: 'ways' }, ...buttons), status];
}
