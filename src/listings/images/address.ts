import type { ListingImage } from '../../client/listings/index.js';

/** Of every drawn picture, in pixels; a smaller one is asked for by `?w=`. */
const WIDTH = 1200;
const HEIGHT = 900;

const VIEWS = ['', ' in another light', ' from close by', ' among others'];

/** A picture that the service draws itself when it is asked for. `number` counts from 1. */
export const drawnImage = (base: string, listingId: string, number: number, title: string): ListingImage => ({
  url: `${base}/${encodeURIComponent(listingId)}/${number}.svg?w=${WIDTH}`,
  alt: `${title.slice(0, 450)}${VIEWS[(number - 1) % VIEWS.length]}`,
  width: WIDTH,
  height: HEIGHT,
});

export interface Picture {
  readonly listingId: string;
  readonly number: number;
  readonly width: number;
  readonly height: number;
}

/** Reads the end of an address that `drawnImage` made, at any width from 16 to 2,400 pixels. */
export function pictureAt({ pathname, searchParams }: URL): Picture | undefined {
  const [, listingId, number] = /\/([\w-]{1,80})\/([1-9]\d?)\.svg$/.exec(pathname) ?? [];
  if (listingId === undefined) return undefined;
  const asked = Number(searchParams.get('w') ?? WIDTH);
  const width = Number.isFinite(asked) ? Math.min(2400, Math.max(16, Math.round(asked))) : WIDTH;
  return { listingId, number: Number(number), width, height: Math.round((width * HEIGHT) / WIDTH) };
}
