import type { Drawing } from '../drawing.js';

export const drawing: Drawing = {
  fills: [
    ['#eb001b', 'M15.2 5.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z'],
    ['#f79e1b', 'M24.8 5.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15z'],
    ['#ff5f00', 'M20 7.24a7.5 7.5 0 0 0 0 11.52 7.5 7.5 0 0 0 0-11.52z'],
  ],
};
