import { expect, fixture, html, waitUntil } from '@open-wc/testing';

import '../../../../src/components/provider/define.js';
import { note, NoteElement, STAFF_ROW, StaffNoteElement, type DataReviewFailed } from './note-element.js';

customElements.define('test-note', NoteElement);
customElements.define('test-staff-note', StaffNoteElement);

const CONFIG = { environment: 'sandbox', serverTime: '1000000' };

/** A proxy that has a note, until it is told to answer otherwise. */
class Proxy {
  readonly notes: AbortSignal[] = [];
  answer: () => Promise<Response> | Response = () => Response.json({});

  /** What the caller's role opens. */
  own = { audience: 'operator', rows: [STAFF_ROW] };

  readonly fetch = async (path: string, { signal }: RequestInit): Promise<Response> => {
    if (path.endsWith('/rows')) return Response.json(this.own);
    if (!path.endsWith('/note')) return Response.json(CONFIG);
    this.notes.push(signal!);
    return this.answer();
  };
}

const REFUSED = { error: { code: 'platform-unavailable' } };
const refuse = () => Response.json(REFUSED, { status: 502 });
const inState = (element: Element, state: string) =>
  waitUntil(() => element.matches(`:state(${state})`), `never ${state}`);

async function show(proxy: Proxy, properties: Partial<NoteElement> = {}, tag = 'test-note') {
  const page = await fixture<HTMLElement>(
    html`<florin-provider proxy="/florin" .fetch=${proxy.fetch}></florin-provider>`,
  );
  const element = Object.assign(document.createElement(tag) as NoteElement, properties);
  const failures: DataReviewFailed[] = [];
  element.addEventListener('florin-data-review-failed', ({ detail }) => failures.push(detail));
  page.append(element);
  await element.updateComplete;
  const root = element.renderRoot;
  const said: string[] = [];
  new MutationObserver(() => {
    said.push(root.querySelector('[role=status]')?.textContent?.trim() ?? '');
  }).observe(root.querySelector('[role=status]')!, { childList: true, characterData: true, subtree: true });
  return { element, root, failures, said, text: () => root.querySelector('#text')?.textContent };
}

describe('what every element that changes something stands on', () => {
  let proxy: Proxy;

  beforeEach(() => (proxy = new Proxy()));

  it('shows its record, and loads it again when the page asks', async () => {
    const { element, text } = await show(proxy);
    expect([element.busy, element.isDirty]).to.deep.equal([true, false]);
    await inState(element, 'ready');
    expect([text(), element.busy]).to.deep.equal(['note of ada', false]);
    const refreshed = element.refresh();
    expect(element.busy).to.equal(true);
    expect(await refreshed).to.equal(true);
    expect(proxy.notes).to.have.length(2);
  });

  it('keeps what it shows where loading again fails, and tells the page so', async () => {
    const { element, failures, text } = await show(proxy);
    await inState(element, 'ready');
    proxy.answer = refuse;
    expect(await element.refresh()).to.equal(false);
    expect(text()).to.equal('note of ada');
    expect(failures).to.deep.equal([{ code: 'server', detail: '502 platform-unavailable' }]);
  });

  it('loads another record when it is asked for one; what was typed and said was about the last', async () => {
    const { element, root, text } = await show(proxy);
    await inState(element, 'ready');
    element.record.say('Saved.');
    element.of = 'bob';
    element.requestUpdate();
    await element.updateComplete;
    expect(root.querySelector('[role=status]')?.textContent).not.to.contain('Saved.');
    await waitUntil(() => text() === 'note of bob');
    expect(element.record.view?.resets).to.equal(1);
  });

  it('gives up what it waits for once it is taken out of the page, and tells of no failure', async () => {
    const { element, failures } = await show(proxy);
    await inState(element, 'ready');
    proxy.answer = () => new Promise(() => undefined);
    const refreshed = element.refresh();
    await waitUntil(() => proxy.notes.length === 2);
    element.remove();
    expect(proxy.notes[1]!.aborted).to.equal(true);
    proxy.answer = () => Response.json({});
    expect([await refreshed, failures]).to.deep.equal([false, []]);
  });

  it('announces news once, not again after a long wait was announced', async () => {
    const { element, said } = await show(proxy);
    await inState(element, 'ready');
    element.record.say('Saved.');
    await waitUntil(() => said.at(-1) === 'Saved.');
    let answer: (response: Response) => void = () => undefined;
    proxy.answer = () => new Promise((resolve) => (answer = resolve));
    const refreshed = element.refresh();
    await waitUntil(() => said.at(-1) === 'Loading…', 'never Loading…');
    answer(Response.json({}));
    await refreshed;
    await element.updateComplete;
    expect(said.filter((text) => text === 'Saved.')).to.have.length(1);
    element.record.say('Saved once more.');
    await waitUntil(() => said.at(-1) === 'Saved once more.');
  });

  it('shows the states of its view beside its own, and takes them back', async () => {
    const { element } = await show(proxy);
    await inState(element, 'ready');
    element.record.view!.isDirty = true;
    element.record.update();
    await inState(element, 'dirty');
    expect([element.isDirty, element.matches(':state(ready)')]).to.deep.equal([true, true]);
    element.record.view!.isDirty = false;
    element.record.update();
    await element.updateComplete;
    expect([element.matches(':state(dirty)'), element.matches(':state(ready)')]).to.deep.equal([false, true]);
  });

  it('moves the focus to what an update has brought', async () => {
    const { element } = await show(proxy);
    element.record.focus('#other');
    await inState(element, 'ready');
    expect(element.shadowRoot?.activeElement?.id).to.equal('other');
  });

  it('tries again to load its view where the network failed, and makes one view only', async () => {
    let imports = 0;
    const importView = () =>
      ++imports === 1 ? Promise.reject(new TypeError('no network')) : Promise.resolve();
    const { element } = await show(proxy, { importView });
    await inState(element, 'error');
    await Promise.all([element.refresh(), element.refresh()]);
    const { view } = element.record;
    await element.refresh();
    expect([imports, element.record.view === view]).to.deep.equal([2, true]);
    await inState(element, 'ready');
  });
});

