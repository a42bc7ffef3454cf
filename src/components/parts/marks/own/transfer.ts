import type { Drawing } from '../drawing.js';

export const drawing: Drawing = { lines: 'M13 9.8h14m-3-3 3 3-3 3M27 16.2H13m3-3-3 3 3 3' };
