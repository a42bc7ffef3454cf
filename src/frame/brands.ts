/** A row of the table below, by the platform's name; see `brand.ts` for what reads it. */
export type Brand = readonly [
  name: string,
  prefixes: string,
  lengths?: string,
  label?: string,
  securityCode?: 'optional' | 'hidden' | '',
  coBadge?: '1' | '-1',
];

/**
 * What is public about brands of cards: `name;prefixes;lengths;label;rule of the security code;co-badge`, ranges with both
 * ends, 16 digits where no length stands, and the name itself where no label does. A card may carry two brands of which one
 * has a co-badge of `1` (international) and one of `-1` (national). Where a merchant lists no brands, this is the order of
 * preference: first what belongs to one brand alone, then the international ones, then those that share their numbers with
 * them.
 */
export const BRANDS: readonly Brand[] = [
  'elo;401178,438935,451416,45763,504175,506699,5067,509,627780,636297,636368,6500,6504-6505,6507,6509,6516,6550',
  'hipercard;606282',
  'hiper;637095,637568,637599,637609,637612',
  'bcmc;6703,479658,606005;16-19;Bancontact;hidden;-1',
  'dankort;5019;;;;-1',
  'forbrugsforeningen;600722',
  'rupay;5082,5085-5089,6069,607-608,6521-6525,817;;RuPay',
  'troy;9792',
  'mir;2200-2204;16-19',
  'codensa;590712',
  'naranja;37779,40291,52757,589562;16-19',
  'cabal;589657,600691,603522,6042-6043,636908;16-19',
  'shopping;2799,589407,603488;16-19',
  'argencard;501;16-19',
  'laser;6304,6706,6709,6771;16-19;;optional',
  'maestrouk;6759;16-19;Maestro',
  'visa;4;13,16,19;;;1',
  'mc;51-55,2221-2720;;Mastercard;;1',
  'amex;34,37;15;American Express',
  'diners;300-305,3095,36,38-39;14,16,19;Diners Club',
  'jcb;3528-3589;16-19;JCB',
  'cup;62,81;14-19;UnionPay',
  'discover;6011,644-649,65;16-19',
  'uatp;1;15;UATP;optional',
  'korean_local_card;9;15-16,19;Korea',
  'visadankort;4571;;Dankort;;-1',
  'vpay;401,408,413,434-435,437,439,441-444,446-447,455,458,460-461,463,466,471,479,482-483,487;13-19;V Pay;;1',
  'maestro;50,56-58,6;12-19;;optional;1',
  'cartebancaire;4-6;;CB;;-1',
].map((row) => row.split(';') as unknown as Brand);
