import { decimalOf } from '../../../client/money.js';
import { minorDigits } from '../../../facts/currencies.js';
import type { Listing } from '../../../client/listings/index.js';
import { pictureAddress } from './picture.js';
import { plainText } from './plain-text.js';
import { validPrice } from './price.js';
import { isBuyable } from './stock.js';

const CONDITIONS: Readonly<Record<string, string>> = {
  new: 'NewCondition',
  refurbished: 'RefurbishedCondition',
  forParts: 'DamagedCondition',
};

/** A listing as schema.org has it, with nothing in it that is not on screen. */
export function productOf(listing: Listing, url: string | undefined): object {
  const price = validPrice(listing.price);
  const condition = Object.hasOwn(CONDITIONS, listing.condition)
    ? CONDITIONS[listing.condition]
    : 'UsedCondition';
  const images = listing.images.flatMap((image) => pictureAddress(image.url)?.href ?? []);
  return {
    '@type': 'Product',
    name: plainText(listing.title),
    description: plainText(listing.description, 5000),
    ...(url && { url }),
    ...(images.length > 0 && { image: images }),
    ...(price && {
      offers: {
        '@type': 'Offer',
        price: decimalOf(price.value, minorDigits(price.currency) ?? 0),
        priceCurrency: price.currency,
        availability: `https://schema.org/${isBuyable(listing) ? 'InStock' : 'OutOfStock'}`,
        itemCondition: `https://schema.org/${condition}`,
        seller: { '@type': 'Organization', name: plainText(listing.seller.name) },
      },
    }),
  };
}

const CLASS = 'florin-structured-data';

/** Writes for search engines, into the page, what the element shows: a block of data, which no browser runs. */
export function describe(element: HTMLElement, data: object | undefined): void {
  const old = element.querySelector(`:scope > .${CLASS}`);
  if (!data) return old?.remove();
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  if (old?.textContent === text) return;
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.className = CLASS;
  script.append(text);
  old?.remove();
  element.append(script);
}
