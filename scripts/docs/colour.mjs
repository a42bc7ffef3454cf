const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]);

const STRING = `'(?:[^'\\\\\\n]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*"|\`(?:[^\`\\\\]|\\\\.)*\``;
const WORDS =
  'as async await catch class const declare default else export extends false for from function if import in interface let new null of readonly return throw true try type typeof undefined while';

const SCRIPT = {
  comment: '\\/\\/.*|\\/\\*[^]*?\\*\\/',
  string: STRING,
  name: '<\\/?florin-[\\w-]+',
  word: `\\b(?:${WORDS.replaceAll(' ', '|')})\\b(?!\\s*:)`,
};

/** What is coloured in a language, in the order in which it is looked for. */
const LANGUAGES = {
  js: SCRIPT,
  mjs: SCRIPT,
  jsx: SCRIPT,
  ts: SCRIPT,
  html: { comment: '<!--[^]*?-->', string: '"[^"]*"', name: '<\\/?[\\w-]+' },
  css: { comment: '\\/\\*[^]*?\\*\\/', string: STRING, name: '--[\\w-]+', word: '::?[\\w-]+' },
  sh: { comment: '(?<=^|\\s)#.*', string: STRING },
};

/** Code as HTML, with comments, strings, names and words marked for the style sheet. */
export function colour(code, language) {
  const kinds = LANGUAGES[language];
  if (!kinds) return escapeHtml(code);
  const parts = Object.entries(kinds).map(([kind, pattern]) => `(?<${kind}>${pattern})`);
  let html = '';
  let end = 0;
  for (const { 0: text, index, groups } of code.matchAll(new RegExp(parts.join('|'), 'gm'))) {
    const [kind] = Object.entries(groups).find(([, found]) => found !== undefined);
    html += `${escapeHtml(code.slice(end, index))}<span class="${kind}">${escapeHtml(text)}</span>`;
    end = index + text.length;
  }
  return html + escapeHtml(code.slice(end));
}
