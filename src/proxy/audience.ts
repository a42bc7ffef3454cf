export const AUDIENCES = ['shopper', 'seller', 'operator', 'approver'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Who is asking, by your own session. */
export interface Identity {
  readonly audience: Audience;
  /** Your name for the shopper, 3 to 256 characters: cards are stored under it. Never an e-mail address. */
  readonly shopperReference?: string | undefined;
  readonly email?: string | undefined;
  /** Your own session's id, where there is one without a shopper: then no guest cookie is set. */
  readonly session?: string | undefined;
  /** The user of your listings service; edits listings under this name. */
  readonly userId?: string | undefined;
  /** Ids at the platform that are this caller's own; what hangs below them is theirs too. */
  readonly legalEntities?: readonly string[] | undefined;
  readonly accountHolders?: readonly string[] | undefined;
  readonly balanceAccounts?: readonly string[] | undefined;
  readonly stores?: readonly string[] | undefined;
}
