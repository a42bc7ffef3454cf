import type { Step } from '../cards/cards.js';
import type { IssuerAnswerName } from '../cards/issuer.js';

/** One card in the simulated wallet of a shopper. */
export interface WalletCard {
  readonly id: string;
  readonly brand: 'visa' | 'mc';
  readonly lastFour: string;
  /** One sentence for the sheet. */
  readonly happens: string;
  /** Whether the wallet gives a number alone, so that the bank may still ask who is paying. */
  readonly isNumberAlone: boolean;
  readonly steps: readonly Step[];
  readonly answer: IssuerAnswerName;
}

/** Cards in the simulated wallets. No money moves. */
export const WALLET_CARDS: readonly WalletCard[] = [
  {
    id: 'approved',
    brand: 'visa',
    lastFour: '1142',
    happens: 'Approved',
    isNumberAlone: false,
    steps: [],
    answer: 'APPROVED',
  },
  {
    id: 'number-alone',
    brand: 'mc',
    lastFour: '5454',
    happens: 'The bank asks first: the wallet knows the number alone',
    isNumberAlone: true,
    steps: ['challenge'],
    answer: 'APPROVED',
  },
  {
    id: 'declined',
    brand: 'visa',
    lastFour: '0069',
    happens: 'Declined',
    isNumberAlone: false,
    steps: [],
    answer: 'DECLINED',
  },
];
