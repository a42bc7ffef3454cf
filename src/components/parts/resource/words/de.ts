import type { Catalogue } from '../../../base/words.js';
import type { ResourceWord } from '../resource-words.js';

export const words: Catalogue<ResourceWord> = {
  loading: 'Wird geladen …',
  empty: 'Hier ist noch nichts.',
  'filtered-empty': 'Nichts passt dazu. Versuchen Sie es mit weniger Filtern.',
  offline: 'Sie sind offline. Sobald die Verbindung wieder besteht, wird geladen.',
  network: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut.',
  unauthorised:
    'Sie sind nicht angemeldet oder dürfen das nicht sehen. Melden Sie sich an und versuchen Sie es dann erneut.',
  'rate-limited': 'Das waren zu viele Versuche. Warten Sie einen Moment und versuchen Sie es dann erneut.',
  server:
    'Der Server hat nicht richtig geantwortet. Das muss beheben, wer diese Seite betreibt. Code: {code}',
  retry: 'Erneut versuchen',
  test: 'Testmodus',
};
