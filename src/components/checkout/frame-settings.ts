import { FIELDS } from '../../frame/protocol.js';
import type { CardFrameSettings } from '../parts/card-frame/card-frame.js';
import type { TillHost, TillOptions } from './till-options.js';
import type { OrderMethods } from './order-methods.js';
import type { Screen } from '../parts/paying/screen.js';
import { isCard } from '../parts/paying/takes-cards.js';

/** What of the till decides what the frame shows. */
interface Chosen {
  readonly methods: OrderMethods;
  readonly choice: string;
  readonly isDisabled: boolean;
  readonly screen: Screen;
}

/** What the card frame shows: all fields, or the security code of a stored card. */
export function frameSettings(till: Chosen, host: TillHost, options: TillOptions): CardFrameSettings {
  const { answer } = till.methods;
  const { frameUrl, withHolderName, holderNameRequired, sandboxKey } = host;
  const { connection, page, language } = options;
  const stored = answer?.storedCards.find(({ id }) => id === till.choice);
  return {
    proxy: connection.proxy,
    frameUrl,
    sandboxKey,
    serverTime: answer && Number(answer.serverTime),
    fields: stored ? ['securityCode'] : withHolderName ? FIELDS : FIELDS.slice(0, 3),
    holderNameRequired,
    brands: answer?.methods.find(isCard)?.brands ?? [],
    brand: stored?.brand,
    layout: host.cardLayout,
    locale: language(),
    // Asked of the page only when the frame is told: an answer costs a recalculation of style.
    get direction() {
      return page.direction;
    },
    get colorScheme() {
      return page.colorScheme;
    },
    disabled: till.isDisabled || till.screen.state === 'busy',
  };
}
