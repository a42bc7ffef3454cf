import { expect, fixture, html } from '@open-wc/testing';

import { type FrameHost, small, soon, until } from './frame-host.js';

const mount = (does: string) =>
  fixture<FrameHost>(html`<test-frame-host .settings=${{ frameUrl: small(does) }}></test-frame-host>`);

describe('a page around the card frame of the next version', () => {
  it('opens it and reads what it knows, whatever messages, fields and codes are new', async () => {
    const host = await mount('say-more');
    await soon(() => host.card.card.fields.number === 'valid');
    expect(host.card.status).to.equal('ready');
    const { fields, complete } = host.card.card;
    expect(fields).to.deep.equal({ number: 'valid', expiry: 'incomplete', securityCode: 'empty' });
    expect(complete).to.equal(false);
    expect(host.happened).to.deep.equal(['card empty', 'card valid']);
    expect((await host.card.seal()).envelopes).to.deep.equal({});
  });

  it('tells the page that they do not fit where the frame speaks another protocol, and can be tried again', async () => {
    const host = await mount('speak-2');
    await until(host, 'closed');
    expect(host.happened).to.deep.equal(['failed protocol']);
    host.settings = { frameUrl: small() };
    host.card.retry();
    await until(host, 'ready');
    expect(host.card.reason).to.equal(undefined);
  });
});
