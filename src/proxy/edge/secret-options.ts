import type { Identity } from '../audience.js';

export interface SecretOptions {
  /**
   * When this person last gave a second factor in this session, in milliseconds since the epoch; null where they did not. Asked before
   * a card's number or PIN is shown, or its PIN changed: more than 60 seconds ago answers 401 with the field `confirmIdentity`. Needed
   * where `enable` names one of those rows.
   */
  readonly confirmIdentity?:
    | ((
        request: Request,
        identity: Identity,
      ) => number | null | undefined | Promise<number | null | undefined>)
    | undefined;
}
