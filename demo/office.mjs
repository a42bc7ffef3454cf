/**
 * Whoever opens the back office's page is taken for an operator: nobody signs in to a demonstration. A real shop asks its
 * own session here, and never a header. Used with the sandbox alone, where no money moves.
 */
export const operatorOf = (request) =>
  request.headers.get('x-demo-office') === 'open' ? { audience: 'operator', session: 'demo-office' } : null;
