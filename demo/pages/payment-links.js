import { browserRow, createClient, formatAmount, newIdempotencyKey, parseAmount } from 'florin/client';
import { createPaymentLink, getPaymentLink, updatePaymentLink } from 'florin/client/checkout';
import { sandbox } from './sandbox.js';

/** The platform lists no links: this page keeps the ids of those that it made, and nothing else of them. */
const KEPT = 'demo-payment-links';
const MOST = 20;
const HOUR = 3_600_000;
const CURRENCY = 'EUR';

const STATUSES = {
  active: 'Not paid yet',
  paymentPending: 'The bank is still deciding',
  completed: 'Paid',
  paid: 'Paid',
  expired: 'Expired',
};

const [make, read, change] = [createPaymentLink, getPaymentLink, updatePaymentLink].map(browserRow);
const language = () => document.documentElement.lang;

const element = (name, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

function kept() {
  try {
    const ids = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

const keep = (ids) => localStorage.setItem(KEPT, JSON.stringify(ids.slice(0, MOST)));

/** The form that makes a payment link, and the links that were made: calls go through the proxy, as an operator's. */
export function openPaymentLinks(section, operatorFetch) {
  const client = createClient({ baseUrl: '/florin/checkout', fetch: operatorFetch });
  const form = section.querySelector('form');
  const status = section.querySelector('[role=status]');
  const problem = section.querySelector('[role=alert]');
  /** A link that was lost on the way back is not made twice: the same form is sent under the same key. */
  let asked = { text: '', key: '', body: {} };

  const say = (text) => {
    status.textContent = text;
    problem.textContent = '';
  };
  const fail = (text) => {
    status.textContent = '';
    problem.textContent = text;
  };

  /** The sandbox's clock may run ahead of the browser's, and a link ends by the platform's. */
  async function clock() {
    const known = (await sandbox) && (await fetch('/shop/sandbox').then((answer) => answer.json()));
    return Date.now() + (known?.ahead ?? 0);
  }

  async function requestOf(fields) {
    const text = JSON.stringify([...fields]);
    if (text === asked.text) return asked;
    const value = parseAmount(fields.get('amount'), CURRENCY, language());
    if (!value) return undefined;
    const key = newIdempotencyKey();
    const expiresAt = new Date((await clock()) + Number(fields.get('hours')) * HOUR).toISOString();
    const body = {
      amount: { value, currency: CURRENCY },
      description: fields.get('description'),
      // Its own reference: an order of the shop is paid on the checkout page, where the ledger sees that it is paid once.
      reference: `LINK-${key.slice(0, 8).toUpperCase()}`,
      expiresAt,
      reusable: false,
      returnUrl: `${location.origin}/`,
    };
    return (asked = { text, key, body });
  }

  async function add() {
    const request = await requestOf(new FormData(form));
    if (!request) {
      form.elements.amount.focus();
      return fail('Enter an amount in euros, for example 25.00.');
    }
    try {
      const { id } = await client.call(make, request.body, { idempotencyKey: request.key });
      asked = { text: '', key: '', body: {} };
      keep([id, ...kept()]);
      form.reset();
      await show();
      say('The payment link is made. Copy it, and send it to the shopper.');
    } catch {
      fail('We do not know whether the payment link was made. Try again: it is made once.');
    }
  }

  async function copy(url) {
    await navigator.clipboard.writeText(url).then(
      () => say('Copied the payment link.'),
      () => fail('Your browser does not let this page copy. Select the link instead.'),
    );
  }

  async function end(linkId) {
    try {
      await client.call(change, { linkId, status: 'expired' });
      say('The payment link has ended. Nothing can be paid by it any more.');
    } catch {
      // It may have been paid, or have expired, a moment ago: its status says so.
      fail('The payment link could not be ended. Read its status.');
    }
    await show();
    status.focus();
  }

  const buttons = ({ id, url, description }) => {
    const button = (textContent, onclick) =>
      element('button', {
        className: 'plain',
        type: 'button',
        textContent,
        onclick,
        ariaLabel: `${textContent}: ${description}`,
      });
    const [copies, ends] = [button('Copy link', () => copy(url)), button('End link', () => end(id))];
    return element('p', { className: 'row' }, copies, ends);
  };

  const entry = (link) => {
    const { url, amount, description, status: stands, expiresAt } = link;
    const isOpen = stands === 'active';
    const bold = element('strong', {}, element('bdi', { textContent: description }));
    const date = new Date(expiresAt).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' });
    const until = isOpen ? [' · expires ', element('bdi', { textContent: date })] : [];
    return element(
      'li',
      {},
      element('p', {}, bold, ' ', element('bdi', { textContent: formatAmount(amount, language()) })),
      element('p', { className: 'quiet' }, STATUSES[stands] ?? stands, ...until),
      element('p', {}, element('a', { href: url, textContent: url })),
      isOpen ? buttons(link) : '',
    );
  };

  /** Asks about each link again. One that the platform does not know any more is forgotten. */
  async function show() {
    const ids = kept();
    const answers = await Promise.allSettled(ids.map((linkId) => client.call(read, { linkId })));
    const isGone = ({ status: result, reason }) => result === 'rejected' && reason?.status === 404;
    keep(ids.filter((_, at) => !isGone(answers[at])));
    const links = answers.filter((answer) => answer.status === 'fulfilled').map(({ value }) => value);
    section.querySelector('ul').replaceChildren(...links.map(entry));
    if (answers.some((answer) => answer.status === 'rejected' && !isGone(answer)))
      fail('Some payment links could not be read. Look again.');
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void add();
  });
  section.querySelector('#links-again').addEventListener('click', () => void show());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void show());
  void show();
}
