export const words = {
  title: 'Bevestig bij uw bank',
  text: 'Uw bank vraagt u deze betaling te bevestigen. Wat u hieronder invult, gaat alleen naar uw bank.',
  frame: 'Pagina van uw bank',
  close: 'Sluiten',
  loading: 'De pagina van uw bank wordt geladen…',
  failed: 'De pagina van uw bank is niet geladen. Controleer uw verbinding en probeer het opnieuw.',
  retry: 'Opnieuw proberen',
  question: 'Stoppen met bevestigen? Zonder bevestiging van uw bank gaat de betaling misschien niet door.',
  keep: 'Verder met bevestigen',
  stop: 'Stoppen',
};
