// Written by scripts/marks.mjs from “dinersclub” of Simple Icons (CC0). Do not edit.
import type { Drawing } from '../drawing.js';

export const drawing: Drawing = {
  fills: [
    [
      '#004c97',
      'M23.3 13a4.4 4.4 0 0 0-2.8-4.2v8.3a4.4 4.4 0 0 0 2.8-4.1m-6 4.1v-8.3a4.4 4.4 0 0 0-2.8 4.2 4.4 4.4 0 0 0 2.8 4.1m1.6-11.1a7 7 0 0 0-7 7 7 7 0 0 0 7 7 7 7 0 0 0 7-7 7 7 0 0 0-7-7zm0 14.6c-4.3 0-7.7-3.4-7.7-7.5 0-4.6 3.4-7.7 7.7-7.7h1.9c4.2 0 8 3.1 8 7.7 0 4.1-3.8 7.5-8 7.5',
    ],
  ],
};