describe('what staff are told of a failure', () => {
  let proxy: Proxy;
  /** Files of words, as the build of the tests names them. */
  const loaded = () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return [...new Set(files.flatMap((name) => /chunks\/(en|de)-[\w-]+\.js/.exec(name)?.[1] ?? []))];
  };
  const forbid = () =>
    Response.json(
      { error: { code: 'platform-forbidden', field: 'credentials.checkout: 901' } },
      { status: 403 },
    );

  beforeEach(() => {
    performance.setResourceTimingBufferSize(10_000);
    proxy = new Proxy();
  });

  // The first test of the page that needs them: what was loaded once is not loaded again.
  it('comes in words that are loaded with it, in the language of the element, and not before', async () => {
    const { element } = await show(proxy, { locale: 'de' }, 'test-staff-note');
    await inState(element, 'ready');
    proxy.answer = refuse;
    await element.refresh();
    await waitUntil(() => loaded().length > 0, 'the language of the page');
    expect(loaded()).to.deep.equal(['de']);
    proxy.answer = forbid;
    const { record } = element;
    const code = '403 platform-forbidden';
    // What a view says of it, it says at once.
    const said = await record.client!.call(note, {}).catch(() => record.words.text('server', { code }));
    expect(said).to.match(/^Die Plattform .*Code: 403 platform-forbidden$/);
    expect(loaded()).to.deep.equal(['de', 'en']);
    const other = await show(proxy, {}, 'test-staff-note');
    await inState(other.element, 'error');
    expect(other.root.textContent).to.contain('The platform does not let your API key do this.');
  });

  it('says to whom the whole is closed as soon as it says that it is', async () => {
    proxy.own = { audience: 'approver', rows: [] };
    const { element, root } = await show(proxy, {}, 'test-staff-note');
    await inState(element, 'unauthorised');
    expect(root.textContent).to.contain('You are signed in as an approver');
  });

  it('asks with one client as long as the page has one', async () => {
    const { element } = await show(proxy, {}, 'test-staff-note');
    await inState(element, 'ready');
    expect(element.record.client).to.equal(element.record.client);
    expect(proxy.notes).to.have.length(1);
  });
});
