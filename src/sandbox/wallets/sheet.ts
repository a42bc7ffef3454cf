import type { DeliveryForm } from './delivery-form.js';
import { WALLET_CARDS, type WalletCard } from './wallet-cards.js';

export interface Sheet {
  /** The shopper's card; undefined where they closed the sheet. */
  readonly chosen: Promise<WalletCard | undefined>;
  /** Closes what still stands, with the picture of an outcome gone. */
  close(): void;
}

const STYLE = `
  dialog { border: 0; border-radius: 16px; padding: 24px; inline-size: min(22rem, 90vw); box-sizing: border-box;
    font: 16px/1.5 system-ui, sans-serif; color: #1a1d23; background: #ffffff; color-scheme: light; }
  dialog::backdrop { background: rgb(0 0 0 / 55%); }
  h2 { margin: 0; font-size: 1.25rem; } p { margin: 8px 0 16px; }
  button { display: block; inline-size: 100%; min-block-size: 48px; margin-block-start: 8px; padding: 8px 16px; font: inherit;
    text-align: start; color: inherit; background: #f1f3f6; border: 1px solid #8a909c; border-radius: 8px; cursor: pointer; }
  button:disabled { opacity: 0.5; cursor: default; }
  label { display: block; } select { display: block; inline-size: 100%; min-block-size: 44px; margin-block-end: 8px; font: inherit; }
  button:last-child { text-align: center; background: none; }
  :focus-visible { outline: 2px solid #2148c7; outline-offset: 2px; }
`;

const named = (tag: string, text: string): HTMLElement =>
  Object.assign(document.createElement(tag), { textContent: text });

/** A sheet of a simulated wallet: what a browser would draw over the page. */
export function openSheet(name: string, total: string, delivery?: DeliveryForm): Sheet {
  const host = document.createElement('florin-simulated-wallet');
  const root = host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(STYLE);
  root.adoptedStyleSheets = [styles];
  const dialog = document.createElement('dialog');
  dialog.lang = 'en';
  dialog.dir = 'ltr';
  const heading = named('h2', `${name}, simulated`);
  heading.id = 'name';
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.append(heading, named('p', `Pay ${total}. No money moves.`), ...(delivery?.parts ?? []));
  const cards: HTMLButtonElement[] = [];
  const chosen = new Promise<WalletCard | undefined>((resolve) => {
    for (const card of WALLET_CARDS) {
      const text = `${card.brand === 'mc' ? 'Mastercard' : 'Visa'} •••• ${card.lastFour}. ${card.happens}.`;
      const button = named('button', text) as HTMLButtonElement;
      cards.push(button);
      button.addEventListener('click', () => resolve(card));
      dialog.append(button);
    }
    const cancel = named('button', 'Close without paying');
    cancel.addEventListener('click', () => resolve(undefined));
    dialog.append(cancel);
    dialog.addEventListener('cancel', () => resolve(undefined));
  });
  root.append(dialog);
  document.body.append(host);
  dialog.showModal();
  // Nothing is paid that has no price yet.
  delivery?.start((isServed) => cards.forEach((card) => (card.disabled = !isServed)));
  const close = (): void => {
    dialog.close();
    host.remove();
  };
  void chosen.then((card) => {
    if (!card) return close();
    // The browser's own sheet says so until the page has an outcome.
    dialog.replaceChildren(heading, Object.assign(named('p', 'Processing…'), { role: 'status' }));
  });
  return { chosen, close };
}
