import { dataProtection } from '../../client/data-protection/index.js';
import { erasureReceipt, forgottenHereToo } from './erase.js';
import { offer } from './rule.js';

/** Erasure cannot be undone, and its result says who has paid here: operators only. */
export const dataProtectionOffer = offer('data-protection', 'data-protection', dataProtection, {
  requestErasure: { audiences: ['operator'], guard: forgottenHereToo, receipt: erasureReceipt },
});
