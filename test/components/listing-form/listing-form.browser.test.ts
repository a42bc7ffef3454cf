import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';

import type { ListingSave, ListingSaved } from '../../../src/components/listing-form/events.js';
import type { Stage } from '../../stage.js';
import { describeForm } from '../form-suite.js';
import { createdListings, open, openEmpty, openMarket, ownListing, told } from './seller.js';

const PICTURE = `${location.origin}/florin/listings/images/lamp-1/1.svg?w=400`;
const bodyOf = ({ bodies, asked }: Stage, call: string): Record<string, unknown> =>
  JSON.parse(bodies[asked.findIndex((each) => each.startsWith(call))] ?? 'null') as Record<string, unknown>;

describeForm({
  tag: 'florin-listing-form',
  open: openEmpty,
  missing: ['title', 'price', 'categoryId'],
  whole: { title: 'Brass lamp', price: '19.95', categoryId: '' },
  typed: ['title', 'Brass lamp'],
  creates: /^POST .+\/addListing\/me$/,
  saved: 'florin-listing-saved',
  made: createdListings,
  hasDrafts: true,
});

describe('<florin-listing-form>', () => {
  afterEach(() => {
    localStorage.clear();
    document.documentElement.dir = 'ltr';
  });

  it('puts a new thing up for sale, at a price typed as the seller writes it', async () => {
    const market = await openMarket();
    const { form, type, field, press, until, root } = await open(market, '', { locale: 'de' });
    await until(() => root.textContent?.includes('Titel'));
    await type('title', 'Messinglampe');
    await type('price', '1.249,50');
    await type('stock', '3');
    await type('status', 'active');
    await type('categoryId', (field('categoryId') as unknown as HTMLSelectElement).options[2]!.value);
    const saved = told<ListingSaved>(form, 'florin-listing-saved');
    await press('save');
    const { id, title } = await saved;
    expect(title).to.equal('Messinglampe');
    expect(form.listing).to.equal(id);
    const { price, status, stock } = await market.market.getListing({ listingId: id });
    expect([price, status, stock]).to.deep.equal([{ value: 124_950, currency: 'EUR' }, 'active', 3]);
    await until(() => root.querySelector('[role=status]')?.textContent?.includes('wurde gespeichert'));
    expect(form.isDirty).to.equal(false);
  });

  it('shows what is saved now when the page asks, unless something typed would be lost', async () => {
    const market = await openMarket();
    const listing = await ownListing(market);
    const { form, type, field, until } = await open(market, listing.id);
    await until(() => field('title').value === listing.title);
    const { id: listingId, revision } = listing;
    await market.market.updateListing({ listingId, revision, title: 'Lamp of copper' });
    expect(await form.refresh()).to.equal(true);
    await until(() => field('title').value === 'Lamp of copper');
    await type('title', 'Lamp of tin');
    expect(await form.refresh()).to.equal(false);
    expect(field('title').value).to.equal('Lamp of tin');
  });

  it('in a page from right to left, text of the other direction keeps its order', async () => {
    document.documentElement.dir = 'rtl';
    const { type, field, press, until, root } = await open(await openMarket(), '', { locale: 'ar' });
    await until(() => root.querySelector('#title'));
    await press('add-image');
    await type('title', 'Brass lamp, 40 cm.');
    await type('description', 'مصباح من النحاس');
    await type('images.0.alt', 'A lamp (lit)');
    const directionOf = (name: string): string => getComputedStyle(field(name)).direction;
    expect(['title', 'description', 'images.0.alt'].map(directionOf)).to.deep.equal(['ltr', 'rtl', 'ltr']);
  });

  it('names every field that is not right, beside it, and goes to the first', async () => {
    const market = await openMarket();
    const { type, press, fault, part, root, text } = await open(market);
    await type('price', '12.345');
    await type('compareAtPrice', 'a lot');
    await type('stock', '-1');
    await press('add-image');
    await type('images.0.url', 'http://pictures.example/lamp.png');
    await press('save');
    expect(fault('title')).to.equal('Fill in this field.');
    expect(fault('price')).to.equal('Enter an amount like 19.95.');
    expect(fault('compareAtPrice')).to.equal('Enter an amount like 19.95.');
    expect(fault('stock')).to.equal('Enter a whole number, 0 or more.');
    expect(fault('categoryId')).to.equal('Fill in this field.');
    expect(fault('images.0.url')).to.equal('Enter an address that starts with https.');
    expect(text()).to.contain('Check these fields: Title, Price in EUR,');
    expect(root.activeElement?.id).to.equal('title');
    expect(market.asked.some((call) => call.startsWith('POST'))).to.equal(false);
    await type('title', 'A');
    expect(fault('title')).to.equal('');
    expect(part('save').getAttribute('aria-disabled')).to.equal('false');
  });

  it('puts what the server refuses beside its field, and keeps what was typed', async () => {
    const market = await openMarket();
    const listing = await ownListing(market);
    const opened = await open(market, listing.id);
    await opened.type('title', 'Other');
    market.obstacle = (request) =>
      request.method === 'PUT'
        ? Response.json({ error: { code: 'invalid-request', field: 'title' } }, { status: 422 })
        : undefined;
    const failed = told<object>(opened.form, 'florin-listing-form-failed');
    await opened.press('save');
    expect(await failed).to.deep.equal({ code: 'refused', detail: '422 invalid-request title' });
    await opened.until(() => opened.fault('title') !== '');
    expect(opened.field('title').value).to.equal('Other');
  });

  it('sends only what was changed, and nothing when the page says no', async () => {
    const market = await openMarket();
    const listing = await ownListing(market);
    const { form, type, press, until } = await open(market, listing.id);
    await type('stock', '9');
    let asked: ListingSave | undefined;
    form.addEventListener(
      'florin-before-listing-save',
      (event) => {
        asked = event.detail;
        event.preventDefault();
      },
      { once: true },
    );
    await press('save');
    expect(asked).to.deep.equal({ id: listing.id, fields: ['stock'] });
    expect(market.asked.some((call) => call.startsWith('PUT'))).to.equal(false);
    await press('save');
    await until(() => !form.isDirty);
    expect(bodyOf(market, 'PUT')).to.deep.equal({ revision: 1, stock: 9 });
  });

  it('shows both versions when another person saved first, and saves what is chosen field by field', async () => {
    const market = await openMarket();
    const listing = await ownListing(market);
    const { form, root, type, press, until, text } = await open(market, listing.id);
    await type('title', 'My lamp');
    await type('stock', '7');
    const theirs = { title: 'Their lamp', price: { value: 100, currency: 'EUR' } };
    await market.market.updateListing({ listingId: listing.id, revision: 1, ...theirs });
    await press('save');
    await until(() => form.matches(':state(conflict)'));
    await until(() => root.activeElement?.id === 'conflict-title');
    expect(
      [...root.querySelectorAll('.difference legend')].map((legend) => legend.textContent),
    ).to.deep.equal(['Title', 'Price in EUR']);
    expect(text()).to.contain('My lamp').and.contain('Their lamp').and.contain('1.00 EUR');
    await press('use-choices');
    expect(text()).to.contain('Choose for these fields: Title.');
    root.querySelector<HTMLInputElement>('[name=choice-title][data-side=mine]')!.click();
    const saved = told<ListingSaved>(form, 'florin-listing-saved');
    await press('use-choices');
    expect((await saved).revision).to.equal(3);
    const { title, price, stock } = await market.market.getListing({ listingId: listing.id });
    expect([title, price.value, stock]).to.deep.equal(['My lamp', 100, 7]);
  });

  it('keeps what is typed as a draft, offers it on return, and forgets it once saved', async () => {
    const market = await openMarket();
    const listing = await ownListing(market);
    const first = await open(market, listing.id);
    await first.type('title', 'Half a tho');
    first.form.parentElement!.remove();
    const second = await open(market, listing.id, { locale: 'en' });
    expect(second.field('title').value).to.equal(listing.title);
    expect(second.part('draft').textContent).to.match(/You have an unsaved draft from .+\d/);
    await second.press('take-draft');
    expect(second.field('title').value).to.equal('Half a tho');
    await second.press('save');
    await second.until(() => !second.form.isDirty);
    const third = await open(market, listing.id);
    expect(third.root.querySelector('[part=draft]')).to.equal(null);
    expect(third.field('title').value).to.equal('Half a tho');
  });

  it('takes nothing of a draft that another script wrote into the storage', async () => {
    const market = await openMarket();
    for (const text of ['{', '{"at":1}', '{"at":1,"language":"en","revision":1,"fields":{"title":{}}}']) {
      localStorage.setItem('florin-listing-draft /florin new', text);
      expect((await open(market)).root.querySelector('[part=draft]')).to.equal(null);
    }
  });

  it('asks before a link is followed away, and not once it is saved', async () => {
    const market = await openMarket();
    const { form, root, type, press } = await open(market, (await ownListing(market)).id);
    const link = Object.assign(document.createElement('a'), { href: '/elsewhere' });
    let followed = 0;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      followed += 1;
    });
    document.body.append(link);
    await type('title', 'Typed');
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).to.equal(true);
    link.click();
    expect(root.querySelector('dialog')!.open).to.equal(true);
    await press('stay');
    expect([root.querySelector('dialog')!.open, followed]).to.deep.equal([false, 0]);
    link.click();
    await press('leave');
    expect(followed).to.equal(1);
    await form.save();
    link.click();
    expect(followed).to.equal(2);
    link.remove();
  });

  it('shows a picture from its address, and saves it with its size', async () => {
    const market = await openMarket();
    const listing = await ownListing(market);
    const { form, type, press, until, fault } = await open(market, listing.id);
    await press('add-image');
    await type('images.0.url', PICTURE);
    // The platform of this test is at the page's own origin, where a seller may name no picture of it.
    const saved = { ...listing, revision: 2, images: [{ url: PICTURE, alt: '', width: 400, height: 300 }] };
    market.obstacle = ({ method }) => (method === 'PUT' ? Response.json(saved) : undefined);
    // It is still loading.
    await press('save');
    await until(() => market.asked.some((call) => call.startsWith('PUT')));
    expect(bodyOf(market, 'PUT')).to.deep.equal({
      revision: 1,
      images: [{ url: PICTURE, alt: '', width: 400, height: 300 }],
    });
    await until(() => !form.isDirty);
    await type('images.0.url', `${location.origin}/images/none.png`);
    await until(() => fault('images.0.url') === 'No picture was found at this address.');
  });

  it('makes a category without leaving the form', async () => {
    const market = await openMarket();
    const { form, root, type, press, until, field } = await open(market);
    await type('title', 'Lampion');
    await press('new-category');
    await until(() => root.activeElement?.id === 'category-name');
    await press('create-category');
    expect(root.querySelector('#category-fault')!.textContent).to.equal('Enter a name.');
    await type('category-name', 'Lampions');
    const saved = told<{ id: string; name: string }>(form, 'florin-category-saved');
    field('category-name').focus();
    await sendKeys({ press: 'Enter' });
    const { id, name } = await saved;
    expect(name).to.equal('Lampions');
    await until(() => field('categoryId').value === id);
    expect(field('title').value).to.equal('Lampion');
    await press('new-category');
    await until(() => root.querySelector('#category-name'));
    await type('category-name', 'lampions');
    await press('create-category');
    await until(() => root.querySelector('#category-fault')!.textContent !== '');
    expect(root.querySelector('#category-fault')!.textContent).to.equal(
      'A category with this name already exists.',
    );
  });

  it('C5-102: shows nothing of a listing that is another seller’s draft', async () => {
    const market = await openMarket();
    const email = `other-${Date.now()}@example.com`;
    const other = await market.market.createUser({ email, name: 'Other', role: 'seller' });
    const { listings } = await market.market.listListings({ limit: 1 });
    const theirs = await market.market.createListing({
      userId: other.id,
      title: 'Secret',
      description: '',
      price: { value: 1, currency: 'EUR' },
      categoryId: listings[0]!.category.id,
      stock: 1,
      condition: 'new',
    });
    const { form, root } = await open(market, theirs.id);
    expect(form.matches(':state(unauthorised)')).to.equal(true);
    expect(root.textContent).not.to.contain('Secret');
  });

  for (const scheme of ['light', 'dark'])
    it(`is accessible in ${scheme}`, async () => {
      document.documentElement.style.colorScheme = scheme;
      document.body.style.background = 'Canvas';
      const market = await openMarket();
      const { form, press, type } = await open(market, (await ownListing(market)).id);
      await press('add-image');
      await type('title', '');
      await press('save');
      await expect(form).to.be.accessible();
      document.documentElement.style.colorScheme = document.body.style.background = '';
    });
});
