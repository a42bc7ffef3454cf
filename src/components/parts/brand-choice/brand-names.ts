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

/** One brand of each kind, or nothing: whatever a frame says, no other two are ever offered. */
export function pairOf(names: readonly string[]): { national: string; international: string } | undefined {
  const national = names.find((name) => Object.hasOwn(NATIONAL, name));
  const international = names.find((name) => Object.hasOwn(INTERNATIONAL, name));
  return national && international ? { national, international } : undefined;
}
