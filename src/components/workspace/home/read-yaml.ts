/** Why a text is no YAML that can be imported, and the line where that shows, as far as it is known. */
export interface YamlFault {
  readonly word: 'not-loaded' | 'not-readable' | 'too-complex';
  readonly line?: number;
}

/** Uses of an anchor, with those inside of what is used: a few lines may stand for gigabytes. */
const MOST_ALIASES = 100;

/** The value with each alias written out, as it is sent. Throws where that is more than so many characters, or never ends. */
function writtenOut(value: unknown, most: number): unknown {
  let left = most;
  const json = JSON.stringify(value, (key, each: unknown) => {
    left -= key.length + (typeof each === 'string' ? each.length : 1);
    if (left < 0) throw new RangeError('written out, it is too large');
    return each;
  });
  return JSON.parse(json) as unknown;
}

/** Reads YAML 1.2 as JSON has it, and the merge keys of before: its tags make nothing, and times stay texts. */
export async function readYaml(text: string, most: number): Promise<{ readonly value: unknown } | YamlFault> {
  // A page without a bundler may have no such package.
  const yaml = await import('yaml').catch(() => undefined);
  if (!yaml) return { word: 'not-loaded' };
  const lineCounter = new yaml.LineCounter();
  try {
    // Keys are not compared with each other: that takes minutes where an object has very many. The last one counts, as in JSON.
    const document = yaml.parseDocument(text, {
      lineCounter,
      schema: 'core',
      merge: true,
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'error',
    });
    const [error] = document.errors;
    if (error) return { word: 'not-readable', line: lineCounter.linePos(error.pos[0]).line };
    return { value: writtenOut(document.toJS({ maxAliasCount: MOST_ALIASES }), most) };
  } catch {
    // Too many aliases, a value that stands in itself, or one that is nested too deeply to be written.
    return { word: 'too-complex' };
  }
}
