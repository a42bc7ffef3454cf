/** What rows about terminals need. Operators of this market may work in all accounts of its company. */
export const terminalsOf = ({ operation, input }) =>
  operation.startsWith('terminal-management.')
    ? { companyAccount: 'GuldenCompany', merchantAccount: input.merchantAccount }
    : {};

/** The platform whose balance accounts rows about money are about. */
export const balancePlatformOf = ({ fields }) =>
  fields.includes('balancePlatform') ? { balancePlatform: 'FlorinPlatform' } : {};

/** The account that this marketplace lends from, which no page may choose. */
const GRANT_ACCOUNT = 'FlorinGrants';
export const grantAccountOf = ({ fields }) =>
  fields.includes('grantAccountId') ? { grantAccountId: GRANT_ACCOUNT } : {};

/** Roles of the demonstration's staff, and who has each where the page does not say. */
const ROLES = {
  open: { audience: 'operator', person: 'olga' },
  approve: { audience: 'approver', person: 'arno' },
};

/**
 * A visitor who opens the back office's pages is taken for its staff: there is no sign-in in a demonstration. A payout takes two
 * people, so each of them has a name. A real shop asks its own session here, and never a header. Used with the sandbox
 * alone, where no money moves.
 */
export function staffOf({ headers }) {
  const role = ROLES[headers.get('x-demo-office')];
  if (!role) return null;
  const { audience, person } = role;
  const name = headers.get('x-demo-person') === 'olga' ? 'olga' : person;
  return { audience, session: `demo-office-${audience}-${name}`, email: `${name}@gulden.example` };
}
