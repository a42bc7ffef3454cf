import { expect } from '@open-wc/testing';

import { restorePage } from '../../known-seller.js';
import { openOffice, openWorkspace } from '../workspace-office.js';

const refusing =
  (status: number, code: string, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve(Response.json({ error: { code } }, { status, headers }));

describe('<florin-workspace>', () => {
  afterEach(restorePage);

  it('says what is left of the minute’s calls, by the last answer', async () => {
    const office = await openOffice();
    const opened = await openWorkspace(office);
    await opened.until(() => opened.part('meter'), 'the meter');
    expect(opened.text('meter')).to.match(/^299 of 300 calls left until \d/);
    await opened.element.refresh();
    await opened.until(() => opened.text('meter').startsWith('298'), 'another call');
    expect(opened.root.querySelector('meter')!.value).to.equal(298);
  });

  it('counts down where all calls are used, and loads by itself afterwards', async () => {
    const office = await openOffice();
    office.obstacle = (call) =>
      call.endsWith('/environments') ? refusing(429, 'rate-limited', { 'retry-after': '2' })() : undefined;
    const opened = await openWorkspace(office);
    await opened.state('error');
    await opened.says(/Calls are taken again in [12] s/);
    await opened.says(/All calls of this minute are used\. This loads/);
    office.obstacle = undefined;
    await opened.state('empty');
    expect(opened.part('wait')).to.equal(null);
  });

  it('says that the platform is overloaded, and tries again when asked', async () => {
    const office = await openOffice();
    office.obstacle = (call) =>
      call.endsWith('/environments') ? refusing(503, 'platform-unavailable')() : undefined;
    const opened = await openWorkspace(office);
    await opened.state('error');
    await opened.says(/usually back within 5 minutes/);
    expect(opened.named('florin-workspace-failed')).to.have.length(1);
    office.obstacle = undefined;
    await opened.press('retry');
    await opened.state('empty');
  });

  it('is not there for others than operators', async () => {
    const office = await openOffice();
    office.who = { audience: 'seller', email: 'seller@example.com' };
    const opened = await openWorkspace(office);
    await opened.state('unauthorised');
    await opened.says(/Sign in as an operator/);
  });

  it('tells the developer of a room that is not there, and shows the first', async () => {
    const office = await openOffice();
    const { error } = console;
    const told: unknown[] = [];
    console.error = (...args: unknown[]) => void told.push(...args);
    try {
      const opened = await openWorkspace(office, { room: 'cellar' as never });
      await opened.until(() => opened.part('workspaces'), 'the first room');
      expect(opened.part('rooms').querySelector('[aria-current=page]') === opened.part('room')).to.equal(
        true,
      );
    } finally {
      console.error = error;
    }
    expect(told.map(String)).to.have.length(1);
    expect((told[0] as Error).name).to.equal('UnknownRoom');
    expect(String(told[0])).to.contain("no room 'cellar'");
  });

  it('opens what the address names, and goes back with Back', async () => {
    const office = await openOffice();
    const { environment } = await office.others.createEnvironment({
      environment: { name: 'Live', values: [] },
    });
    const uid = environment?.uid ?? '';
    const start = location.href;
    const address = new URL(start);
    address.searchParams.set('workspace-room', 'environments');
    address.searchParams.set('workspace-item', uid);
    history.replaceState(null, '', address);
    try {
      const opened = await openWorkspace(office, { noAddress: false, room: '' });
      await opened.until(() => opened.part('add-row'), 'the environment');
      expect(opened.element.item).to.equal(uid);
      expect(office.calls(/^GET \/(?:environments|workspaces)/)).to.have.length(1);
      await opened.press('back');
      await opened.until(() => opened.part('environments'), 'the list');
      expect(location.search).not.to.contain(uid);
      history.back();
      await opened.until(() => opened.part('add-row'), 'the environment again');
      expect(opened.named('florin-workspace-opened').at(-1)).to.include({ item: uid });
    } finally {
      history.replaceState(null, '', start);
    }
  });
});
