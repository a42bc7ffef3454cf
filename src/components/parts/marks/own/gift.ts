import type { Drawing } from '../drawing.js';

export const drawing: Drawing = {
  lines:
    'M13 10h14v3H13zM14.2 13v6.5h11.6V13M20 10v9.5M20 10c-1.5-4-5.5-4.2-5.5-1.8 0 1.4 2 1.8 5.5 1.8zm0 0c1.5-4 5.5-4.2 5.5-1.8 0 1.4-2 1.8-5.5 1.8z',
};
