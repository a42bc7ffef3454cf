import type { Catalogue } from '../../../base/words.js';
import type { ResourceWord } from '../resource-words.js';

export const words: Catalogue<ResourceWord> = {
  loading: 'Laden…',
  empty: 'Hier is nog niets.',
  'filtered-empty': 'Niets komt overeen. Probeer het met minder filters.',
  offline: 'U bent offline. Zodra de verbinding terug is, wordt dit geladen.',
  network: 'De server is niet bereikbaar. Controleer uw verbinding en probeer het dan opnieuw.',
  unauthorised: 'U bent niet ingelogd of mag dit niet zien. Log in en probeer het dan opnieuw.',
  'rate-limited': 'Dat waren te veel pogingen. Wacht even en probeer het dan opnieuw.',
  server: 'De server antwoordde niet goed. Wie deze site beheert, moet dat verhelpen. Code: {code}',
  retry: 'Opnieuw proberen',
  test: 'Testmodus',
};
