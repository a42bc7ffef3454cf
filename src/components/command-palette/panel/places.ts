import type { OwnRows } from '../../../client/operator/index.js';
import type { PaletteResult } from '../events.js';

/** Elements that can be gone to, and the row without which each shows nothing. */
const PLACES = {
  overview: 'operator.getSummary',
  'payment-operations': 'operator.listPayments',
  sales: 'operator.listSales',
  'payment-links': 'operator.listPaymentLinks',
  'checkout-sessions': 'checkout.createSession',
  disputes: 'operator.listDisputes',
  'recurring-contracts': 'recurring.listRecurringDetails',
  terminals: 'terminal-management.getTerminal',
  'bin-lookup': 'bin-lookup.getCostEstimate',
  balances: 'balance-platform.getBalanceAccount',
  transfers: 'transfers.listTransfers',
  payouts: 'operator.listPayouts',
  financing: 'transfers.listGrants',
  'account-holders': 'balance-platform.getAccountHolder',
  'issued-cards': 'balance-platform.listPaymentInstruments',
  'transaction-rules': 'balance-platform.getTransactionRule',
  journal: 'operator.listDeeds',
  'data-erasure': 'data-protection.requestErasure',
  workspace: 'workspace.listWorkspaces',
} as const;

export type Place = keyof typeof PLACES;

export const placeOf = (element: string): Place => element.replace(/^florin-/, '') as Place;

export const placeResult = (place: Place): PaletteResult => ({
  kind: 'place',
  element: `florin-${place}`,
  reference: '',
});

/** Elements that are open to the caller and can be led to. */
export const placesFor = ({ rows }: OwnRows, canLead: (place: PaletteResult) => boolean): readonly Place[] =>
  (Object.entries(PLACES) as [Place, string][])
    .filter(([place, row]) => rows.includes(row) && canLead(placeResult(place)))
    .map(([place]) => place);

/** Things by the element that shows each, in the order of elements. */
export function byPlace<Item>(
  items: readonly Item[],
  elementOf: (item: Item) => string,
): readonly (readonly [Place, readonly Item[]])[] {
  return (Object.keys(PLACES) as Place[]).flatMap((place) => {
    const those = items.filter((item) => placeOf(elementOf(item)) === place);
    return those.length > 0 ? [[place, those] as const] : [];
  });
}
