import type { Drawing } from '../drawing.js';

export const drawing: Drawing = {
  lines: 'M12.5 8v10M15 8v10M17.5 8v10M20.5 8v10M22.5 8v10M25.5 8v10M27.5 8v10',
};
