// Written by scripts/marks.mjs from “paypal” of Simple Icons (CC0). Do not edit.
import type { Drawing } from '../drawing.js';

export const drawing: Drawing = {
  fills: [
    [
      '#002991',
      'M22.4 8.1h-4.4l-1.6 9.7h-3.2l2-12.8h5.4c2.5 0 4.2 1.5 4.3 3.7-.4-.3-1.4-.6-2.5-.6m4.4 3.7c0 2.3-2 4.6-4.7 4.6h-1.6l-.8 4.6h-3.2l1.2-7.7h2.4c2.8 0 4.9-2.4 4.8-4.6a3.5 3.5 0 0 1 1.9 3.1m-8.4-3.1h4.3c.6 0 1.3.1 1.6.4-.1 1.8-1.8 3.6-4.3 3.6h-2.2z',
    ],
  ],
};
