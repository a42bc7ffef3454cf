import { html } from 'lit';

import type { MethodFamily, OpenRoom } from '../family.js';
import { storedIdOf } from '../stored-id.js';

/** One that is stored is paid at once, by its id. */
const openRoom: OpenRoom = (method) => {
  const { type, name } = method;
  const storedPaymentMethodId = storedIdOf(method);
  return {
    render: ({ words }) =>
      html`<p part="method-notice">${storedPaymentMethodId ? '' : words.text('leave', { name })}</p>`,
    check: () => true,
    prepare: () => ({ type, ...(storedPaymentMethodId && { storedPaymentMethodId }) }),
  };
};

/** Methods with nothing to fill in: the shopper leaves the page for one of the bank's or the wallet's. */
export const redirect: MethodFamily = {
  takes: ({ family }) => family === 'redirect',
  load: async () => ({ openRoom }),
};
