// Written by scripts/marks.mjs from “klarna” of Simple Icons (CC0). Do not edit.
import type { Drawing } from '../drawing.js';

export const drawing: Drawing = {
  ground: '#ffb3c7',
  fills: [
    [
      '#000',
      'M15.1 5.1v15.8h-3.6v-15.8zm9.1 0c0 3.3-1.3 6.4-3.5 8.7l-.2.3 5 6.8h-4.5l-5.4-7.4 1.4-1.1c2.2-1.7 3.6-4.2 3.6-7.1v-.2zm4.3 11.9a2 2 0 1 1 0 3.9 2 2 0 0 1 0-3.9',
    ],
  ],
};
