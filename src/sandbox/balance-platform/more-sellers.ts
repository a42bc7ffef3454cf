import { ibanOf } from '../../facts/iban.js';
import { createRandom } from '../../listings/seed/random.js';
import { makeSellers } from '../../listings/seed/sellers.js';
import type { Random } from '../state/random.js';
import { DUTCH_SELLER } from './businesses.js';

const CITIES = [
  { city: 'Amsterdam', postalCode: '1017 AB', street: 'Keizersgracht' },
  { city: 'Rotterdam', postalCode: '3011 AD', street: 'Hoogstraat' },
  { city: 'Groningen', postalCode: '9711 LM', street: 'Oude Ebbingestraat' },
  { city: 'Eindhoven', postalCode: '5611 EC', street: 'Kleine Berg' },
  { city: 'Haarlem', postalCode: '2011 RC', street: 'Gierstraat' },
] as const;

/** Businesses in the Netherlands with names of their own, for a platform that has more sellers than its first two. */
export function moreSellers(random: Random, count: number): (typeof DUTCH_SELLER)[] {
  const named = makeSellers(createRandom(random.digits(9)), count, () => random.reference());
  return named.map(({ name, email }, at) => {
    const { street, ...place } = CITIES[at % CITIES.length]!;
    const address = { ...place, country: 'NL', street: `${street} ${at + 1}` };
    return {
      organization: {
        ...DUTCH_SELLER.organization,
        legalName: `${name} B.V.`,
        registeredAddress: address,
        registrationNumber: random.digits(8),
      },
      signatory: { ...DUTCH_SELLER.signatory, email, residentialAddress: address },
      line: { ...DUTCH_SELLER.line, webData: [{ webAddress: `https://${email.split('@')[0]}.example` }] },
      bankAccount: {
        accountIdentification: { type: 'iban', iban: ibanOf('NL', `FLRN${random.digits(10)}`) },
      },
    };
  });
}
