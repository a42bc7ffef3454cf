import 'florin/saved-cards';
import './settings.js';

const button = document.querySelector('#session');
const session = async (method) => (await fetch('/shop/session', { method })).json();

const { isSignedIn } = await session('GET');
button.textContent = isSignedIn ? 'Sign out' : 'Sign in';
button.className = isSignedIn ? 'plain' : 'main';
button.hidden = false;
button.addEventListener('click', async () => {
  await session(isSignedIn ? 'DELETE' : 'POST');
  location.reload();
});
