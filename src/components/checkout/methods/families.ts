import type { MethodFamily } from './family.js';
import { directDebit } from './direct-debit/direct-debit.js';
import { giftCard } from './gift-card/gift-card.js';
import { invoice } from './invoice/invoice.js';
import { issuerList } from './issuer-list/issuer-list.js';
import { redirect } from './redirect/redirect.js';
import { shortForm } from './short-form/short-form.js';
import { wallet } from './wallet/wallet.js';

/** Every family but cards, whose frame is there before the answer is. The first that takes a method has it. */
export const FAMILIES: readonly MethodFamily[] = [
  redirect,
  shortForm,
  directDebit,
  wallet,
  invoice,
  issuerList,
  giftCard,
];
