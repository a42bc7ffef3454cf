import type { Amount } from '../../../client/schema/values.js';
import { ibanOf } from '../../../facts/iban.js';
import type { Random } from '../../state/random.js';
import { boletoLine } from './boleto-line.js';

/** What the shopper types at the till, made up in the form that each method gives it. */
export type PaperLines = Readonly<Record<string, string>>;

interface Asked {
  readonly merchant: string;
  readonly amount: Amount;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

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

/** A number of Dragonpay's own, and the one that the till asks for. */
const dragonpay = (random: Random): PaperLines => ({
  reference: random.reference().slice(0, 8),
  alternativeReference: random.digits(13),
});

const boletoOf =
  (bank: string) =>
  (random: Random, { amount, until }: Asked): PaperLines => ({
    reference: boletoLine({ bank, due: until, value: amount.value, own: random.digits(25) }),
  });

export const paperLines: Readonly<Record<string, (random: Random, asked: Asked) => PaperLines>> = {
  multibanco: (random) => ({
    entity: random.digits(5),
    reference: random.digits(9).replace(/(?<=^(?:\d{3})+)(?=\d)/g, ' '),
  }),
  oxxo: (random) => ({ reference: random.digits(14), alternativeReference: random.reference() }),
  // The shop is chosen at its machine, and asks for both.
  konbini: (random) => ({ reference: random.digits(11), alternativeReference: random.digits(6) }),
  // One account for all transfers: the reference says which payment it is for.
  bankTransfer_IBAN: (random, { merchant }) => ({
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
  dragonpay_otc_banking: dragonpay,
  dragonpay_otc_non_banking: dragonpay,
  dragonpay_otc_philippines: dragonpay,
  boletobancario: boletoOf('237'),
  boletobancario_bradesco: boletoOf('237'),
  boletobancario_itau: boletoOf('341'),
  boletobancario_santander: boletoOf('033'),
  boletobancario_bancodobrasil: boletoOf('001'),
  boletobancario_hsbc: boletoOf('399'),
  primeiropay_boleto: boletoOf('033'),
};
