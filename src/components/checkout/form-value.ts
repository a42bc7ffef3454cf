import type { AttemptState } from '../../client/pay-once/index.js';

/**
 * Tells a form how the payment stands: invalid until it is paid, then the payment's reference is the element's value.
 * True once it is paid. A browser never restores it, because the server knows better.
 */
export function holdForm(
  internals: ElementInternals,
  { outcome, answer, key }: Partial<AttemptState> = {},
  message: string,
  root: ParentNode,
): boolean {
  const isPaid = outcome === 'paid';
  const button = root.querySelector<HTMLElement>('.pay') ?? undefined;
  if (isPaid) internals.setValidity({});
  else internals.setValidity({ customError: true }, message, button);
  internals.setFormValue((isPaid && (answer?.reference ?? key)) || null, null);
  return isPaid;
}
