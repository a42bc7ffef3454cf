/** Markup whose every interpolated value was escaped on the way in. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

const escape = (value: unknown): string =>
  String(value).replace(/[&<>"']/g, (character) => ENTITIES.get(character) ?? '');

const render = (value: unknown): string => {
  if (value instanceof Html) return value.markup;
  if (Array.isArray(value)) return value.map(render).join('');
  return value === undefined || value === null || value === false ? '' : escape(value);
};

/** `html`<p>${text}</p>``: text is escaped, `Html` is not. */
export const html = (parts: TemplateStringsArray, ...values: unknown[]): Html =>
  new Html(parts.reduce((whole, part, at) => whole + (at ? render(values[at - 1]) : '') + part, ''));
