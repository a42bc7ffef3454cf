import { html } from 'lit';

import type { MethodFamily } from '../family.js';

/**
 * Methods with nothing to fill in: the shopper leaves the page for one of the bank's or the wallet's. One that is stored is
 * paid at once, with what the proxy says of it.
 */
export const redirect: MethodFamily = {
  takes: ({ family }) => family === 'redirect',
  open: async ({ type, name, configuration }) => ({
    render: ({ words }) =>
      html`<p part="method-notice">${configuration ? '' : words.text('leave', { name })}</p>`,
    check: () => true,
    prepare: () => ({ type, ...(configuration as object) }),
  }),
};
