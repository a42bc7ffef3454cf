import type { TemplateResult } from 'lit';

import type { Confirmation } from '../../parts/confirm/confirm.js';
import type { CardsElement } from '../panel/cards-record.js';
import type { IssuedCard } from '../panel/issued-card.js';
import type { Showing } from '../panel/showing.js';

export const TABS = ['card', 'tokens', 'devices', 'delivery', 'group'] as const;
export type Tab = (typeof TABS)[number];

/** What stands under a tab, loaded when it is opened. */
export interface TabRoom {
  readonly isBusy: boolean;
  readonly isDirty: boolean;
  reset(): void;
  template(card: IssuedCard): TemplateResult;
}

export interface TabOptions {
  ask(confirmation: Confirmation): void;
  showing(): Showing;
}

/** The tabs of a card. What is made and sent is only of plastic, and groups and orders are for the merchant's own people. */
export const tabsOf = ({ audience }: Pick<CardsElement, 'audience'>, { form }: IssuedCard): readonly Tab[] =>
  TABS.filter(
    (tab) =>
      (tab !== 'delivery' || form !== 'virtual') &&
      (audience === 'operator' || (tab !== 'delivery' && tab !== 'group')),
  );
