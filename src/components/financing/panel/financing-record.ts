import type { LitElement } from 'lit';

import type { CapitalGrantAccount, GrantOffer } from '../../../client/balance-platform/index.js';
import {
  getGrantAccount,
  getGrantOffer,
  listGrantOffers,
} from '../../../client/balance-platform/rows/grants.js';
import { ClientError, type CallOptions, type Client } from '../../../client/index.js';
import { getGrant, listGrants, type Grant } from '../../../client/transfers/index.js';
import type { RecordController } from '../../parts/record/record-controller.js';
import type { RecordView } from '../../parts/record/record-view.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';

const offersRow = /*@__PURE__*/ proxyRow('balance-platform', listGrantOffers);
export const offerRow = /*@__PURE__*/ proxyRow('balance-platform', getGrantOffer);
const accountRow = /*@__PURE__*/ proxyRow('balance-platform', getGrantAccount);
const grantsRow = /*@__PURE__*/ proxyRow('transfers', listGrants);
const grantRow = /*@__PURE__*/ proxyRow('transfers', getGrant);

export interface KnownFinancing {
  readonly offers: readonly GrantOffer[];
  readonly grants: readonly Grant[];
  /** The account that lends, with what is owed on it; operators alone see it. */
  readonly account?: CapitalGrantAccount | undefined;
  /** Milliseconds since the epoch by the page's clock: when it was read. */
  readonly at: number;
}

export type FinancingRecord = RecordController<
  KnownFinancing,
  RecordView<KnownFinancing>,
  'florin-financing-failed'
>;

/** What the element says of itself. */
export interface FinancingElement extends LitElement {
  grant: string;
  readonly audience: 'seller' | 'operator';
  readonly accountHolder: string;
  readonly grantAccount: string;
  readonly readOnly: boolean;
}

/** Whose financing it is; empty: that of all account holders. A seller who has one account holder need not name it. */
export const holderOf = ({
  accountHolder,
  audience,
}: Pick<FinancingElement, 'accountHolder' | 'audience'>): string =>
  accountHolder || (audience === 'operator' ? '' : 'me');

/** What another seller has looks like nothing. */
export const unlessMissing = <Answer>(asking: Promise<Answer>): Promise<Answer | undefined> =>
  asking.catch((error: unknown) => {
    if (error instanceof ClientError && error.code === 'not-found') return undefined;
    throw error;
  });

export const readGrant = (client: Client, id: string, options: CallOptions = {}): Promise<Grant> =>
  client.call(grantRow, { id }, options);

/** The same financing with a grant, new or in the place of its earlier version. */
export const withGrant = (known: KnownFinancing, grant: Grant): KnownFinancing => ({
  ...known,
  offers: known.offers.filter(({ id }) => id !== grant.grantOfferId),
  grants: known.grants.some(({ id }) => id === grant.id)
    ? known.grants.map((each) => (each.id === grant.id ? grant : each))
    : [grant, ...known.grants],
});

/** Offers that may still be taken, and grants; the one that the page names comes with them, wherever it is listed. */
export async function readFinancing(
  client: Client,
  { accountHolder, audience, grantAccount, grant }: FinancingElement,
  options: CallOptions,
): Promise<KnownFinancing> {
  const holder = holderOf({ accountHolder, audience });
  const [offered, taken, account] = await Promise.all([
    holder ? client.call(offersRow, { accountHolderId: holder }, options) : { grantOffers: [] },
    client.call(grantsRow, holder ? { counterpartyAccountHolderId: holder } : {}, options),
    audience === 'operator' && grantAccount
      ? client.call(accountRow, { id: grantAccount }, options)
      : undefined,
  ]);
  const known = { offers: offered.grantOffers, grants: taken.grants, account, at: Date.now() };
  const isListed = known.grants.some(({ id }) => id === grant);
  const named = grant && !isListed ? await unlessMissing(readGrant(client, grant, options)) : undefined;
  return named ? withGrant(known, named) : known;
}
