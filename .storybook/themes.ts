/** The style sheets of `florin/themes`, by the name of their file. */
const sheets = import.meta.glob<string>('../src/components/base/theme/presets/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const nameOf = (path: string): string => path.replace(/^.*\/|\.css$/g, '');

export const THEMES: readonly string[] = ['plain', 'market', 'studio', 'bloom', 'pine', 'signal'];

/** A theme reaches into one story alone, because the docs show several stories on one page. */
const rules = Object.entries(sheets).map(([path, sheet]) => sheet.replace(':root', `.theme-${nameOf(path)}`));

const style = document.createElement('style');
style.textContent = rules.join('\n');
document.head.append(style);
