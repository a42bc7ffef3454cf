import '../../../src/components/onboarding-launcher/define.js';
import type { FlorinOnboardingLauncher } from '../../../src/components/onboarding-launcher/onboarding-launcher.js';
import type { Sandbox } from '../../../src/sandbox/index.js';
import { aSeller, type KnownSeller, type KnownSellerOptions } from '../known-seller.js';
import { openElement, read, type Opened as OpenedElement } from '../opened.js';

/** Where the sandbox's hosted pages are; nothing of these tests goes there. */
const PLATFORM = 'http://127.0.0.1:8081';
const HOME = 'http://localhost:8000/seller.html?florin-onboarding=returned';

/** A seller who may be led to the platform's hosted pages. */
export interface NewSeller extends KnownSeller {
  /** All links that were made. */
  readonly links: string[];
  /** Does on the hosted pages what a person does there: fills in all of it but proof of identity. */
  fill(link: string, proof?: 'later' | 'number'): Promise<string | null>;
}

async function fill(sandbox: Sandbox, link: string, proof: 'later' | 'number'): Promise<string | null> {
  const fields: Record<string, string> = {
    'person.proof': proof,
    'person.number': proof === 'number' ? 'NX1234567' : '',
    'bank.iban': 'NL91ABNA0417164300',
    'terms.accepted': 'yes',
  };
  const open = async (address: string, init?: RequestInit): Promise<string | null> =>
    (await sandbox.fetch(address, init)).headers.get('location');
  let at = await open(link);
  while (at?.startsWith(PLATFORM)) at = await open(at, { method: 'POST', body: new URLSearchParams(fields) });
  return at;
}

export async function aNewSeller(options: KnownSellerOptions = {}): Promise<NewSeller> {
  const supply: KnownSellerOptions['supply'] = ({ operation }) =>
    operation === 'legal-entity.createOnboardingLink' ? { redirectUrl: HOME } : {};
  const seller = await aSeller({ supply, ...options });
  const { sandbox, fetch } = seller;
  const links: string[] = [];
  return Object.assign(seller, {
    links,
    fill: (link: string, proof: 'later' | 'number' = 'later') => fill(sandbox, link, proof),
    fetch: async (...[input, init]: Parameters<typeof fetch>) => {
      const response = await fetch(input, init);
      if (input.endsWith('/onboardingLinks') && response.ok)
        links.push(((await response.clone().json()) as { url: string }).url);
      return response;
    },
  });
}

export interface Opened extends Omit<OpenedElement<FlorinOnboardingLauncher>, 'button'> {
  /** Where links of the page led: what the browser was about to follow. */
  readonly followed: HTMLAnchorElement[];
  text(selector?: string): string;
  button(part: string): HTMLButtonElement;
  says(text: RegExp): Promise<void>;
}

const EVENTS = [
  'florin-before-onboarding-open',
  'florin-onboarding-opened',
  'florin-onboarding-returned',
  'florin-standing-changed',
  'florin-onboarding-launcher-failed',
];

/** Opens the seller's page. Whatever would leave it is noted and goes nowhere. */
export async function open(
  { fetch, id }: Pick<KnownSeller, 'fetch' | 'id'>,
  attributes: Partial<FlorinOnboardingLauncher> = {},
  state = 'ready',
): Promise<Opened> {
  const properties = { legalEntity: id, linkOrigins: PLATFORM, ...attributes };
  const opened = await openElement('florin-onboarding-launcher', { fetch, properties, events: EVENTS });
  const { element, root, until } = opened;
  const followed: HTMLAnchorElement[] = [];
  element.addEventListener('click', (event) => {
    const [link] = event.composedPath();
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return;
    followed.push(link.cloneNode(true) as HTMLAnchorElement);
    event.preventDefault();
  });
  if (state) await opened.state(state);
  return {
    ...opened,
    followed,
    text: (selector = '.resource') => read(root.querySelector(selector)),
    button: (part) => root.querySelector<HTMLButtonElement>(`[part=${part}]`)!,
    says: (text) => until(() => text.test(read(root)), String(text)),
  };
}

/** A window that the browser opens, as far as this page can see it. */
export class OpenedWindow {
  readonly document = document.implementation.createHTMLDocument();
  opener: unknown = window;
  closed = false;
  readonly followed: HTMLAnchorElement[] = [];

  constructor() {
    this.document.addEventListener('click', (event) => {
      event.preventDefault();
      this.followed.push((event.target as HTMLAnchorElement).cloneNode() as HTMLAnchorElement);
    });
  }

  close(): void {
    this.closed = true;
  }
}
