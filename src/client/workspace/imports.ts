import * as z from '../schema/schema.js';
import { list, text } from '../schema/fields.js';
import { once } from '../schema/once.js';
import { object, textFields } from './fields.js';

/** A dump as the platform exports it, to be read back as it is. */
export const ExportedData = /*@__PURE__*/ once(() => z.record(z.string(), z.unknown()));
export type ExportedData = z.input<ReturnType<typeof ExportedData>>;

/** An OpenAPI description. What is named here is checked; all else that the standard allows is passed on as it is. */
export const OpenApiDescription = /*@__PURE__*/ once(() =>
  z.looseObject({
    openapi: text(),
    info: z.optional(
      z.looseObject({
        ...textFields('title', 'version'),
        license: z.optional(z.looseObject({ name: text() })),
      }),
    ),
    servers: list(z.looseObject({ url: text() })),
    paths: z.optional(z.record(z.string(), z.unknown())),
  }),
);
export type OpenApiDescription = z.input<ReturnType<typeof OpenApiDescription>>;

/** A description, and in what form it comes. */
export const OpenApiImport = /*@__PURE__*/ object(() => ({
  type: text(),
  input: z.optional(OpenApiDescription()),
}));
export type OpenApiImport = z.input<ReturnType<typeof OpenApiImport>>;
