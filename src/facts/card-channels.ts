/** Sales channels in which cards are taken, each with a PCI questionnaire of its own: `PciTemplates` of the Legal Entity Management API, version 3. */
export const CARD_CHANNELS = ['eCommerce', 'ecomMoto', 'pos', 'posMoto'] as const;
export type CardChannel = (typeof CARD_CHANNELS)[number];

export const isCardChannel = (channel: string): channel is CardChannel =>
  CARD_CHANNELS.some((known) => known === channel);
