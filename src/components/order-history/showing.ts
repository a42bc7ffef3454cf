import { ORDER_STATUSES } from '../../facts/order-statuses.js';
import type { Order } from '../../client/listings/index.js';
import type { Words } from '../base/words.js';
import { isolatedText, plainText } from '../parts/listing/plain-text.js';
import type { Word as OrderHistoryWord } from '../../words/compiled/order-history/en.js';

/** A language with its words, numbers and times. */
export interface Showing {
  readonly words: Pick<Words<OrderHistoryWord>, 'text'>;
  readonly language: string;
}

/** A status in words; one that a shop has of its own is shown as the shop calls it. */
export function statusText({ words }: Pick<Showing, 'words'>, status: string): string {
  const known = ORDER_STATUSES.find((each) => each === status);
  return known ? words.text(known) : plainText(status.replace('unknown:', ''), 60);
}

export const countText = ({ language }: Pick<Showing, 'language'>, count: number): string =>
  new Intl.NumberFormat(language).format(count);

const timeIn = (language: string, at: string, options: Intl.DateTimeFormatOptions): string => {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? '' : new Intl.DateTimeFormat(language, options).format(time);
};

export const dayText = ({ language }: Pick<Showing, 'language'>, at: string): string =>
  timeIn(language, at, { dateStyle: 'medium' });

/** With its zone, because the shop may sit in another one. */
export const momentText = ({ language }: Pick<Showing, 'language'>, at: string): string =>
  timeIn(language, at, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });

export const numberText = (number: string): string => isolatedText(number, 60);

/** That orders have other statuses than before. */
export const movedText = (showing: Showing, orders: readonly Order[]): string =>
  orders
    .map(({ number, status }) =>
      showing.words.text('moved', { number: numberText(number), status: statusText(showing, status) }),
    )
    .join(' ');

export const piecesOf = ({ lines }: Pick<Order, 'lines'>): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
