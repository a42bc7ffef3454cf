import { ibanOf } from '../../../facts/iban.js';
import type { Random } from '../../state/random.js';

/** What the shopper types at the till, made up in the form that each method gives it. */
export type PaperLines = Readonly<Record<string, string>>;

const sixteen = (random: Random): PaperLines => ({ reference: random.digits(16) });
const atTill = (random: Random): PaperLines => ({
  collectionInstitutionNumber: random.digits(5),
  reference: random.digits(13),
});
/** Of Pay-easy: who collects, who pays, and that it is theirs. */
const payEasy = (random: Random): PaperLines => ({
  collectionInstitutionNumber: '58091',
  reference: random.digits(11),
  alternativeReference: random.digits(6),
});

export const paperLines: Readonly<Record<string, (random: Random, merchant: string) => PaperLines>> = {
  multibanco: (random) => ({
    entity: random.digits(5),
    reference: random.digits(9).replace(/(?<=^(?:\d{3})+)(?=\d)/g, ' '),
  }),
  oxxo: (random) => ({ reference: random.digits(14), alternativeReference: random.reference() }),
  // The shop is chosen at its machine, and asks for both.
  konbini: (random) => ({ reference: random.digits(11), alternativeReference: random.digits(6) }),
  // One account for all transfers: the reference says which payment it is for.
  bankTransfer_IBAN: (random, merchant) => ({
    beneficiary: merchant,
    iban: ibanOf('NL', 'TEST0123456789'),
    bic: 'TESTNL2A',
    reference: random.reference(),
  }),
  fawry: (random) => ({ reference: random.digits(10) }),
  doku_mandiri_va: sixteen,
  doku_cimb_va: sixteen,
  doku_danamon_va: sixteen,
  doku_bni_va: sixteen,
  doku_bri_va: sixteen,
  doku_bca_va: sixteen,
  doku_permata_lite_atm: sixteen,
  doku_alfamart: sixteen,
  doku_indomaret: sixteen,
  econtext: atTill,
  econtext_seven_eleven: atTill,
  econtext_stores: atTill,
  econtext_atm: payEasy,
  econtext_online: payEasy,
};
