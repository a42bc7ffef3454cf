import { expect } from '@open-wc/testing';

import {
  hostsText,
  minutesText,
  openInOf,
  originsOf,
} from '../../../../src/components/onboarding-launcher/panel/link.js';

describe('where a link may lead', () => {
  it('C3-78: only plain https origins are allowed, and http on this machine alone', () => {
    expect(originsOf('https://pay.example  https://forms.example/', false)).to.deep.equal([
      'https://pay.example',
      'https://forms.example',
    ]);
    const wrong =
      'http://pay.example javascript:alert(1) https://pay.example/path https://a@pay.example //pay.example * https://*.example http://localhost:1';
    expect(originsOf(wrong, false)).to.deep.equal([]);
    expect(originsOf('http://localhost:8081 http://pay.example', true)).to.deep.equal([
      'http://localhost:8081',
    ]);
    expect(originsOf('', true)).to.deep.equal([]);
  });

  it('hosts and minutes are said in the page’s language, calmly', () => {
    expect(
      hostsText(['https://a.example', 'https://b.example:8443'], 'en').replaceAll(/[\u2068\u2069]/g, ''),
    ).to.equal('a.example or b.example:8443');
    expect(minutesText(240_000, 'en')).to.equal('4 minutes');
    expect(minutesText(180_001, 'en')).to.equal('4 minutes');
    expect(minutesText(1, 'de')).to.equal('1 Minute');
    expect(openInOf('elsewhere')).to.equal('same-tab');
    expect(openInOf('popup')).to.equal('popup');
  });
});
