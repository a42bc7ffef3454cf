/** What rows about terminals need. Operators of this market may work in all accounts of its company. */
export const terminalsOf = ({ operation, input }) =>
  operation.startsWith('terminal-management.')
    ? { companyAccount: 'GuldenCompany', merchantAccount: input.merchantAccount }
    : {};

/**
 * Whoever opens the back office's page is taken for an operator: nobody signs in to a demonstration. A real shop asks its
 * own session here, and never a header. Used with the sandbox alone, where no money moves.
 */
export const operatorOf = (request) =>
  request.headers.get('x-demo-office') === 'open' ? { audience: 'operator', session: 'demo-office' } : null;
