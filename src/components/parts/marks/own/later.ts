import type { Drawing } from '../drawing.js';

export const drawing: Drawing = {
  lines: 'M13.5 7.5h13v12h-13zM13.5 11h13M17 5.5v3.5M23 5.5v3.5M17 15.2l2 2 4-4',
};
