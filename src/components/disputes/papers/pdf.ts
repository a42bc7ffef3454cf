/** Points. */
const [WIDTH, HEIGHT, EDGE, LINE] = [595, 842, 56, 18];
const LINES_OF_PAGE = Math.floor((HEIGHT - 2 * EDGE) / LINE);
const LETTERS_OF_LINE = 88;

/** A letter as PDF has it, in the encoding of Western languages; another one is a question mark. */
const escaped = (text: string): string =>
  [...text]
    .map((letter) =>
      /[\\()]/.test(letter) ? `\\${letter}` : /[ -~\u00a0-\u00ff]/.test(letter) ? letter : '?',
    )
    .join('');

function wrapped(line: string): string[] {
  const lines: string[] = [];
  for (let rest = line; ;) {
    if (rest.length <= LETTERS_OF_LINE) return [...lines, rest];
    const at = rest.lastIndexOf(' ', LETTERS_OF_LINE);
    const cut = at > 0 ? at : LETTERS_OF_LINE;
    lines.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
}

/** Lines of text as a PDF (ISO 32000-1): A4, Helvetica, as many pages as they take. The first line is the title. */
export function pdfOf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const all = lines.flatMap(wrapped);
  const pages = Array.from({ length: Math.ceil(all.length / LINES_OF_PAGE) || 1 }, (_, at) =>
    all.slice(at * LINES_OF_PAGE, (at + 1) * LINES_OF_PAGE),
  );
  const kids = pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, at) => {
      const shown = page.map((line, place) => {
        const size = at === 0 && place === 0 ? 16 : 11;
        return `/F1 ${size} Tf (${escaped(line)}) Tj 0 -${LINE} Td`;
      });
      const text = `BT ${EDGE} ${HEIGHT - EDGE} Td ${shown.join('\n')} ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * at} 0 R >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}
