import type { Catalogue } from '../../../base/words.js';
import type { CardWord } from '../card-words.js';

export const words: Catalogue<CardWord> = {
  number: 'Numéro de carte',
  expiry: 'Date d’expiration',
  expiryHint: 'MM/AA',
  securityCode: 'Code de sécurité',
  securityCodeHint3: '3 chiffres au dos de la carte',
  securityCodeHint4: '4 chiffres au recto de la carte',
  securityCodeOptional: 'Code de sécurité (si la carte en a un)',
  holderName: 'Nom sur la carte',
  sandboxKey: 'Mode test : ne saisissez pas de vraie carte.',
  numberMissing: 'Saisissez le numéro de carte.',
  numberIncomplete: 'Le numéro de carte est trop court. Saisissez tous ses chiffres.',
  numberInvalid: 'Ce numéro de carte n’est pas correct. Comparez-le à celui de la carte.',
  numberUnsupported: 'Ce type de carte n’est pas accepté ici. Utilisez une autre carte.',
  expiryMissing: 'Saisissez la date d’expiration.',
  expiryIncomplete: 'Saisissez le mois et l’année, par exemple 08/31.',
  expiryInvalid: 'Ce mois n’existe pas. Saisissez 01 à 12, puis l’année.',
  expiryExpired: 'Cette carte a expiré. Vérifiez la date ou utilisez une autre carte.',
  expiryTooFar: 'Cette année est trop lointaine. Vérifiez la date sur la carte.',
  securityCodeMissing: 'Saisissez le code de sécurité.',
  securityCodeIncomplete: 'Le code de sécurité est trop court. Saisissez tous ses chiffres.',
  holderNameMissing: 'Saisissez le nom tel qu’il figure sur la carte.',
  holderNameInvalid: 'Saisissez le nom tel qu’il figure sur la carte, sans chiffres.',
  cardTitle: 'Coordonnées de la carte',
  cardLoading: 'Les champs de la carte se chargent.',
  cardOffline: 'Vous êtes hors ligne. Les champs de la carte se chargeront dès le retour de la connexion.',
  cardFailed:
    'Les champs de la carte ne se sont pas chargés. Vérifiez votre connexion, désactivez les bloqueurs de contenu sur cette page et réessayez.',
  cardInsecure:
    'Une carte ne peut être saisie que sur une connexion sécurisée (https). La boutique doit y remédier.',
  cardClosed: 'Le paiement par carte n’est pas bien configuré ici. Merci de prévenir la boutique.',
  cardReplaced:
    'Les champs de la carte ont été fermés, car autre chose a pris leur place. Rechargez la page avant de saisir une carte.',
  cardReloaded: 'Les champs de la carte ont été rechargés. Veuillez saisir la carte à nouveau.',
  cardNotSealed: 'La carte n’a pas pu être chiffrée. Rien n’a été envoyé. Veuillez réessayer.',
  cardRetry: 'Réessayer',
  cardTestMode: 'Mode test',
};
