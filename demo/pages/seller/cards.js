import 'florin/card-secret';
import 'florin/issued-cards';
import { asSeller } from './sign-in.js';

const cards = document.querySelector('florin-issued-cards');
const secret = document.querySelector('florin-card-secret');
const section = document.querySelector('#details');
const dialog = document.querySelector('#second-factor');
const code = document.querySelector('#code');
const error = document.querySelector('#code-error');

/** The number and the PIN of the card that is open above. */
function follow(card) {
  secret.card = card;
  section.hidden = card === '';
}
cards.addEventListener('florin-issued-card-opened', ({ detail }) => follow(detail.card));
void cards.updateComplete.then(() => follow(cards.card));

/** Asks for the second factor, and resolves to whether it was given. */
secret.confirmIdentity = () => {
  code.value = error.textContent = '';
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'confirmed'), { once: true });
  });
};
dialog.querySelector('form').addEventListener('submit', async (event) => {
  if (event.submitter?.value !== 'confirm') return;
  event.preventDefault();
  const answer = await asSeller('/shop/second-factor', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: code.value.trim() }),
  });
  if (answer.ok) return dialog.close('confirmed');
  error.textContent = 'This is not the code. Enter 246810.';
  code.focus();
});
