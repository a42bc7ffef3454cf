import { STARTS } from './document-files.js';

/**
 * What schemes take as a document of a defense, by the platform's guide to defense documents. Sizes are bytes of one file.
 */
const KINDS = {
  pdf: { start: [STARTS.pdf], mime: 'application/pdf' },
  jpeg: { start: [STARTS.jpeg], mime: 'image/jpeg' },
  tiff: {
    start: [
      [0x49, 0x49, 0x2a, 0x00],
      [0x4d, 0x4d, 0x00, 0x2a],
    ],
    mime: 'image/tiff',
  },
} as const;
export type DefenseFileKind = keyof typeof KINDS;

const MB = 1024 * 1024;

/** The files that a scheme takes. */
export interface DefenseFileRules {
  /** Bytes of one file, by its kind. A kind that is not there is not taken. */
  readonly most: Readonly<Partial<Record<DefenseFileKind, number>>>;
  /** Pages of a PDF. Left out: as many as fit. */
  readonly pages?: number;
}

const USUAL: DefenseFileRules = { most: { pdf: 2 * MB, jpeg: 10 * MB, tiff: 10 * MB } };
const THREE: DefenseFileRules = { most: { pdf: 2 * MB, jpeg: 3 * MB, tiff: 3 * MB } };

/** By the platform's word for the scheme or the way to pay; `mc` for example. */
const SCHEMES: ReadonlyMap<string, DefenseFileRules> = new Map([
  ['mc', { ...USUAL, pages: 19 }],
  ['maestro', { ...USUAL, pages: 19 }],
  ['diners', THREE],
  ['discover', THREE],
  ['star', { most: { pdf: 2 * MB, jpeg: 5 * MB, tiff: 5 * MB } }],
  ['klarna', { most: { pdf: 2 * MB } }],
]);

/** The rules of a scheme. One that is not known has the usual ones, and the platform may still say no. */
export function rulesOf(scheme: string | undefined): DefenseFileRules {
  const [name = ''] = (scheme ?? '').toLowerCase().split(/[_-]/);
  return SCHEMES.get(name) ?? USUAL;
}

export const mimeOfDefenseFile = (kind: DefenseFileKind): string => KINDS[kind].mime;

/** The kind of a file by its first bytes, whatever its name says. */
export const kindOfDefenseFile = (bytes: Uint8Array): DefenseFileKind | undefined =>
  (Object.keys(KINDS) as DefenseFileKind[]).find((kind) =>
    KINDS[kind].start.some((start) => start.every((byte, at) => bytes[at] === byte)),
  );

/**
 * About how many pages a PDF has: what it counts itself, else the pages that stand in it. Undefined where neither can be read, because
 * its objects are packed.
 */
function pagesOfPdf(bytes: Uint8Array): number | undefined {
  const text = new TextDecoder('latin1').decode(bytes);
  const counts = [...text.matchAll(/\/Count\s+(\d{1,6})/g)].map(([, count]) => Number(count));
  const pages = text.match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0;
  return Math.max(pages, ...(text.includes('/Pages') ? counts : [])) || undefined;
}

export type DefenseFileFault = 'empty' | 'kind' | 'size' | 'pages';

/** Why a scheme does not take a file; undefined where it does, as far as can be told. */
export function faultOfDefenseFile(
  bytes: Uint8Array,
  { most, pages }: DefenseFileRules,
): DefenseFileFault | undefined {
  if (bytes.length === 0) return 'empty';
  const kind = kindOfDefenseFile(bytes);
  const limit = kind && most[kind];
  if (limit === undefined) return 'kind';
  if (bytes.length > limit) return 'size';
  return kind === 'pdf' && pages !== undefined && (pagesOfPdf(bytes) ?? 0) > pages ? 'pages' : undefined;
}

/** How much a defense needs a kind of document. Of those that say `OneOrMore`, any one will do. */
export const REQUIREMENT_LEVELS = ['Required', 'OneOrMore', 'Optional', 'AlternativeRequired'] as const;
