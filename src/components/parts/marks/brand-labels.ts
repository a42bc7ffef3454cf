import { INTERNATIONAL, NATIONAL } from '../brand-choice/brand-names.js';

type Names = Readonly<Record<string, string>>;

/** Brands with a drawing that stand beside no national one, as shoppers know them. */
const ALONE: Names = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
};

/** Brands whose mark the set lacks: their card has their name on it. */
const LETTERED: Names = {
  ...NATIONAL,
  vpay: INTERNATIONAL['vpay'] ?? '',
  cabal: 'Cabal',
  cup: 'UnionPay',
  elo: 'Elo',
  hiper: 'Hiper',
  hipercard: 'Hipercard',
  mir: 'Mir',
  naranja: 'Naranja',
  rupay: 'RuPay',
  troy: 'Troy',
};

const valueOf = (names: Names, brand: string): string | undefined =>
  Object.hasOwn(names, brand) ? names[brand] : undefined;

/** The text on a brand’s card; undefined for one that is drawn, and for one that is not known. */
export const letteringOf = (brand: string): string | undefined => valueOf(LETTERED, brand);

/** A brand’s name in a sentence; undefined for one that is not known. */
export const brandLabel = (brand: string): string | undefined =>
  valueOf(INTERNATIONAL, brand) ?? valueOf(ALONE, brand) ?? letteringOf(brand);
