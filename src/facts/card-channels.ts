/**
 * Sales channels that take cards. Each has its own PCI questionnaire: `PciTemplates` of the Legal Entity Management API,
 * version 3.
 */
export const CARD_CHANNELS = ['eCommerce', 'ecomMoto', 'pos', 'posMoto'] as const;
export type CardChannel = (typeof CARD_CHANNELS)[number];

export const isCardChannel = (channel: string): channel is CardChannel =>
  CARD_CHANNELS.some((known) => known === channel);
