import type {
  KeyValue,
  MockResponse,
  MockResponseUpdate,
  NewMockResponse,
} from '../../../client/workspace/index.js';
import { RESPONSE_LANGUAGES } from '../../../facts/workspace-words.js';

export const FIELDS = ['name', 'status', 'language', 'headers', 'body'] as const;
export type Field = (typeof FIELDS)[number];

/** A server response as it is typed. Headers are one a line, `Name: value`. */
export type ResponseText = Readonly<Record<Field, string>>;

export const NEW: ResponseText = { name: '', status: '200', language: 'json', headers: '', body: '' };

const lineOf = ({ key = '', value = '' }: KeyValue): string => `${key}: ${value}`.replaceAll(/[\r\n]+/g, ' ');

export const textOf = ({ name, statusCode, language, headers, body }: MockResponse): ResponseText => ({
  name: name ?? '',
  status: statusCode === undefined ? '' : String(statusCode),
  language: language ?? '',
  headers: (headers ?? []).map(lineOf).join('\n'),
  body: body ?? '',
});

export type Fault = 'name-missing' | 'not-status' | 'not-header';

/** Names of headers have these letters alone. Source: RFC 9110, 5.6.2. */
const HEADER = /^([!#$%&'*+.^`|~\w-]+):(.*)$/;

const linesOf = (headers: string): string[] => headers.split(/\r?\n/).filter((line) => line.trim() !== '');

/** What is wrong in each field. */
export function faultsOf({ name, status, headers }: ResponseText): ReadonlyMap<Field, Fault> {
  const faults = new Map<Field, Fault>();
  if (name.trim() === '') faults.set('name', 'name-missing');
  if (!/^[2-5]\d\d$/.test(status.trim())) faults.set('status', 'not-status');
  if (!linesOf(headers).every((line) => HEADER.test(line.trim()))) faults.set('headers', 'not-header');
  return faults;
}

const languageOf = (language: string): NonNullable<NewMockResponse['language']> | null =>
  RESPONSE_LANGUAGES.find((known) => known === language) ?? null;

/** What is sent of a new one. */
export const sentOf = ({ name, status, language, headers, body }: ResponseText): NewMockResponse => ({
  name: name.trim(),
  statusCode: Number(status),
  language: languageOf(language),
  headers: linesOf(headers).map((line) => {
    const [, key = '', value = ''] = HEADER.exec(line.trim()) ?? [];
    return { key, value: value.trim() };
  }),
  body,
});

/** What is sent of one that is there: the fields that were changed, and no others. */
export function changesOf(typed: ResponseText, base: ResponseText): MockResponseUpdate {
  const { name, statusCode, language = null, headers = [], body = '' } = sentOf(typed);
  const is = (field: Field): boolean => typed[field] !== base[field];
  return {
    ...(is('name') && { name }),
    ...(is('status') && { statusCode }),
    ...(is('language') && { language }),
    ...(is('headers') && { headers }),
    ...(is('body') && { body }),
  };
}
