import { html } from 'lit';

import type { MethodFamily } from '../family.js';
import { storedIdOf } from '../stored-id.js';

/**
 * Methods with nothing to fill in: the shopper leaves the page for one of the bank's or the wallet's. One that is stored is
 * paid at once, by its id.
 */
export const redirect: MethodFamily = {
  takes: ({ family }) => family === 'redirect',
  open: async (method) => {
    const { type, name } = method;
    const storedPaymentMethodId = storedIdOf(method);
    return {
      render: ({ words }) =>
        html`<p part="method-notice">${storedPaymentMethodId ? '' : words.text('leave', { name })}</p>`,
      check: () => true,
      prepare: () => ({ type, ...(storedPaymentMethodId && { storedPaymentMethodId }) }),
    };
  },
};
