import { html } from '../pages/html.js';
import type { State } from '../state/state.js';
import { addresses } from './addresses.js';
import { asset, page } from './page.js';

/** The pages that a campaign names: of a charity that exists in the sandbox alone. */
const TITLES: ReadonlyMap<string | null, string> = new Map([
  ['terms', 'Terms of a donation'],
  ['about', 'About this charity'],
]);

/** `GET /bank/charity`: the charity's own page, or the terms of a donation. */
export const charityPage = (state: State, fields: URLSearchParams): Response =>
  page({
    base: state.base,
    name: 'Sandbox Charity',
    title: TITLES.get(fields.get('page')) ?? 'About this charity',
    framed: false,
    body: html`<h1>${TITLES.get(fields.get('page')) ?? 'About this charity'}</h1>
      <p>This charity exists in this sandbox alone. Nothing is given to it, and it promises nothing.</p>`,
  });

/** `GET /bank/charity.svg`: two leaves, drawn here, so that no page has to load a picture from elsewhere. */
export const charityPicture = (): Response =>
  asset(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="8" fill="#e6f2ea"/><path d="M24 40V22M24 26c-9 0-12-6-12-13 9 0 12 6 12 13zM24 22c0-8 4-12 12-12 0 8-4 12-12 12z" fill="#2f7d4f" stroke="#1f5a38" stroke-width="2"/></svg>`,
    'image/svg+xml',
  );

/** Where a campaign's pages and picture are. */
export const charityAddresses = (base: string, id: string) => {
  const { charity, charityPicture: logoUrl } = addresses(base);
  return {
    nonprofitUrl: `${charity}?page=about&id=${id}`,
    termsAndConditionsUrl: `${charity}?page=terms&id=${id}`,
    logoUrl,
    bannerUrl: logoUrl,
  };
};
