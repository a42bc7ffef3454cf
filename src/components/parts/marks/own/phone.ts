import type { Drawing } from '../drawing.js';

export const drawing: Drawing = {
  lines:
    'M17 5.5h6a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-6a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 17 5.5zM19 17.7h2',
};
