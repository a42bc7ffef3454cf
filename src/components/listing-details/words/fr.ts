import type { Catalogue } from '../../base/words.js';
import { words as listing } from '../../parts/listing/words/fr.js';
import { words as resource } from '../../parts/resource/words/fr.js';
import type { DetailsWord } from './en.js';

export const words: Catalogue<DetailsWord> = {
  ...resource,
  ...listing,
  details: 'Annonce',
  loading: 'Chargement de l’annonce…',
  empty: 'Cette annonce n’existe plus.',
  pictures: 'Photos',
  picture: 'Photo {number} sur {count}',
  zoom: 'Agrandir',
  close: 'Fermer',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  quantity: 'Quantité',
  'one-less': 'Un de moins',
  'one-more': 'Un de plus',
  'at-most': 'Pas plus de {count} disponibles.',
  add: 'Ajouter au panier',
  added: 'Ajouté',
  'added-news': 'Ajouté au panier : {title}',
  favourite: 'Favori',
  description: 'Description',
  condition: 'État',
  category: 'Catégorie',
  seller: 'Vendeur',
  similar: 'Annonces similaires',
  recent: 'Consultées récemment',
};
