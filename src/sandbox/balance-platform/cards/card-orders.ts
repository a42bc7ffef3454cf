import type {
  balancePlatform,
  Card,
  CardOrder,
  CardOrderItemDeliveryStatus,
} from '../../../client/balance-platform/index.js';
import { DAY } from '../../../facts/instant.js';
import type { Answers } from '../../rows/simulation.js';
import type { State } from '../../state/state.js';
import { balancePlatformRecords } from '../platform-records.js';
import type { CardOrderItemRecord, Kept } from '../records.js';
import { found, pageOf } from '../lookup.js';

/** How cards are made where a request names no profile. */
const USUAL_PROFILE = 'standard';

/** Where a card is, by the days since its order was locked. */
const WAY = [
  { status: 'processing', days: 0 },
  { status: 'produced', days: 1 },
  { status: 'shipped', days: 2 },
  { status: 'delivered', days: 5 },
] as const;

const timeText = (at: number): string => new Date(at).toISOString();

/** An order takes cards until midnight UTC, when the manufacturer starts with it. */
function orderNow(state: State, order: Kept<typeof CardOrder>): Kept<typeof CardOrder> {
  const isLocked = state.now() >= Date.parse(order.lockDate ?? '');
  return isLocked ? { ...order, status: 'closed', closedDate: order.lockDate } : order;
}

/** A line of the address with this word in it is one that the manufacturer cannot send a card to. */
const UNREACHABLE = /reject/i;

/** Puts a physical card into the open order of its profile, or into a new one. */
export function orderCard(
  state: State,
  paymentInstrumentId: string,
  { configuration, deliveryContact }: Pick<Kept<typeof Card>, 'configuration' | 'deliveryContact'>,
): void {
  const { cardOrders, cardOrderItems, platform } = balancePlatformRecords(state);
  const profile = configuration?.configurationProfileId ?? USUAL_PROFILE;
  const open = [...cardOrders.values()].find(
    (order) => order.cardManufacturingProfileId === profile && orderNow(state, order).status === 'open',
  );
  const midnight = (Math.floor(state.now() / DAY) + 1) * DAY;
  const order = open ?? {
    id: `CO${state.random.reference()}`,
    cardManufacturingProfileId: profile,
    serviceCenter: 'simulated',
    status: 'open' as const,
    beginDate: timeText(state.now()),
    lockDate: timeText(midnight),
    endDate: timeText(midnight + 5 * DAY),
  };
  const orderId = order.id ?? '';
  cardOrders.set(orderId, order);
  const id = `CI${state.random.reference()}`;
  const item = {
    id,
    cardOrderItemId: id,
    balancePlatform: platform.id,
    creationDate: timeText(state.now()),
    paymentInstrumentId,
    ...(configuration?.shipmentMethod !== undefined && { shippingMethod: configuration.shipmentMethod }),
  };
  const trackingNumber = state.random.digits(12);
  cardOrderItems.set(id, {
    orderId,
    item,
    trackingNumber,
    hasPinLetter: configuration?.pinMailer !== undefined,
    isUnreachable: UNREACHABLE.test(deliveryContact?.address.line1 ?? ''),
  });
}

/** How far what is sent is on its way. */
function deliveryNow(
  state: State,
  order: Kept<typeof CardOrder>,
  { trackingNumber, isUnreachable }: Pick<CardOrderItemRecord, 'trackingNumber' | 'isUnreachable'>,
): Kept<typeof CardOrderItemDeliveryStatus> {
  if (isUnreachable && orderNow(state, order).status === 'closed')
    return { status: 'rejected', errorMessage: 'The address cannot be delivered to' };
  const days = (state.now() - Date.parse(order.lockDate ?? '')) / DAY;
  const status = WAY.findLast((step) => days >= step.days)?.status ?? 'created';
  return { status, ...((status === 'shipped' || status === 'delivered') && { trackingNumber }) };
}

const isWithin = (time = '', since: string | undefined, until: string | undefined): boolean =>
  (since === undefined || Date.parse(time) >= Date.parse(since)) &&
  (until === undefined || Date.parse(time) <= Date.parse(until));

export const cardOrderAnswers = {
  listCardOrders(state, { input: { offset, limit, ...asked } }) {
    const { cardOrders, cardOrderItems, paymentInstruments } = balancePlatformRecords(state);
    const hasVariant = (orderId: string | undefined): boolean =>
      [...cardOrderItems.values()].some(
        ({ orderId: of, item }) =>
          of === orderId &&
          paymentInstruments.get(item.paymentInstrumentId ?? '')?.card?.brandVariant === asked.txVariantCode,
      );
    const fitting = [...cardOrders.values()]
      .map((order) => orderNow(state, order))
      .filter((order) =>
        (['id', 'cardManufacturingProfileId', 'status', 'serviceCenter'] as const).every(
          (field) => asked[field] === undefined || order[field] === asked[field],
        ),
      )
      .filter(({ beginDate }) => isWithin(beginDate, asked.createdSince, asked.createdUntil))
      .filter(({ lockDate }) => isWithin(lockDate, asked.lockedSince, asked.lockedUntil))
      .filter(({ id }) => asked.txVariantCode === undefined || hasVariant(id));
    const { items, ...page } = pageOf(fitting, { offset, limit });
    return { cardOrders: items, ...page };
  },

  listCardOrderItems(state, { input: { id, ...asked } }) {
    const { cardOrders, cardOrderItems } = balancePlatformRecords(state);
    const order = found(cardOrders, id, 'Card order');
    const own = [...cardOrderItems.values()].filter(({ orderId }) => orderId === id);
    const { items, ...page } = pageOf(own, asked);
    const data = items.map((record) => {
      const { item, hasPinLetter } = record;
      const card = deliveryNow(state, order, record);
      return { ...item, card, pin: hasPinLetter ? card : { status: 'notApplicable' as const } };
    });
    return { data, ...page };
  },
} satisfies Partial<Answers<typeof balancePlatform>>;
