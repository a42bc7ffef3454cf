export const words = {
  title: 'Bei Ihrer Bank bestätigen',
  text: 'Ihre Bank bittet Sie, diese Zahlung zu bestätigen. Was Sie unten eingeben, geht nur an Ihre Bank.',
  frame: 'Seite Ihrer Bank',
  close: 'Schließen',
  loading: 'Die Seite Ihrer Bank wird geladen …',
  failed:
    'Die Seite Ihrer Bank wurde nicht geladen. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  retry: 'Noch einmal versuchen',
  question: 'Bestätigung abbrechen? Ohne sie kommt die Zahlung vielleicht nicht zustande.',
  keep: 'Weiter bestätigen',
  stop: 'Abbrechen',
};
