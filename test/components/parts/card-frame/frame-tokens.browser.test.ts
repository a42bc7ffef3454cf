import { expect, fixture, html } from '@open-wc/testing';

import { FrameTokens } from '../../../../src/components/parts/card-frame/frame-tokens.js';
import type { FrameHost } from './frame-host.js';
import './frame-host.js';

async function read(style: Record<string, string>, colorScheme = 'light') {
  const host = await fixture<FrameHost>(html`<test-frame-host></test-frame-host>`);
  host.style.colorScheme = colorScheme;
  for (const [name, value] of Object.entries(style)) host.style.setProperty(`--florin-${name}`, value);
  const tokens = new FrameTokens();
  host.renderRoot.append(tokens.probe);
  return { host, tokens, values: tokens.read(host, colorScheme) };
}

describe('the tokens that go into the frame', () => {
  afterEach(() => document.documentElement.removeAttribute('style'));

  it('lengths are what they are on this page, whatever its root says', async () => {
    document.documentElement.style.fontSize = '10px';
    const { values } = await read({ 'font-size': '1.8rem', radius: '0.5em', 'space-m': 'calc(1px + 1rem)' });
    expect(values).to.include({ 'font-size': '18px', 'space-m': '11px' });
    expect(values.radius).to.match(/px$/);
    expect(values).to.include({ 'border-width': '1px', 'focus-width': '2px', 'field-height': '48px' });
  });

  it('colours are what is painted in the page’s scheme', async () => {
    expect((await read({ 'color-text': 'light-dark(red, lime)' })).values['color-text']).to.equal(
      'rgb(255, 0, 0)',
    );
    expect((await read({ 'color-text': 'light-dark(red, lime)' }, 'dark')).values['color-text']).to.equal(
      'rgb(0, 255, 0)',
    );
  });

  it('a line height without a unit stays one', async () => {
    expect((await read({})).values['line-height']).to.equal('1.5');
  });

  it('the weight of labels goes in too, so that a card’s labels look like those of any other field', async () => {
    expect((await read({})).values['font-weight-label']).to.equal('500');
    expect((await read({ 'font-weight-label': 'bold' })).values['font-weight-label']).to.equal('700');
  });

  it('are read anew only when one of them changed', async () => {
    const { host, tokens, values } = await read({});
    expect(tokens.read(host, 'light')).to.equal(values);
    host.style.setProperty('--florin-radius', '3px');
    expect(tokens.read(host, 'light').radius).to.equal('3px');
  });
});
