import { pictureAt } from './address.js';
import { draw } from './draw.js';

/** A picture never changes, and nothing in it may run, even when it is opened by itself. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-type': 'image/svg+xml',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** Answers a request for a drawn picture, wherever its path is mounted; undefined where it asks for something else. */
export function answerPicture(request: Request): Response | undefined {
  const picture = request.method === 'GET' ? pictureAt(new URL(request.url)) : undefined;
  return picture && new Response(draw(picture), { headers: HEADERS });
}
