import type { CardFont } from '../../frame/card-font.js';

export interface FrameOptions {
  /**
   * A font of yours for the card frame, as `{ 400: 'https://shop.example/fonts/acme-400.woff2' }`: one file for each of at most
   * three weights, sent with `Access-Control-Allow-Origin: *`. Inputs wait for it, 3 seconds at most. Default: the fonts that the
   * page's theme names.
   */
  readonly cardFont?: CardFont | undefined;
}
