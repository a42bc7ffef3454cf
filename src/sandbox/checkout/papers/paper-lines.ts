import type { Random } from '../../state/random.js';

/** What the shopper types at the till, made up in the form that each method gives it. */
export type PaperLines = Readonly<Record<string, string>>;

export const paperLines: Readonly<Record<string, (random: Random) => PaperLines>> = {
  multibanco: (random) => ({
    entity: random.digits(5),
    reference: random.digits(9).replace(/(?<=^(?:\d{3})+)(?=\d)/g, ' '),
  }),
  oxxo: (random) => ({ reference: random.digits(14), alternativeReference: random.reference() }),
  // The shop is chosen at its machine, and asks for both.
  konbini: (random) => ({ reference: random.digits(11), alternativeReference: random.digits(6) }),
  fawry: (random) => ({ reference: random.digits(10) }),
};
