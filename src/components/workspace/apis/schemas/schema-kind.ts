import { SCHEMA_LANGUAGES, SCHEMA_TYPES } from '../../../../facts/workspace-words.js';
import type { SchemaFacts } from '../things.js';

/** Standards and languages have names of their own, which no language translates. */
const STANDARDS: Readonly<Record<(typeof SCHEMA_TYPES)[number], string>> = {
  openapi3: 'OpenAPI 3',
  openapi2: 'OpenAPI 2 (Swagger)',
  openapi1: 'Swagger 1',
  raml: 'RAML',
  graphql: 'GraphQL',
  wsdl1: 'WSDL 1',
  wsdl2: 'WSDL 2',
  asyncapi: 'AsyncAPI',
};

const standardText = (type: string): string => (STANDARDS as Readonly<Record<string, string>>)[type] ?? type;

const languageText = (language: string): string =>
  language === 'graphql' ? 'GraphQL SDL' : language.toUpperCase();

/** What a schema is: `OpenAPI 3, JSON`. */
export const kindText = ({ type, language }: Pick<SchemaFacts, 'type' | 'language'>): string =>
  [standardText(type), languageText(language)].filter(Boolean).join(', ');

export const STANDARD_CHOICES = /*@__PURE__*/ SCHEMA_TYPES.map((value) => ({
  value,
  text: standardText(value),
}));

export const LANGUAGE_CHOICES = /*@__PURE__*/ SCHEMA_LANGUAGES.map((value) => ({
  value,
  text: languageText(value),
}));
