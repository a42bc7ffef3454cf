import { pdf } from '../pages/pdf.js';

export const PRINT_FORMATS = ['JSON', 'PDF', 'TXT'] as const;
export type PrintFormat = (typeof PRINT_FORMATS)[number];

/** A text as a file in base64. */
export function printed(format: PrintFormat, title: string, body: string): string {
  if (format === 'JSON') return btoa(JSON.stringify({ title, body }));
  return btoa(format === 'TXT' ? `${title}\n\n${body}\n` : pdf([title, '', ...body.split('\n')]));
}
