import type { Catalogue } from '../../../base/words.js';
import type { PanelWord } from './en.js';

export const words: Catalogue<PanelWord> = {
  'needs-input': 'Encore nécessaire de votre part : {count}',
  'needs-input-lead': 'Dès que tout y est, nous vérifions et vous pouvez continuer.',
  pending: 'Nous vérifions vos informations',
  'pending-lead':
    'Vous avez fait votre part. La plupart des vérifications prennent quelques minutes, certaines des jours. Vous pouvez quitter cette page.',
  rejected: 'Votre vérification n’est pas possible',
  'rejected-lead': 'Veuillez nous contacter. Nous vous dirons pourquoi, et ce qui peut être fait.',
  verified: 'Vous êtes vérifié',
  'verified-lead': 'Tout est en ordre. Merci de votre patience.',
  next: 'La suite',
  hop: 'Vous allez sur {host}, les pages sécurisées de notre prestataire de paiement. Elles ne demandent que ce qui manque et vous ramènent ici.',
  'hop-once': 'L’accès est créé quand vous appuyez sur le bouton. Il sert une fois, pendant {time}.',
  go: 'Continuer sur {host}',
  'same-tab': 'S’ouvre sur cette page.',
  'new-tab': 'S’ouvre dans un nouvel onglet. Cette page reste ouverte.',
  popup: 'S’ouvre dans une fenêtre à part. Cette page reste ouverte.',
  minting: 'L’accès se prépare…',
  leaving: 'Vous allez sur {host}…',
  waiting: 'Un instant, s’il vous plaît…',
  offered: 'Votre navigateur n’a pas ouvert la fenêtre. Veuillez l’ouvrir vous-même.',
  'offered-link': 'Ouvrir {host}',
  left: 'Sert une fois, encore {time}.',
  away: '{host} est ouvert dans une autre fenêtre. Quand vous aurez terminé, cette page le saura.',
  again: 'Ouvrir à nouveau',
  expired: 'L’accès est resté ouvert {time} sans servir. Demandez-en un nouveau quand vous serez prêt.',
  closed: 'Vous êtes de retour ici. Si vous n’aviez pas terminé, vous pouvez reprendre où vous en étiez.',
  back: 'Bon retour. Nous avons regardé de nouveau ce qui manque encore.',
  heard: 'Merci. Vous pouvez fermer cette fenêtre et continuer dans l’autre.',
  close: 'Fermer cette fenêtre',
  'bad-link':
    'Le chemin vers notre prestataire de paiement n’est pas réglé de façon sûre : nous ne l’avons pas pris. C’est au gestionnaire du site d’y remédier. Code : {code}',
  failed: 'Aucun accès n’a pu être créé.',
  themes: 'Apparence des pages',
};
