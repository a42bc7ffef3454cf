import type { Catalogue } from '../../base/words.js';
import { words as card } from '../../parts/card-frame/words/nl.js';
import type { CheckoutWord } from './en.js';

export const words: Catalogue<CheckoutWord> = {
  ...card,
  pay: '{amount} betalen',
  payPlain: 'Betalen',
  paying: 'Bezig met betalen…',
  payWith: 'Betalen met',
  anotherCard: 'Andere kaart',
  card: 'Kaart',
  leave: 'U betaalt op de pagina van {name} en komt daarna hier terug.',
  expires: 'geldig tot {date}',
  expired: 'verlopen {date}',
  save: 'Deze kaart bewaren voor de volgende keer',
  offline: 'U bent offline. Controleer uw verbinding.',
  network: 'De winkel is niet bereikbaar. Controleer uw verbinding of probeer het zo nog eens.',
};
