import { expect } from '@open-wc/testing';
import { correction, generate } from 'lean-qr';
import { render } from 'lit';

import { codePicture } from '../../../../src/components/parts/actions/code-picture.js';

const CODE =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR63041D3D';

function draw(text: string): SVGSVGElement {
  const root = document.createElement('div');
  document.body.append(root);
  render(codePicture(text, 'QR code: Pix'), root);
  return root.querySelector('svg')!;
}

/** Draws the picture one pixel to a module, and reads the pixels. */
async function modulesOf(picture: SVGSVGElement): Promise<(x: number, y: number) => string> {
  const { width, height } = picture.viewBox.baseVal;
  const copy = picture.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(image, 0, 0);
  return (x, y) => [...context.getImageData(x, y, 1, 1).data].join(' ');
}

const BLACK = '0 0 0 255';
const WHITE = '255 255 255 255';

describe('the picture of a code', () => {
  afterEach(() => {
    for (const root of document.querySelectorAll('div')) root.remove();
  });

  it('has every module of the code, black on white, with four modules of white around it', async () => {
    const { size, get } = generate(CODE, { minCorrectionLevel: correction.M });
    const pixel = await modulesOf(draw(CODE));
    for (let y = -4; y < size + 4; y++)
      for (let x = -4; x < size + 4; x++)
        expect(pixel(x + 4, y + 4), `${x} ${y}`).to.equal(get(x, y) ? BLACK : WHITE);
  });

  it('has a name, and nothing in it that loads or runs', async () => {
    const picture = draw('<script>alert(1)</script>"><image href=x onerror=alert(1)>');
    expect([...picture.children].map(({ localName }) => localName)).to.deep.equal(['rect', 'path']);
    expect(picture.querySelector('path')?.getAttribute('d')).to.match(/^[\d MhvHz-]+$/);
    await expect(picture).to.be.accessible();
    expect(picture.getAttribute('aria-label')).to.equal('QR code: Pix');
  });

  it('is not drawn where the text is too long for a code', () => {
    expect(() => codePicture('x'.repeat(3000), 'QR code')).to.throw();
  });
});
