/** The credential a row is called with. Payout has two, which one identity can never both make use of. */
export type CredentialName =
  | 'checkout'
  | 'payout-store'
  | 'payout-review'
  | 'bin-lookup'
  | 'recurring'
  | 'legal-entity'
  | 'balance-platform'
  | 'transfers'
  | 'terminal-management'
  | 'disputes'
  | 'data-protection'
  | 'workspace'
  | 'listings';

/** One key, or the name and password of a web service where the interface takes both. */
export type Credential =
  { readonly apiKey: string } | { readonly username: string; readonly password: string };
