import { expect } from '@open-wc/testing';

import { restorePage } from '../../known-seller.js';
import { read } from '../../opened.js';
import { lost, openOffice, openWorkspace, type Office } from '../workspace-office.js';

const status = (name: string, code: number) => ({
  listen: 'test',
  script: { exec: `pm.test("${name}", () => pm.response.to.have.status(${code}))` },
});

/** A collection of one request, which a mock server answers. */
async function withCollection({ others }: Office, name = 'Shop', wanted?: number) {
  const request = (path: string) => ({ method: 'GET', url: `{{host}}${path}` });
  const item = [
    {
      name: 'Orders',
      request: request('/orders'),
      response: [{ name: 'All', code: 200, body: '[]' }],
      event: wanted === undefined ? [] : [status('All orders are there', wanted)],
    },
  ];
  const { collection } = await others.createCollection({ collection: { info: { name }, item } });
  const uid = collection?.uid ?? '';
  const { mock } = await others.createMock({ mock: { collection: uid } });
  const { environment } = await others.createEnvironment({
    environment: { name: `${name} test`, values: [{ key: 'host', value: mock?.mockUrl ?? '' }] },
  });
  return { collection: uid, environment: environment?.uid ?? '' };
}

interface Answered {
  readonly run?: { info?: object };
  readonly monitor?: { lastRun?: object };
}

const MORNING = { cron: '0 7 * * MON-FRI', timezone: 'Pacific/Chatham' };

async function withMonitor(
  office: Office,
  { schedule, wanted }: { readonly schedule?: typeof MORNING; readonly wanted?: number } = {},
) {
  const made = await withCollection(office, 'Shop', wanted);
  const { monitor } = await office.others.createMonitor({
    monitor: { name: 'Every morning', ...made, ...(schedule && { schedule }) },
  });
  return { ...made, uid: monitor?.uid ?? '' };
}

/** What a platform answers whose script found another status, in place of a sandbox in a page, which runs no scripts. */
function failATest(office: Office): void {
  const stats = { assertions: { total: 1, failed: 1 }, requests: { total: 1, failed: 0 } };
  const failure = {
    executionId: 1,
    name: 'AssertionError',
    message: 'expected response to have status 201 but got 200',
    assertion: { 'All orders are there': false },
  };
  office.obstacle = async (call, proceed) => {
    const answer = await proceed();
    const isRun = call.endsWith('run');
    if (!isRun && !/^GET \/monitors\/[^/]+$/.test(call)) return answer;
    const body = (await answer.json()) as Answered;
    if (body.run)
      Object.assign(body.run, { stats, failures: [failure] }).info = { ...body.run.info, status: 'failure' };
    if (body.monitor?.lastRun) Object.assign(body.monitor.lastRun, { stats, status: 'failure' });
    return Response.json(body);
  };
}

const openMonitor = async (office: Office, uid: string) => {
  const opened = await openWorkspace(office, { room: 'monitors', item: uid });
  await opened.until(() => opened.part('history'), 'the monitor');
  return opened;
};

const bodies = (office: Office, name: RegExp): unknown[] =>
  office.calls(name).map(({ body }) => JSON.parse(body) as unknown);

