import { binLookup } from '../../client/bin-lookup/index.js';
import { firstDigitsAlone } from './guards.js';
import { offer, type Rule } from './rule.js';

/** Staff look cards up by their first digits, an envelope or a token: open to the public, the row would tell card testers which cards exist. */
const lookUp: Rule = {
  audiences: ['operator'],
  isRead: true,
  plain: ['cardNumber'],
  guard: firstDigitsAlone,
};

export const binLookupOffer = offer('bin-lookup', 'bin-lookup', binLookup, {
  getThreeDSAvailability: lookUp,
  getCostEstimate: lookUp,
});
