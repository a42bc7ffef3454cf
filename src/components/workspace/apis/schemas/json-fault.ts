/** Where something is in a text, counted from 1. */
export interface PlaceInText {
  readonly line: number;
  readonly column: number;
}

const SPACE = /[ \t\n\r]*/y;
/** What may stand in a string as it is: all from the space on but a quote and a backslash. */
const TOKEN =
  /[{}[\],:]|"[ !#-[\]-\u{10ffff}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\u{10ffff}]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

type Expected = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'more' | 'end';

/** What may follow a token; nothing where the token may not stand there. `open` are the brackets that are open. */
function after(expected: Expected, token: string, open: string[]): Expected | undefined {
  const closed = (): Expected => (open.length > 0 ? 'more' : 'end');
  const isValue = expected === 'value' || expected === 'first-value';
  if (isValue && (token === '{' || token === '[')) {
    open.push(token);
    return token === '{' ? 'first-key' : 'first-value';
  }
  if (isValue && !'{}[],:'.includes(token)) return closed();
  if ((expected === 'key' || expected === 'first-key') && token.startsWith('"')) return 'colon';
  if (expected === 'colon' && token === ':') return 'value';
  if (expected === 'more' && token === ',') return open.at(-1) === '{' ? 'key' : 'value';
  const mayClose = expected === 'more' || expected === (token === '}' ? 'first-key' : 'first-value');
  if (!mayClose || open.at(-1) !== (token === '}' ? '{' : token === ']' ? '[' : '')) return undefined;
  open.pop();
  return closed();
}

/** The index of the first character that may not stand where it does; the text's length where it ends too soon. */
function faultIn(text: string): number {
  const open: string[] = [];
  let expected: Expected | undefined = 'value';
  let at = 0;
  for (;;) {
    SPACE.lastIndex = at;
    at += SPACE.exec(text)?.[0].length ?? 0;
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    expected = token === undefined || expected === undefined ? undefined : after(expected, token, open);
    if (expected === undefined || token === undefined) return at;
    at += token.length;
  }
}

/** Where a text is not JSON; nothing where it is. Engines word that differently, and some do not say it. */
export function jsonFault(text: string): PlaceInText | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const lines = text.slice(0, faultIn(text)).split('\n');
    return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  }
}