describe('<florin-workspace>, monitors', () => {
  afterEach(restorePage);

  it('makes one with a schedule, which is said in words with its next runs while it is typed', async () => {
    const office = await openOffice();
    const { collection, environment } = await withCollection(office);
    const opened = await openWorkspace(office, { room: 'monitors' });
    await opened.state('empty');
    await opened.press('new');
    await opened.type('#new-name', ' Every morning ');
    await opened.type('#new-environment', environment);
    await opened.says(/Only when you run it/);
    await opened.type('#new-cron', '0 7 * *');
    await opened.press('save');
    await opened.says(/Enter five fields, for example 0 7 \* \* MON-FRI/);
    await opened.focused('#new-cron');
    expect(office.calls(/^POST/)).to.have.length(0);
    await opened.type('#new-cron', MORNING.cron);
    await opened.type('#new-zone', MORNING.timezone);
    await opened.says(/From Monday to Friday at 07:00 \(Chatham Time\)/);
    expect(opened.all('[part=runs] tbody tr')).to.have.length(3);
    expect(opened.text('runs')).to.match(/By the clock of the schedule \(Chatham Time\)/);
    await opened.press('save');
    opened.part('save')?.click();
    await opened.until(() => opened.part('history'), 'the monitor');
    expect(bodies(office, /^POST \/monitors$/)).to.deep.equal([
      { monitor: { name: 'Every morning', collection, environment, schedule: MORNING } },
    ]);
    const { monitors } = await office.others.listMonitors({});
    expect(opened.element.item).to.equal(monitors?.[0]?.uid);
    expect(opened.text('form')).to.match(/Shop.*Shop test.*robin@shop\.example/s);
    expect(opened.named('florin-workspace-saved')).to.deep.equal([
      { thing: 'monitor', isNew: true, ending: 'received' },
    ]);
  });

  it('says that a collection is needed where there is none, and sends nothing', async () => {
    const office = await openOffice();
    const opened = await openWorkspace(office, { room: 'monitors' });
    await opened.state('empty');
    await opened.press('new');
    await opened.says(/Create a collection first/);
    await opened.type('#new-name', 'Nightly');
    await opened.press('save');
    expect(office.calls(/^POST/)).to.have.length(0);
  });

  it('lists names with one call, and reads schedules and last runs when it is asked to', async () => {
    const office = await openOffice();
    const { uid, collection } = await withMonitor(office, { schedule: MORNING });
    await office.others.runMonitor({ monitorUid: uid });
    await office.others.createMonitor({ monitor: { name: 'By hand', collection } });
    const opened = await openWorkspace(office, { room: 'monitors' });
    await opened.until(() => opened.all('[part~=monitor]').length === 2, 'both');
    expect(office.calls(/^GET \/monitors\/./)).to.have.length(0);
    expect(opened.text('read-all')).to.match(/\(2 calls\)/);
    expect(opened.text('monitors')).to.match(/Not read yet/);
    await opened.press('read-all');
    await opened.says(/Schedules and last runs are read/);
    expect(office.calls(/^GET \/monitors\/./)).to.have.length(2);
    expect(opened.text('monitors')).to.match(/Every morning.*From Monday to Friday at 07:00.*Passed/s);
    expect(opened.text('monitors')).to.match(/By hand.*Only when you run it.*It has not run yet/s);
    expect(
      opened.all('[part=monitors] [part=bar] .passed').map((each) => each.getAttribute('width')),
    ).to.deep.equal(['100']);
    expect(opened.part('read-all')).to.equal(null);
  });

  it('lists those of one workspace’s collections', async () => {
    const office = await openOffice();
    await withMonitor(office);
    const { collection } = await withCollection(office, 'Other');
    await office.others.createMonitor({ monitor: { name: 'Elsewhere', collection } });
    const { workspace } = await office.others.createWorkspace({
      workspace: { name: 'Second', type: 'team', collections: [{ uid: collection }] },
    });
    const opened = await openWorkspace(office, { room: 'monitors', workspace: workspace?.id ?? '' });
    await opened.until(() => opened.all('[part~=monitor]').length === 1, 'one');
    expect(opened.text('monitors')).to.match(/Elsewhere/);
    await opened.press('back');
    await opened.until(() => opened.all('[part~=monitor]').length === 2, 'both');
  });

  it('sends what was changed and nothing else, and keeps a schedule that the platform cannot take away', async () => {
    const office = await openOffice();
    const { uid } = await withMonitor(office, { schedule: MORNING });
    const opened = await openMonitor(office, uid);
    await opened.type('#texts-name', 'Mornings');
    await opened.press('save');
    await opened.says(/The monitor is saved\./);
    await opened.type('#texts-cron', '');
    await opened.press('save');
    await opened.says(/The platform cannot take a schedule away/);
    await opened.type('#texts-cron', '*/15 * * * *');
    await opened.says(/Every 15 minutes/);
    await opened.press('save');
    await opened.until(() => !opened.element.isDirty && !opened.element.busy, 'all is saved');
    expect(bodies(office, /^PUT/)).to.deep.equal([
      { monitor: { name: 'Mornings' } },
      { monitor: { schedule: { cron: '*/15 * * * *', timezone: 'Pacific/Chatham' } } },
    ]);
    const { monitor } = await office.others.getMonitor({ monitorUid: uid });
    expect([monitor?.name, monitor?.schedule?.cron]).to.deep.equal(['Mornings', '*/15 * * * *']);
  });

  it('asks which version stays where two people changed the same, and loses neither', async () => {
    const office = await openOffice();
    const { uid } = await withMonitor(office, { schedule: MORNING });
    const opened = await openMonitor(office, uid);
    await opened.type('#texts-cron', '0 8 * * *');
    await office.others.updateMonitor({
      monitorUid: uid,
      monitor: { name: 'Theirs', schedule: { cron: '0 9 * * *', timezone: 'Pacific/Chatham' } },
    });
    await opened.press('save');
    await opened.until(() => opened.part('conflict'), 'the question');
    expect(opened.text('conflict')).to.match(/0 8 \* \* \*.*0 9 \* \* \*/s);
    expect(office.calls(/^PUT/)).to.have.length(0);
    await opened.press('save');
    await opened.says(/The monitor is saved\./);
    expect(office.calls(/^PUT/)).to.have.length(1);
    const { monitor } = await office.others.getMonitor({ monitorUid: uid });
    expect([monitor?.name, monitor?.schedule?.cron]).to.deep.equal(['Theirs', '0 8 * * *']);
  });

  it('runs it once it is confirmed, and shows each request with what failed', async () => {
    const office = await openOffice();
    const { uid } = await withMonitor(office);
    failATest(office);
    const opened = await openMonitor(office, uid);
    await opened.says(/It has not run yet/);
    await opened.says(/It was not run by hand here yet/);
    await opened.press('run');
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
    const question = read(opened.root.querySelector('dialog')!);
    expect(question).to.match(/Run .?Every morning.? now\?.*.?Shop.? are sent now.*.?Shop test.?/s);
    await opened.press('leave');
    expect(office.calls(/run$/)).to.have.length(0);
    await opened.press('run');
    await opened.confirm();
    await opened.until(() => opened.part('this-run'), 'the run');
    await opened.focused('[part=run-notice]');
    expect(opened.text('run-notice')).to.equal('The run failed. See below which requests and tests.');
    expect(opened.all('[part=execution]')).to.have.length(1);
    expect(opened.text('execution')).to.match(/Orders.*GET .*\/orders.*200/s);
    expect(opened.text('request-error')).to.match(/All orders are there.*to have status 201 but got 200/);
    expect(opened.text('last-run')).to.match(/Failed.*1, failed: 1/s);
    expect(opened.root.querySelector('[part=bar] .failed')?.getAttribute('width')).to.equal('100');
    await opened.until(() => opened.all('[part=past-run]').length === 1, 'the run in the journal');
    expect(opened.text('past-run')).to.match(/olga@shop\.example|Name not known/);
    expect(opened.text('past-run')).to.match(/Ran|Under way/);
    expect(opened.named('florin-workspace-saved')).to.deep.equal([
      { thing: 'run', isNew: true, ending: 'received' },
    ]);
  });

  it('C10-314: a run whose scripts were not run has neither passed nor failed, and says why', async () => {
    const office = await openOffice();
    const { uid } = await withMonitor(office, { wanted: 200 });
    const opened = await openMonitor(office, uid);
    await opened.press('run');
    await opened.confirm();
    await opened.says(/Not all scripts were run, so we do not know whether it passed/);
    expect(opened.text('execution')).to.match(/200.*Scripts not run.*Scripts are not run here: the sandbox/s);
    expect(opened.all('[part=execution] .mark.due')).to.have.length(1);
    expect(opened.text('last-run')).to.match(/Not known/);
    expect(opened.all('[part=bar]')).to.have.length(0);
    expect(opened.text('this-run')).not.to.match(/Passed|Failed|ScriptNotRun/);
    await expect(opened.element).to.be.accessible();
  });

  it('never says that a run passed where the platform has another word for it, or an answer is missing', async () => {
    const office = await openOffice();
    const { uid } = await withMonitor(office);
    const opened = await openMonitor(office, uid);
    office.obstacle = (call) =>
      call.endsWith('run')
        ? Promise.resolve(
            Response.json({
              run: {
                info: { status: 'aborted' },
                executions: [{ id: 1, request: { method: 'GET', url: 'https://shop.example' } }],
                failures: [{ name: 'Error', message: 'the run was stopped' }],
              },
            }),
          )
        : undefined;
    await opened.press('run');
    await opened.confirm();
    await opened.says(/“aborted”, so we do not know whether it passed/);
    expect(opened.text('execution')).to.match(/No answer/);
    expect(opened.text('this-run')).to.match(/the run was stopped/);
    expect(opened.text('this-run')).not.to.match(/Passed/);
  });

  it('sends no second run where the answer was lost, and finds out by the last run whether there was one', async () => {
    const office = await openOffice();
    const { uid } = await withMonitor(office);
    const opened = await openMonitor(office, uid);
    office.obstacle = (call, proceed) => (call.endsWith('run') ? proceed().then(lost) : undefined);
    await opened.press('run');
    await opened.confirm();
    await opened.focused('[part=doubt]');
    expect(opened.element.isDirty).to.equal(true);
    await opened.press('run');
    expect(opened.root.querySelector('dialog[open]')).to.equal(null);
    expect(office.calls(/run$/)).to.have.length(1);
    await opened.press('look');
    await opened.says(/A run has started since, .*: Passed\. It may be yours/);
    office.obstacle = (call) => (call.endsWith('run') ? Promise.resolve().then(lost) : undefined);
    await opened.press('run');
    await opened.confirm();
    await opened.focused('[part=doubt]');
    await opened.press('look');
    await opened.says(/The platform has no newer run/);
  });

  it('deletes it once it is said what goes and what stays', async () => {
    const office = await openOffice();
    const { uid } = await withMonitor(office);
    const opened = await openMonitor(office, uid);
    await opened.press('delete');
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
    const question = read(opened.root.querySelector('dialog')!);
    expect(question).to.match(
      /Delete the monitor .?Every morning.?\?.*The collection and the environment stay/s,
    );
    await opened.confirm();
    await opened.state('empty');
    const { monitors } = await office.others.listMonitors({});
    expect(monitors).to.deep.equal([]);
    expect(opened.named('florin-workspace-deleted')).to.deep.equal([
      { thing: 'monitor', ending: 'received' },
    ]);
  });

  it('sends nothing that the page prevents', async () => {
    const office = await openOffice();
    const { uid } = await withMonitor(office);
    const opened = await openMonitor(office, uid);
    for (const event of ['florin-before-workspace-save', 'florin-before-workspace-delete'])
      opened.element.addEventListener(event, (sent) => sent.preventDefault());
    await opened.press('run');
    await opened.confirm();
    await opened.press('delete');
    await opened.confirm();
    expect(office.calls(/^(DELETE|PUT|POST)/)).to.have.length(0);
  });

  it('says that it is gone where another person deleted it', async () => {
    const office = await openOffice();
    const { uid } = await withMonitor(office);
    const opened = await openMonitor(office, uid);
    await office.others.deleteMonitor({ monitorUid: uid });
    await opened.element.refresh();
    await opened.says(/This monitor is not there any more/);
  });
});
