import { fixture, html, waitUntil } from '@open-wc/testing';

import type { Listing } from '../../../src/client/listings/index.js';
import type { FlorinListingForm } from '../../../src/components/listing-form/define.js';
import '../../../src/components/listing-form/define.js';
import '../../../src/components/provider/define.js';
import { openStage, type Stage } from '../../stage.js';
import type { FormPage } from '../form-suite.js';
import { openElement } from '../opened.js';

let stage: Promise<Stage> | undefined;

const openStageOnce = (): Promise<Stage> => (stage ??= openStage({ as: 'seller', listingCount: 400 }));

/** One marketplace for all tests of a file: a database takes seconds to open. Each test takes a listing of its own. */
export const openMarket = async (): Promise<Stage> => {
  const opened = await openStageOnce();
  opened.obstacle = undefined;
  opened.asked.length = opened.bodies.length = 0;
  return opened;
};

let taken = 0;

/** A listing of the seller's that no other test has. */
export async function ownListing({ market }: Stage, changes: object = {}): Promise<Listing> {
  const { id: seller } = await market.getUserByEmail({ email: 'seller@example.com' });
  const { listings, facets } = await market.listListings({ seller, limit: 1 });
  const categoryId = listings[0]?.category.id ?? facets![0]!.values[0]!.value;
  return market.createListing({
    userId: seller,
    title: `Brass lamp ${++taken}`,
    description: 'Gives light.',
    price: { value: 4950, currency: 'EUR' },
    categoryId,
    stock: 5,
    condition: 'good',
    status: 'active',
    ...changes,
  });
}

export interface Opened {
  readonly form: FlorinListingForm;
  readonly root: ShadowRoot;
  field(id: string): HTMLInputElement;
  part(name: string): HTMLElement;
  type(id: string, value: string): Promise<void>;
  press(part: string): Promise<void>;
  fault(id: string): string;
  /** Text of the whole, as it reads. */
  text(): string;
  until(what: () => unknown): Promise<void>;
}

export async function open(market: Stage, listing = '', attributes = { locale: 'en' }): Promise<Opened> {
  const provider = await fixture(
    html`<florin-provider proxy="/florin" .fetch=${market.fetch} locale=${attributes.locale}>
      <florin-listing-form listing=${listing}></florin-listing-form>
    </florin-provider>`,
  );
  const form = provider.querySelector('florin-listing-form')!;
  const root = form.shadowRoot!;
  const until = (what: () => unknown) => waitUntil(what, String(what));
  const find = (selector: string) => {
    const found = root.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  const opened: Opened = {
    form,
    root,
    until,
    field: (id) => find(`[id="${id}"]`) as HTMLInputElement,
    part: (name) => find(`[part=${name}]`),
    async type(id, value) {
      const field = opened.field(id);
      field.value = value;
      field.dispatchEvent(new Event(field.localName === 'select' ? 'change' : 'input', { bubbles: true }));
      await form.updateComplete;
    },
    async press(part) {
      opened.part(part).click();
      await form.updateComplete;
    },
    fault: (id) => find(`[id="fault-${id}"]`).textContent?.trim() ?? '',
    text: () => (root.textContent ?? '').replaceAll(/[\u2068\u2069]/g, '').replaceAll(/\s+/g, ' '),
  };
  await until(() => !form.matches(':state(loading)'));
  return opened;
}

/** A page with an empty form, before a service whose categories are there. */
export async function openEmpty(locale = '', known?: FormPage) {
  const market = await openMarket();
  countBefore = await countListings();
  const asked: { call: string; key: string | null }[] = [];
  const page: FormPage = known ?? { asked, obstacle: undefined };
  market.obstacle = async (request, proceed) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    asked.push({ call, key: request.headers.get('idempotency-key') });
    return (await page.obstacle?.(call, proceed)) ?? proceed();
  };
  const { fetch } = market;
  const form = await openElement('florin-listing-form', { fetch, properties: { locale } });
  await form.state('ready');
  return { page, form };
}

let countBefore = 0;

async function countListings(): Promise<number> {
  const { market } = await openStageOnce();
  const { id: seller } = await market.getUserByEmail({ email: 'seller@example.com' });
  return (await market.listListings({ seller, limit: 1 })).total ?? 0;
}

/** Listings that were created since the form was opened. */
export const createdListings = async (): Promise<number> => (await countListings()) - countBefore;

/** What an element tells its page, once. */
export const told = <Detail>(element: Element, name: string): Promise<Detail> =>
  new Promise((resolve) =>
    element.addEventListener(name, (event) => resolve((event as CustomEvent<Detail>).detail), { once: true }),
  );
