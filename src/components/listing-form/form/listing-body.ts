import { newBody, type Body } from '../../parts/form/body.js';
import type { Entries } from '../../parts/form/entries.js';
import type { Section } from '../../parts/form/field.js';

/** What stands in the form, whole. */
function bodyOf(sections: readonly Section[], entries: Entries): Body {
  const { images = [], ...body } = newBody(sections, entries);
  return {
    title: '',
    description: '',
    compareAtPrice: null,
    ...body,
    images: (images as readonly Body[]).map((image) => ({ alt: '', ...image })),
  };
}

/** The body of a listing to be. */
export function newListing(sections: readonly Section[], entries: Entries): Body {
  const { compareAtPrice, ...body } = bodyOf(sections, entries);
  return compareAtPrice === null ? body : { ...body, compareAtPrice };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Only the fields that the seller changed, so that changes by others to the rest are kept. */
export function changesOf(sections: readonly Section[], opened: Entries, entries: Entries): Body {
  const stood = bodyOf(sections, opened);
  const wanted = Object.entries(bodyOf(sections, entries));
  return Object.fromEntries(wanted.filter(([name, value]) => !isSame(value, stood[name])));
}
