import type { Drawing } from '../drawing.js';

export const drawing: Drawing = {
  lines:
    'M13.5 7.5h13a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5V9a1.5 1.5 0 0 1 1.5-1.5zM12 11h16M15 15.5h3',
};
