export const words = {
  title: 'Confirmez auprès de votre banque',
  text: 'Votre banque vous demande de confirmer ce paiement. Ce que vous saisissez ci-dessous ne va qu’à votre banque.',
  frame: 'Page de votre banque',
  close: 'Fermer',
  loading: 'Chargement de la page de votre banque…',
  failed: 'La page de votre banque ne s’est pas chargée. Vérifiez votre connexion et réessayez.',
  retry: 'Réessayer',
  question:
    'Arrêter la confirmation ? Sans la confirmation de votre banque, le paiement risque de ne pas aboutir.',
  keep: 'Continuer la confirmation',
  stop: 'Arrêter',
};
