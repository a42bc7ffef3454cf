import { expect } from '@open-wc/testing';

import { planOf } from '../../../../src/components/workspace/home/plan.js';
import { restorePage } from '../../known-seller.js';
import { read } from '../../opened.js';
import { filesSavedBy } from '../../saved-files.js';
import { lost, openOffice, openWorkspace, type Office } from '../workspace-office.js';

const VALUES = [
  { key: 'host', value: 'https://shop.example', type: 'default', enabled: true, sessionIndex: 7 },
  { key: 'token', value: 's3cret-value', type: 'secret', enabled: true },
  { key: 'old', value: '1', type: 'default', enabled: false },
];

async function withEnvironment(office: Office, name = 'Live', values: readonly object[] = VALUES) {
  const { environment } = await office.others.createEnvironment({
    environment: { name, values: values as typeof VALUES },
  });
  return environment?.uid ?? '';
}

const valuesOf = async (office: Office, uid: string) => {
  const { environment } = await office.others.getEnvironment({ environmentUid: uid });
  return environment?.values?.map(({ key, value, enabled }) => `${enabled ? '' : '# '}${key}=${value}`);
};

const SAVE = /^PUT \/environments/;

describe('<florin-workspace>, environments', () => {
  afterEach(restorePage);

  it('makes the first one, adds a variable and saves the whole of it, once', async () => {
    const office = await openOffice();
    const opened = await openWorkspace(office);
    await opened.state('empty');
    await opened.press('new');
    await opened.focused('#new-name');
    await opened.press('save');
    await opened.says(/Enter a name/);
    await opened.type('#new-name', 'Live');
    await opened.press('save');
    opened.part('save').click();
    await opened.until(() => opened.part('add-row'), 'the environment');
    expect(office.calls(/^POST/)).to.have.length(1);
    await opened.press('add-row');
    await opened.focused('#key-0');
    await opened.type('#key-0', 'host');
    await opened.type('[part=variable] td:nth-child(3) input', 'https://shop.example');
    expect(opened.element.isDirty).to.equal(true);
    await opened.press('save');
    opened.part('save').click();
    await opened.says(/The environment is saved/);
    expect(office.calls(SAVE)).to.have.length(1);
    expect(opened.element.isDirty).to.equal(false);
    expect(await valuesOf(office, opened.element.item)).to.deep.equal(['host=https://shop.example']);
    expect(opened.named('florin-workspace-saved')).to.deep.equal([
      { thing: 'environment', isNew: true, ending: 'received' },
      { thing: 'environment', isNew: false, ending: 'received' },
    ]);
    expect(opened.events.every(([, detail]) => Object.isFrozen(detail))).to.equal(true);
  });

  it('downloads it as a file that an import takes, without what is secret', async () => {
    const office = await openOffice();
    const item = await withEnvironment(office);
    const opened = await openWorkspace(office, { item });
    await opened.until(() => opened.part('export'), 'the environment');
    await opened.type('#environment-name', 'Not saved');
    const [saved] = await filesSavedBy(async () => {
      await opened.press('export');
      await opened.says(
        /An import takes it\. The values of secrets are not in it\. Changes that are not saved are/,
      );
    });
    expect(saved?.name).to.equal('Live.json');
    const text = (await saved?.file.text()) ?? '';
    expect(text).not.to.contain('s3cret');
    const plan = await planOf(text);
    expect('makes' in plan && plan.makes).to.deep.equal([{ thing: 'environment', name: 'Live', count: 3 }]);
    await office.others.deleteEnvironment({ environmentUid: item });
    await office.others.importExportedData('body' in plan ? plan.body : {});
    const { environments = [] } = await office.others.listEnvironments({});
    expect(await valuesOf(office, environments[0]?.uid ?? '')).to.deep.equal([
      'host=https://shop.example',
      'token=',
      '# old=1',
    ]);
  });

  it('lists the variables that requests use and it lacks, and adds one of them, in rows and in the text', async () => {
    const office = await openOffice();
    const item = [
      { name: 'Pay', request: { method: 'POST', url: '{{host}}/{{path}}?by={{old}}&at={{$guid}}' } },
    ];
    await office.others.createCollection({ collection: { info: { name: 'Shop' }, item } });
    const opened = await openWorkspace(office, { item: await withEnvironment(office) });
    await opened.until(() => opened.part('find-missing'), 'the environment');
    expect(office.calls(/collections/)).to.have.length(0);
    await opened.press('find-missing');
    await opened.until(() => opened.part('missing'), 'what is missing');
    await opened.focused('#missing-title');
    // `old` is there, and not in use.
    expect(opened.text('missing')).to.match(/old.*Shop.*path.*Shop/s);
    expect(opened.text('missing')).not.to.match(/host|guid/);
    await expect(opened.element).to.be.accessible();
    opened.all('[part=give]')[1]?.click();
    await opened.focused('#key-3');
    expect(opened.text('missing')).not.to.match(/path/);
    expect(opened.element.isDirty).to.equal(true);
    opened.all('[part=mode] button')[1]?.click();
    await opened.until(() => opened.part('bulk'), 'the text');
    expect((opened.part('bulk') as unknown as HTMLTextAreaElement).value).to.match(/path=$/);
    await opened.press('give');
    await opened.focused('#bulk');
    await opened.says(/All variables that the requests use are in this environment/);
  });

  it('saves a value of 100 kB', async () => {
    const office = await openOffice();
    const item = await withEnvironment(office, 'Live', [{ key: 'key', value: '', enabled: true }]);
    const opened = await openWorkspace(office, { item });
    await opened.until(() => opened.part('add-row'), 'the environment');
    await opened.type('[part=variable] td:nth-child(3) input', 'x'.repeat(100_000));
    await opened.press('save');
    await opened.says(/The environment is saved/);
    expect((await valuesOf(office, item))?.[0]).to.have.length(100_004);
  });

  it('sends back fields that this library does not know, and what is out of use', async () => {
    const office = await openOffice();
    const uid = await withEnvironment(office);
    const opened = await openWorkspace(office, { item: uid });
    await opened.until(() => opened.part('variables'), 'the variables');
    await opened.type('#key-0', 'address');
    await opened.press('save');
    await opened.says(/The environment is saved/);
    const { environment } = await office.others.getEnvironment({ environmentUid: uid });
    expect(environment?.values).to.deep.equal([{ ...VALUES[0], key: 'address' }, VALUES[1], VALUES[2]]);
  });

  it('keeps a secret out of the page until it is shown, and takes it out again by itself', async () => {
    const office = await openOffice();
    const uid = await withEnvironment(office);
    const opened = await openWorkspace(office, { item: uid, revealSeconds: 1 });
    await opened.until(() => opened.part('variables'), 'the variables');
    const inPage = () =>
      read(opened.root).includes('s3cret') ||
      opened.all('input').some((each) => (each as HTMLInputElement).value.includes('s3cret')) ||
      opened.root.innerHTML.includes('s3cret');
    expect(inPage()).to.equal(false);
    await opened.choose(/^Text$/);
    expect((opened.part('bulk') as HTMLTextAreaElement).value).to.contain('token=••••••••');
    expect(inPage()).to.equal(false);
    await opened.choose(/^Rows$/);
    await opened.press('reveal');
    expect(inPage()).to.equal(true);
    await opened.until(() => !inPage(), 'the secret is gone');
    await opened.press('reveal');
    dispatchEvent(new Event('blur'));
    await opened.until(() => !inPage(), 'the secret is gone with the window');
    const told = JSON.stringify([opened.events, opened.heard, { ...localStorage }, { ...sessionStorage }]);
    expect(told + location.href).not.to.contain('s3cret');
  });

  it('edits all as a text: lines out of use, new ones, and a secret that stays', async () => {
    const office = await openOffice();
    const uid = await withEnvironment(office);
    const opened = await openWorkspace(office, { item: uid });
    await opened.choose(/^Text$/);
    const bulk = opened.part('bulk') as HTMLTextAreaElement;
    expect(bulk.value).to.equal('host=https://shop.example\ntoken=••••••••\n# old=1');
    await opened.type('#bulk', '# host=https://shop.example\ntoken=••••••••\nport=8080\nport=1');
    await opened.says(/The key port is there twice/);
    await opened.press('save');
    expect(office.calls(SAVE)).to.have.length(0);
    await opened.type('#bulk', '# host=https://shop.example\ntoken=••••••••\nport=8080');
    await opened.press('save');
    await opened.says(/The environment is saved/);
    expect(await valuesOf(office, uid)).to.deep.equal([
      '# host=https://shop.example',
      'token=s3cret-value',
      'port=8080',
    ]);
  });

  it('keeps what another person saved meanwhile, and says what', async () => {
    const office = await openOffice();
    const uid = await withEnvironment(office);
    const opened = await openWorkspace(office, { item: uid });
    await opened.until(() => opened.part('variables'), 'the variables');
    await opened.type('#key-2', 'older');
    await office.others.updateEnvironment({
      environmentUid: uid,
      environment: {
        name: 'Live 2',
        values: [{ ...VALUES[0], value: 'https://new.example' }, VALUES[1]!, VALUES[2]!],
      },
    });
    await opened.press('save');
    await opened.says(/Another person has changed host since/);
    expect(await valuesOf(office, uid)).to.deep.equal([
      'host=https://new.example',
      'token=s3cret-value',
      '# older=1',
    ]);
    expect(read(opened.root.querySelector('h2'))).to.equal('Live 2');
  });

  it('asks where both changed the same, and sends nothing before', async () => {
    const office = await openOffice();
    const uid = await withEnvironment(office);
    const opened = await openWorkspace(office, { item: uid });
    await opened.until(() => opened.part('variables'), 'the variables');
    await opened.type('[part=variable] td:nth-child(3) input', 'https://mine.example');
    await office.others.updateEnvironment({
      environmentUid: uid,
      environment: { name: 'Live', values: [{ ...VALUES[0], value: 'https://theirs.example' }] },
    });
    await opened.press('save');
    await opened.focused('[part=conflict]');
    expect(office.calls(SAVE)).to.have.length(0);
    expect(opened.text('conflict')).to.match(
      /Yours: https:\/\/mine\.example Theirs: https:\/\/theirs\.example/,
    );
    expect(opened.element.isDirty).to.equal(true);
    opened.all('[part=conflict] input')[1]!.click();
    await opened.element.updateComplete;
    await opened.press('save');
    await opened.says(/The environment is saved/);
    expect(await valuesOf(office, uid)).to.deep.equal(['host=https://theirs.example']);
  });

  it('does not know after a lost answer, looks, and finds it saved', async () => {
    const office = await openOffice();
    const uid = await withEnvironment(office);
    const opened = await openWorkspace(office, { item: uid });
    await opened.until(() => opened.part('variables'), 'the variables');
    await opened.type('#key-2', 'older');
    office.obstacle = (call, proceed) => (SAVE.test(call) ? proceed().then(lost) : undefined);
    await opened.press('save');
    await opened.focused('[part=doubt]');
    expect(opened.named('florin-workspace-saved')).to.deep.equal([
      { thing: 'environment', isNew: false, ending: 'unknown' },
    ]);
    opened.part('save').click();
    expect(office.calls(SAVE)).to.have.length(1);
    office.obstacle = undefined;
    await opened.press('look');
    await opened.says(/The environment is saved/);
    expect(opened.element.isDirty).to.equal(false);
    expect(office.calls(SAVE)).to.have.length(1);
  });

  it('finds after a lost request that nothing was saved, and keeps what was typed', async () => {
    const office = await openOffice();
    const uid = await withEnvironment(office);
    const opened = await openWorkspace(office, { item: uid });
    await opened.until(() => opened.part('variables'), 'the variables');
    await opened.type('#key-2', 'older');
    office.obstacle = (call) => (SAVE.test(call) ? Promise.reject(new TypeError('no')) : undefined);
    await opened.press('save');
    await opened.focused('[part=doubt]');
    office.obstacle = undefined;
    await opened.press('look');
    await opened.says(/It was not saved/);
    expect((opened.root.querySelector('#key-2') as HTMLInputElement).value).to.equal('older');
    await opened.press('save');
    await opened.says(/The environment is saved/);
  });

  it('names what uses an environment before it is deleted', async () => {
    const office = await openOffice();
    const uid = await withEnvironment(office);
    const { collection } = await office.others.createCollection({
      collection: { info: { name: 'Shop' }, item: [] },
    });
    const made = collection?.uid ?? '';
    await office.others.createMonitor({ monitor: { name: 'Hourly', collection: made, environment: uid } });
    await office.others.createMonitor({ monitor: { name: 'Other', collection: made } });
    const { mock } = await office.others.createMock({ mock: { collection: made, environment: uid } });
    const opened = await openWorkspace(office, { item: uid });
    await opened.press('delete');
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
    const question = read(opened.root.querySelector('dialog'));
    expect(question).to.contain('Delete the environment Live?');
    expect(question).to.contain('Monitor Hourly');
    expect(question).not.to.contain('Other');
    expect(question).to.contain(mock?.mockUrl);
    await opened.focused('[part=leave]');
    await opened.press('leave');
    expect(office.calls(/^DELETE/)).to.have.length(0);
    await opened.press('delete');
    await opened.confirm();
    await opened.state('empty');
    expect(office.calls(/^DELETE/)).to.have.length(1);
    expect(opened.named('florin-workspace-deleted')).to.deep.equal([
      { thing: 'environment', ending: 'received' },
    ]);
  });

  it('sends nothing that the page prevents', async () => {
    const office = await openOffice();
    const uid = await withEnvironment(office);
    const opened = await openWorkspace(office, { item: uid });
    for (const name of ['florin-before-workspace-save', 'florin-before-workspace-delete'])
      opened.element.addEventListener(name, (event) => event.preventDefault());
    await opened.until(() => opened.part('variables'), 'the variables');
    await opened.type('#key-2', 'older');
    await opened.press('save');
    await opened.until(() => opened.named('florin-before-workspace-save').length > 0, 'the event');
    await opened.until(() => !opened.element.busy, 'rest');
    await opened.press('delete');
    await opened.confirm();
    await opened.until(() => opened.named('florin-before-workspace-delete').length > 0, 'the event');
    expect(office.calls(/^(?:PUT|DELETE)/)).to.have.length(0);
  });

  it('compares two environments key by key, secrets unseen', async () => {
    const office = await openOffice();
    const uid = await withEnvironment(office);
    await withEnvironment(office, 'Test', [
      { key: 'host', value: 'https://test.example', type: 'default', enabled: true },
      { key: 'token', value: 's3cret-value', type: 'secret', enabled: true },
      { key: 'debug', value: '1', type: 'default', enabled: true },
    ]);
    const opened = await openWorkspace(office, { item: uid });
    await opened.press('compare');
    await opened.focused('#compare');
    const choices = opened.all('#compare option');
    expect(choices.map(read)).to.deep.equal(['Choose', 'Test']);
    await opened.type('#compare', (choices[1] as HTMLOptionElement).value);
    await opened.until(() => opened.part('differences'), 'the comparison');
    expect(opened.all('[part=differences] tbody tr').map(read)).to.deep.equal([
      'host https://shop.example https://test.example Differs',
      'token •••••••• •••••••• The same',
      'debug not there 1 Only in one',
    ]);
  });

  it('says that an environment is not there any more, and leads back to the list', async () => {
    const office = await openOffice();
    const uid = await withEnvironment(office);
    const opened = await openWorkspace(office, { item: `${uid}-gone` });
    await opened.says(/not there any more/);
    await opened.press('back');
    await opened.open(/Live/);
    await opened.until(() => opened.part('variables'), 'the variables');
    await opened.type('#key-0', 'typed');
    await opened.press('back');
    await opened.open(/Live/);
    await opened.until(() => opened.part('variables'), 'the variables');
    expect((opened.root.querySelector('#key-0') as HTMLInputElement).value).to.equal('typed');
  });
});
