import 'florin/legal-entity-form';
import './seller/sign-in.js';

const provider = document.querySelector('#main florin-provider');
const form = document.querySelector('florin-legal-entity-form');
const whom = document.querySelector('#whom');

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
  whom.append(option(legalEntity, 'yourself'), option('', 'a new person'));
  form.legalEntity = legalEntity;
  provider.hidden = false;
}
