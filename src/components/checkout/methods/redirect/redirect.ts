import { html } from 'lit';

import type { MethodFamily } from '../family.js';

/** Methods with nothing to fill in: the shopper leaves the page for one of the bank's or the wallet's. */
export const redirect: MethodFamily = {
  takes: ({ family }) => family === 'redirect',
  open: async ({ type, name }) => ({
    render: ({ words }) => html`<p part="method-notice">${words.text('leave', { name })}</p>`,
    check: () => true,
    prepare: () => ({ type }),
  }),
};
