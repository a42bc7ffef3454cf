import { html, type TemplateResult } from 'lit';

import { elementIn } from '../../.storybook/play.js';
import { shop, shopOf, type InShop } from '../../.storybook/shop.js';
import { storeCard } from '../../.storybook/shopper.js';

/** What the controls of a checkout's story change. */
export interface Args {
  readonly withHolderName: boolean;
  readonly holderNameRequired: boolean;
  readonly withSaveCard: boolean;
  readonly disabled: boolean;
  readonly countryCode: string;
  readonly layout: 'list' | 'tabs';
  readonly cardLayout: 'rows' | 'floating' | 'line';
  readonly allowMethods: string;
  readonly denyMethods: string;
  readonly orderMethods: string;
}

export const args: Args = {
  withHolderName: false,
  holderNameRequired: false,
  withSaveCard: false,
  disabled: false,
  countryCode: 'NL',
  layout: 'list',
  cardLayout: 'rows',
  allowMethods: '',
  denyMethods: '',
  orderMethods: '',
};

/** The element, for the order of the story's own shop. */
export function checkout(
  settings: Args,
  context: InShop,
  marks?: Readonly<Record<string, string>>,
): TemplateResult {
  const { order, publicKey } = shopOf(context);
  return html`<florin-checkout
    order=${order}
    country-code=${settings.countryCode}
    layout=${settings.layout}
    card-layout=${settings.cardLayout}
    allow-methods=${settings.allowMethods}
    deny-methods=${settings.denyMethods}
    order-methods=${settings.orderMethods}
    ?with-holder-name=${settings.withHolderName}
    ?holder-name-required=${settings.holderNameRequired}
    ?with-save-card=${settings.withSaveCard}
    ?disabled=${settings.disabled}
    .marks=${marks}
    .sandboxKey=${publicKey}
  ></florin-checkout>`;
}

export const checkoutIn = (canvas: HTMLElement) => elementIn(canvas, 'florin-checkout');

/** A shopper whom the shop knows. */
export const KNOWN = { shopperReference: 'shopper-4711' };

/** The same, with cards that were stored at earlier orders. */
export const withStored = (...cards: readonly string[]) =>
  shop(KNOWN, async (opened) => {
    for (const card of cards) await storeCard(opened, card);
  });
