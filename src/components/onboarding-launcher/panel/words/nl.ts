import type { Catalogue } from '../../../base/words.js';
import type { PanelWord } from './en.js';

export const words: Catalogue<PanelWord> = {
  'needs-input': 'Nog nodig van u: {count}',
  'needs-input-lead': 'Zodra dit er is, controleren we het en kunt u verder.',
  pending: 'We controleren uw gegevens',
  'pending-lead':
    'U hebt uw deel gedaan. De meeste controles duren minuten, sommige dagen. U kunt deze pagina verlaten.',
  rejected: 'U kunt niet geverifieerd worden',
  'rejected-lead': 'Neem contact met ons op. We vertellen u waarom, en wat eraan te doen is.',
  verified: 'U bent geverifieerd',
  'verified-lead': 'Alles is in orde. Dank u voor uw geduld.',
  next: 'Wat er nu gebeurt',
  hop: 'U gaat naar {host}, de beveiligde pagina’s van onze betaaldienst. Daar wordt alleen gevraagd wat ontbreekt, en u komt hier weer terug.',
  'hop-once': 'De toegang ontstaat als u op de knop drukt. Ze werkt één keer, gedurende {time}.',
  go: 'Verder op {host}',
  'same-tab': 'Opent op deze pagina.',
  'new-tab': 'Opent in een nieuw tabblad. Deze pagina blijft open.',
  popup: 'Opent in een eigen venster. Deze pagina blijft open.',
  minting: 'De toegang wordt gemaakt…',
  leaving: 'U gaat nu naar {host}…',
  waiting: 'Een ogenblik alstublieft…',
  offered: 'Uw browser heeft het venster niet geopend. Open het alstublieft zelf.',
  'offered-link': '{host} openen',
  left: 'Werkt één keer, nog {time}.',
  away: '{host} staat open in een ander venster. Als u daar klaar bent, merkt deze pagina dat.',
  again: 'Opnieuw openen',
  expired: 'De toegang stond {time} open en is niet gebruikt. Maak een nieuwe zodra u zover bent.',
  closed: 'U bent weer hier. Was u nog niet klaar, dan kunt u verdergaan waar u was.',
  back: 'Welkom terug. We hebben opnieuw gekeken wat er nog nodig is.',
  heard: 'Dank u. U kunt dit venster sluiten en in het andere verdergaan.',
  close: 'Dit venster sluiten',
  'bad-link':
    'De weg naar onze betaaldienst is niet veilig ingesteld, dus zijn we die niet gegaan. Wie deze site beheert, moet dat verhelpen. Code: {code}',
  failed: 'Er kon geen toegang gemaakt worden.',
  themes: 'Uiterlijk van de pagina’s',
};
