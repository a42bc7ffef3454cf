/** A text as a file in base64. */
export function printed(format: 'JSON' | 'PDF' | 'TXT', title: string, body: string): string {
  if (format === 'JSON') return btoa(JSON.stringify({ title, body }));
  return btoa(format === 'TXT' ? `${title}\n\n${body}\n` : pdf([title, '', ...body.split('\n')]));
}

/** The smallest document that PDF viewers open: one page of lines. */
function pdf(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, ' ')}) Tj T*`);
  const drawing = `BT /F1 10 Tf 16 TL 50 780 Td ${shown.join(' ')} ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const starts: number[] = [];
  let file = '%PDF-1.4\n';
  objects.forEach((object, at) => {
    starts.push(file.length);
    file += `${at + 1} 0 obj${object}endobj\n`;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`;
}
