import { expect } from '@open-wc/testing';

import { applyTheme } from '../../src/theme/index.js';

const root = (): CSSStyleDeclaration => getComputedStyle(document.documentElement);

/** What the console is told while something happens. */
function warnings(happens: () => void): string[] {
  const said: string[] = [];
  const { warn } = console;
  console.warn = (text: string) => said.push(text);
  try {
    happens();
  } finally {
    console.warn = warn;
  }
  return said;
}

describe('applyTheme', () => {
  afterEach(() => (document.adoptedStyleSheets = []));

  it('sets the tokens of a page by one sheet, and a second call puts its own in their place', () => {
    const before = document.adoptedStyleSheets.length;
    warnings(() => applyTheme({ color: '#7a3b12', fontFamily: 'Georgia, serif' }));
    expect(root().getPropertyValue('--florin-font-family')).to.equal('Georgia, serif');
    warnings(() => applyTheme({ color: '#0b1f4b' }));
    expect(root().getPropertyValue('--florin-font-family')).to.equal('');
    expect(root().getPropertyValue('--florin-color-accent')).to.contain('#0b1f4b');
    expect(document.adoptedStyleSheets).to.have.length(before + 1);
  });

  it('says each correction once: the pair, and its contrast before and after', () => {
    expect(warnings(() => applyTheme({ color: '#ffd400' }))).to.deep.equal([
      'florin/theme: accent on accent-surface in light has a contrast of 1.28 with #ffd400, less than 4.5. It is #8c6900 now, with 4.56.',
    ]);
    expect(warnings(() => applyTheme({ color: '#2148c7', scheme: 'light' }))).to.deep.equal([]);
  });

  it('sets the tokens of a shadow tree alone', () => {
    const host = document.createElement('div');
    document.body.append(host);
    const shadow = host.attachShadow({ mode: 'open' });
    warnings(() => applyTheme({ color: '#123456' }, shadow));
    expect(getComputedStyle(host).getPropertyValue('--florin-color-accent')).to.contain('#123456');
    expect(root().getPropertyValue('--florin-color-accent')).to.equal('');
    host.remove();
  });

  it('sets the tokens of a frame of the same origin', () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const inside = frame.contentDocument!;
    warnings(() => applyTheme({ color: '#123456' }, inside));
    const style = frame.contentWindow!.getComputedStyle(inside.documentElement);
    expect(style.getPropertyValue('--florin-color-accent')).to.contain('#123456');
    frame.remove();
  });

  it('knows names and every notation of CSS by the browser', () => {
    for (const [color, hex] of [
      ['navy', '#000080'],
      ['hwb(240 0% 50%)', '#000080'],
    ] as const) {
      const { tokens } = applyTheme({ color, scheme: 'light' });
      expect(tokens['--florin-color-accent']).to.equal(hex);
    }
    expect(() => applyTheme({ color: 'mauvish' })).to.throw(TypeError, /^color mauvish is not/);
    expect(() => applyTheme({ color: 'transparent' })).to.throw(TypeError, /^color transparent is not/);
  });
});
