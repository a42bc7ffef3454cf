type Names = Readonly<Record<string, string>>;

/** Brands that share their cards with an international one, as shoppers know them. */
export const NATIONAL: Names = {
  bcmc: 'Bancontact',
  cartebancaire: 'CB',
  dankort: 'Dankort',
  visadankort: 'Dankort',
};

/** Brands that a national one may stand beside on a card. */
export const INTERNATIONAL: Names = { visa: 'Visa', mc: 'Mastercard', maestro: 'Maestro', vpay: 'V Pay' };
