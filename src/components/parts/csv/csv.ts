/** What a spreadsheet takes for the start of a formula, in the letters of any width, also behind spaces. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u;

/**
 * One cell: always quoted, and with an apostrophe before what a spreadsheet would calculate. A program that reads the file
 * takes that one apostrophe off again.
 */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** One row with its line end, as RFC 4180 has them. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Before the first row: without it, Excel reads every letter that is not English wrong. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Longest name, in characters; systems take about 255 bytes. */
const LONGEST_NAME = 80;

/** Names that Windows keeps for devices, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** A file name that no system takes for a path, a device or another kind of file, whatever the text was. */
export function fileName(text: string, ending: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{C}\\/:*?"<>|%#&{}$!'`@+=~^]+/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|[\s.-]+$/g, '');
  const name = [...plain].slice(0, LONGEST_NAME).join('').trim();
  return `${!name || DEVICE.test(name) ? `file-${name}`.replace(/-$/, '') : name}.${ending}`;
}
