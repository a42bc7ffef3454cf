import type { Drawing } from '../drawing.js';

export const drawing: Drawing = {
  lines: 'M13 6.5h10l4 4v9H13zM23 6.5v4h4M16 16.5c1.5-2 2.5-2 3 0 .5 1.5 1 1.5 2 0s1.5-1 3 0M16 12h3',
};
