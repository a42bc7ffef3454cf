import 'florin/issued-cards';
import './sign-in.js';

// A card leads to its rules.
document
  .querySelector('florin-issued-cards')
  .addEventListener('florin-issued-card-followed', ({ detail: { card } }) =>
    location.assign(
      `/office/transaction-rules.html?${new URLSearchParams({ 'rules-scope': `card/${card}` })}`,
    ),
  );
