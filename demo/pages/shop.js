import { formatAmount } from 'florin/client';
import './settings.js';

const list = document.querySelector('#products');
const total = document.querySelector('#total');
const go = document.querySelector('#go');
const problem = document.querySelector('#problem');
const { currency, products } = await (await fetch('/shop/products')).json();
const quantities = { notebook: 1, pen: 1, ...JSON.parse(sessionStorage.getItem('demo-cart') ?? '{}') };
const money = (value) => formatAmount({ value, currency }, document.documentElement.lang);

function element(name, { text, ...properties } = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...(text === undefined ? children : [text]));
  return made;
}

function line({ id, title, note, price, picture }) {
  const count = element('output', { text: String(quantities[id] ?? 0) });
  const change = (by) => () => {
    quantities[id] = Math.min(20, Math.max(0, (quantities[id] ?? 0) + by));
    count.textContent = String(quantities[id]);
    show();
  };
  const button = (label, sign, by) => {
    const made = element('button', { type: 'button', text: sign, onclick: change(by) });
    made.setAttribute('aria-label', `${label}: ${title}`);
    return made;
  };
  return element(
    'li',
    {},
    element('img', { src: `pictures/${picture}`, alt: '', width: 72, height: 72 }),
    element('span', { className: 'title', text: title }),
    element('span', { className: 'stepper' }, button('One less', '−', -1), count, button('One more', '+', 1)),
    element('span', { className: 'note', text: `${note} · ${money(price)}` }),
  );
}

function show() {
  sessionStorage.setItem('demo-cart', JSON.stringify(quantities));
  const sum = products.reduce((value, { id, price }) => value + price * (quantities[id] ?? 0), 0);
  total.textContent = money(sum);
  go.disabled = sum === 0;
}

function render() {
  list.replaceChildren(...products.map(line));
  show();
}

go.addEventListener('click', async () => {
  go.disabled = true;
  problem.textContent = '';
  try {
    const response = await fetch('/shop/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(quantities),
    });
    if (!response.ok) throw new Error(String(response.status));
    const { reference } = await response.json();
    location.assign(`/checkout.html?order=${encodeURIComponent(reference)}`);
  } catch {
    problem.textContent = 'The shop did not answer. Check the connection and try again; your cart is kept.';
    go.disabled = false;
  }
});

new MutationObserver(render).observe(document.documentElement, {
  attributes: true,
  attributeFilter: ['lang'],
});
addEventListener('pageshow', () => show());
render();
