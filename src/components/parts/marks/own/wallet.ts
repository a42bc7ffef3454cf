import type { Drawing } from '../drawing.js';

export const drawing: Drawing = {
  lines:
    'M25.5 9V7.5a1.5 1.5 0 0 0-1.5-1.5H14a1.5 1.5 0 0 0 0 3h12.5a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H14a1.5 1.5 0 0 1-1.5-1.5v-11M28 12.5h-3.5a1.8 1.8 0 0 0 0 3.6H28',
};
