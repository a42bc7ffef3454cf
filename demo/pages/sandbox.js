/** The panel of the sandbox: its test cards, gift cards and accounts, each with a button that copies it, and its clock. */
const panel = document.querySelector('#sandbox');
const toggle = document.querySelector('.sandbox');
const status = panel.querySelector('[role=status]');

const make = (name, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
};

async function copy(number) {
  const isCopied = await navigator.clipboard.writeText(number.replaceAll(' ', '')).then(
    () => true,
    () => false,
  );
  status.textContent = isCopied ? `Copied ${number}.` : 'Your browser does not let this page copy.';
}

const entry = ({ number, expiry, securityCode, happens }) =>
  make(
    'li',
    {},
    make('bdi', { className: 'number', textContent: number }),
    make('button', {
      className: 'plain',
      type: 'button',
      textContent: 'Copy',
      onclick: () => copy(number),
      ariaLabel: `Copy ${number}`,
    }),
    make('p', { className: 'quiet', textContent: [expiry, securityCode].filter(Boolean).join(' · ') }),
    make('p', { textContent: happens }),
  );

const SPANS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** `1 day, 10 minutes`. */
const spanOf = (milliseconds) => {
  let left = milliseconds;
  const parts = SPANS.flatMap(([unit, length]) => {
    const count = Math.floor(left / length);
    left -= count * length;
    return count > 0 ? [`${count} ${unit}${count === 1 ? '' : 's'}`] : [];
  });
  return parts.join(', ');
};

const showClock = ({ ahead }) => {
  panel.querySelector('#clock').textContent = ahead > 0 ? `${spanOf(ahead)} ahead.` : 'On time.';
};

async function advance(by) {
  const response = await fetch('/shop/clock', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ by }),
  });
  if (!response.ok) return;
  const clock = await response.json();
  showClock(clock);
  status.textContent = `The clock is ${spanOf(clock.ahead)} ahead. Payments that waited have gone on.`;
}

const faults = panel.querySelector('[data-setting=faults]');
const warning = document.querySelector('.faults');

/** They may have been named at the start of the shop, in a way that the list does not have. */
function showFaults(text) {
  if (![...faults.options].some(({ value }) => value === text)) faults.add(new Option(text, text));
  faults.value = text;
  warning.querySelector('code').textContent = text;
  warning.hidden = text === '';
}

faults.addEventListener('change', async () => {
  const response = await fetch('/shop/faults', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults: faults.value }),
  });
  if (!response.ok) return;
  const known = await response.json();
  showFaults(known.faults);
  status.textContent = known.faults ? `Faults are on: ${known.faults}.` : 'Faults are off.';
});

panel.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  panel.hidePopover();
  toggle.focus();
});

for (const button of panel.querySelectorAll('[data-advance]'))
  button.addEventListener('click', () => advance(Number(button.dataset.advance)));

/** What the sandbox has; nothing with a platform. No page waits for it. */
export const sandbox = fetch('/shop/sandbox').then((response) => (response.ok ? response.json() : undefined));

/** A gift card has a PIN in the place of the security code, or none. */
const withPin = ({ securityCode, ...card }) => ({
  ...card,
  securityCode: securityCode ? `PIN ${securityCode}` : 'No PIN',
});

function show({ cards, giftCards, accounts, ahead, faults: text }) {
  panel.querySelector('#test-cards').replaceChildren(...cards.map(entry));
  panel.querySelector('#test-gift-cards').replaceChildren(...giftCards.map(withPin).map(entry));
  panel.querySelector('#test-accounts').replaceChildren(...accounts.map(entry));
  showClock({ ahead });
  showFaults(text);
  toggle.hidden = false;
}

void sandbox.then((known) => known && show(known));
