import type { Drawing } from '../drawing.js';

export const drawing: Drawing = {
  lines: 'M12.5 10.2 20 6l7.5 4.2zM14.5 10.5v6m3.7-6v6m3.6-6v6m3.7-6v6M12 19.5h16M13.2 16.8h13.6',
};
