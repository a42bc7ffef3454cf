import 'florin/legal-entity-form';
import 'florin/provider';
import './settings.js';

const provider = document.querySelector('florin-provider');
const form = document.querySelector('florin-legal-entity-form');
const whom = document.querySelector('#whom');

// Of one person's roles in this shop, the seller's: see demo/sellers.mjs.
provider.fetch = (input, init) => {
  const headers = new Headers(init.headers);
  headers.set('x-demo-role', 'seller');
  return fetch(input, { ...init, headers });
};

const option = (value, text) => Object.assign(document.createElement('option'), { value, textContent: text });

form.addEventListener('florin-legal-entity-saved', ({ detail: { id, type, isNew } }) => {
  if (!isNew) return;
  whom.append(option(id, `${type} ${id}`));
  whom.value = id;
  form.candidates = [...form.candidates, { id, name: type }];
});
whom.addEventListener('change', () => (form.legalEntity = whom.value));

const { legalEntity } = await (await fetch('/shop/seller')).json();
document.querySelector('#join').hidden = legalEntity !== '';
if (legalEntity) {
  whom.append(option(legalEntity, 'yourself'), option('', 'somebody new'));
  form.legalEntity = legalEntity;
  provider.hidden = false;
}
