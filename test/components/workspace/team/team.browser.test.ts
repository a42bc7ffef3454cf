import { expect } from '@open-wc/testing';

import { restorePage } from '../../known-seller.js';
import { read } from '../../opened.js';
import { lost, openOffice, openWorkspace, type Office } from '../workspace-office.js';

const DIRECTORY = { Authorization: 'Bearer directory' };

const withMember = async ({ others }: Office, more: object = {}) => {
  const { id = '' } = await others.createUser({
    ...DIRECTORY,
    userName: 'jo@shop.example',
    name: { givenName: 'Jo', familyName: 'Smit' },
    ...more,
  });
  return id;
};

const memberOf = ({ others }: Office, userId: string) => others.getUser({ ...DIRECTORY, userId });

const openTeam = async (office: Office, item = '', part = 'members') => {
  const opened = await openWorkspace(office, { room: 'team', item });
  await opened.until(() => opened.part(part), part);
  return opened;
};

const bodies = (office: Office, name: RegExp): unknown[] =>
  office.calls(name).map(({ body }) => JSON.parse(body) as unknown);

const REFUSED = (status: number) =>
  Promise.resolve(Response.json({ error: { code: 'refused' } }, { status }));

describe('<florin-workspace>, the team', () => {
  afterEach(restorePage);

  it('lists members with their email address and whether they may sign in', async () => {
    const office = await openOffice();
    await withMember(office);
    await withMember(office, { userName: 'left@shop.example', name: {}, active: false });
    const opened = await openTeam(office);
    await opened.until(() => opened.all('[part~=member]').length === 3, 'all');
    expect(opened.text('members')).to.match(/Robin Keeper.*robin@shop\.example.*Active/s);
    expect(opened.text('members')).to.match(/Jo Smit.*jo@shop\.example.*Active/s);
    expect(opened.text('members')).to.match(/left@shop\.example.*Deactivated/s);
    expect(office.asked.every(({ call }) => !call.includes('@'))).to.equal(true);
  });

  it('reads a hundred members at first, and says how many there are', async () => {
    const office = await openOffice();
    for (let at = 0; at < 102; at++)
      await office.others.createUser({ ...DIRECTORY, userName: `jo${at}@shop.example` });
    const opened = await openTeam(office);
    await opened.says(/100 of 103 members are shown/);
    await opened.press('more');
    await opened.until(() => !opened.part('more'), 'all are read');
    expect(office.calls(/^GET \/scim\/v2\/Users$/)).to.have.length(3);
  });

  it('invites a person, once, after the email address is checked', async () => {
    const office = await openOffice();
    const opened = await openTeam(office);
    await opened.press('new');
    await opened.focused('#new-userName');
    await opened.type('#new-userName', 'jo');
    expect(opened.element.isDirty).to.equal(true);
    await opened.press('save');
    await opened.says(/Enter an email address, for example jo@shop\.example/);
    expect(office.calls(/^POST/)).to.have.length(0);
    await opened.type('#new-userName', ' jo@shop.example ');
    await opened.type('#new-givenName', 'Jo');
    await opened.press('save');
    opened.part('save')?.click();
    await opened.until(() => opened.part('access'), 'the member');
    expect(bodies(office, /^POST/)).to.deep.equal([
      {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
        userName: 'jo@shop.example',
        name: { givenName: 'Jo' },
        active: true,
      },
    ]);
    expect(opened.named('florin-workspace-saved')).to.deep.equal([
      { thing: 'member', isNew: true, ending: 'received' },
    ]);
    expect(JSON.stringify(opened.events)).not.to.contain('@');
  });

  it('names the field where the platform has a member with that email address, and keeps what is typed', async () => {
    const office = await openOffice();
    await withMember(office);
    const opened = await openTeam(office);
    await opened.press('new');
    await opened.type('#new-userName', 'jo@shop.example');
    await opened.type('#new-familyName', 'Smit');
    await opened.press('save');
    await opened.says(/There is a member with this email address/);
    expect(opened.root.querySelector('#new-userName')!.getAttribute('aria-invalid')).to.equal('true');
    expect(opened.root.querySelector<HTMLInputElement>('#new-familyName')!.value).to.equal('Smit');
  });

  it('changes an email address by the call that touches nothing else', async () => {
    const office = await openOffice();
    const id = await withMember(office);
    const opened = await openTeam(office, id, 'access');
    await opened.type('#texts-userName', 'smit@shop.example');
    await opened.press('save');
    await opened.says(/The member is saved\./);
    expect(office.calls(/^PUT/)).to.have.length(0);
    expect(bodies(office, /^PATCH/)).to.deep.equal([
      {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
        Operations: [{ op: 'replace', path: 'userName', value: 'smit@shop.example' }],
      },
    ]);
    expect((await memberOf(office, id)).userName).to.equal('smit@shop.example');
  });

  it('replaces a name with the parts that it does not know, and does not let in a member who was kept out', async () => {
    const office = await openOffice();
    const name = { givenName: 'Jo', familyName: 'Smit', middleName: 'de' };
    const id = await withMember(office, { active: false, name });
    const opened = await openTeam(office, id, 'access');
    await opened.type('#texts-familyName', 'Smits');
    await opened.press('save');
    await opened.says(/The member is saved\./);
    expect(bodies(office, /^PUT/)).to.deep.equal([
      {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
        userName: 'jo@shop.example',
        name: { ...name, familyName: 'Smits' },
        active: false,
      },
    ]);
  });

  it('takes in what another person changed, also whether the member is let in', async () => {
    const office = await openOffice();
    const id = await withMember(office);
    const opened = await openTeam(office, id, 'access');
    await opened.type('#texts-familyName', 'Mine');
    await office.others.replaceUser({
      ...DIRECTORY,
      userId: id,
      userName: 'theirs@shop.example',
      name: { givenName: 'Jo', familyName: 'Smit' },
      active: false,
    });
    await opened.press('save');
    await opened.says(/Another person has changed .*Email address.* since/);
    const member = await memberOf(office, id);
    expect([member.userName, member.name?.familyName, member.active]).to.deep.equal([
      'theirs@shop.example',
      'Mine',
      false,
    ]);
  });

  it('deactivates a member once the effect is said, and activates them again', async () => {
    const office = await openOffice();
    const id = await withMember(office);
    const opened = await openTeam(office, id, 'access');
    await opened.press('deactivate');
    await opened.until(() => opened.root.querySelector('dialog[open]'), 'the question');
    const question = read(opened.root.querySelector('dialog')!);
    expect(question).to.match(/Deactivate .?jo@shop\.example.?\?.*cannot sign in to the team any more/s);
    await opened.press('leave');
    expect(office.calls(/^PATCH/)).to.have.length(0);
    await opened.press('deactivate');
    await opened.confirm();
    await opened.says(/The member is deactivated\./);
    await opened.focused('[part=access-notice]');
    expect((await memberOf(office, id)).active).to.equal(false);
    expect(opened.part('deactivate')).to.equal(null);
    expect(opened.part('delete')).to.equal(null);
    await opened.press('activate');
    await opened.says(/The member is active\./);
    expect((await memberOf(office, id)).active).to.equal(true);
  });

  it('never says that a member is kept out where the platform would not do it, and shows how it stands', async () => {
    const office = await openOffice();
    const { Resources = [] } = await office.others.listUsers(DIRECTORY);
    const opened = await openTeam(office, Resources[0]?.id ?? '', 'access');
    await opened.press('deactivate');
    await opened.confirm();
    await opened.focused('[part=doubt]');
    await opened.press('look');
    await opened.says(/The member is active\./);
  });

  it('does not say that a member is kept out where the answer was lost, before the operator has looked', async () => {
    const office = await openOffice();
    const id = await withMember(office);
    const opened = await openTeam(office, id, 'access');
    office.obstacle = (call, proceed) => (call.startsWith('PATCH') ? proceed().then(lost) : undefined);
    await opened.press('deactivate');
    await opened.confirm();
    await opened.focused('[part=doubt]');
    await opened.press('deactivate');
    expect(opened.root.querySelector('dialog[open]')).to.equal(null);
    expect(office.calls(/^PATCH/)).to.have.length(1);
    office.obstacle = undefined;
    await opened.press('look');
    await opened.says(/The member is deactivated\./);
  });

  it('says in plain words what a directory can do here, and of what it is not told neither yes nor no', async () => {
    const office = await openOffice();
    const opened = await openTeam(office, 'directory', 'directory');
    const said = opened.all('[part=ability]').map((each) => read(each));
    expect(said[0]).to.match(/^Yes.*Change one field of a member/);
    expect(said[1]).to.match(/^Yes.*filter.*At most 100 at a time/);
    expect(said[2]).to.match(/^No.*with one call/);
    expect(opened.text('directory')).to.match(/It signs in with: Bearer token/);
    expect(opened.text('resource-type')).to.match(/User.*\/Users.*A member of the team/);
    office.obstacle = (call) =>
      /ServiceProviderConfig/.test(call)
        ? Promise.resolve(Response.json({ documentationUri: 'javascript:alert(1)', patch: {} }))
        : undefined;
    await opened.element.refresh();
    await opened.says(/Not told.*Change one field/);
    expect(opened.root.querySelector('[part=directory] a')).to.equal(null);
  });

  it('shows what members did, narrows it by day, action and person, and has all of it in the file', async () => {
    const office = await openOffice();
    for (let at = 0; at < 105; at++)
      await office.others.createCollection({ collection: { info: { name: `C${at}` }, item: [] } });
    await office.others.createWorkspace({ workspace: { name: 'Second', type: 'team' } });
    const opened = await openTeam(office, 'audit', 'event');
    expect(opened.all('[part=event]')).to.have.length(100);
    expect(read(opened.all('[part=event]')[0]!)).to.match(/Second.*Robin Keeper.*robin@shop\.example/s);
    await opened.press('more');
    await opened.until(() => opened.all('[part=event]').length === 106, 'all');
    const action = [...opened.root.querySelectorAll<HTMLOptionElement>('#audit-action option')].find(
      ({ value }) => value.startsWith('workspace'),
    );
    await opened.type('#audit-action', action?.value ?? '');
    await opened.until(() => opened.all('[part=event]').length === 1, 'one action');
    await opened.type('#audit-action', '');
    const person = opened.root.querySelector<HTMLOptionElement>('#audit-person option:last-child')!;
    expect(person.textContent).to.equal('Robin Keeper');
    await opened.type('#audit-person', person.value);
    await opened.until(() => office.calls(/audit/).length === 5, 'one person');
    const before = office.calls(/audit/).length;
    await opened.type('#audit-since', '2099-01-02');
    await opened.says(/No event fits these filters/);
    await opened.type('#audit-until', '2099-01-01');
    await opened.says(/This day is before the first one/);
    expect(office.calls(/audit/)).to.have.length(before + 1);
    await opened.type('#audit-since', '');
    await opened.until(() => opened.all('[part=event]').length === 100, 'a page');
    await opened.press('download');
    await opened.says(/The file is downloaded\. Events in it: 106\./);
  });

  it('leads to the audit log also where the platform does not tell the members', async () => {
    const office = await openOffice();
    await office.others.createWorkspace({ workspace: { name: 'Second', type: 'team' } });
    office.obstacle = (call) => (/scim/.test(call) ? REFUSED(502) : undefined);
    const opened = await openTeam(office, '', 'places');
    await opened.says(/The members could not be read/);
    expect(opened.root.querySelector('[part~=member]')).to.equal(null);
    await opened.choose(/^Audit log$/);
    await opened.until(() => opened.part('event'), 'the audit log');
    expect(opened.element.item).to.equal('audit');
    await opened.choose(/^Members$/);
    await opened.until(() => opened.part('retry'), 'the way to try again');
    office.obstacle = undefined;
    await opened.press('retry');
    await opened.until(() => opened.part('members'), 'the members');
  });

  it('asks again where the audit log could not be read', async () => {
    const office = await openOffice();
    await office.others.createWorkspace({ workspace: { name: 'Second', type: 'team' } });
    office.obstacle = (call) => (/audit/.test(call) ? Promise.resolve().then(lost) : undefined);
    const opened = await openTeam(office, 'audit', 'error');
    office.obstacle = undefined;
    await opened.press('refresh');
    await opened.until(() => opened.part('event'), 'the events');
    await opened.until(() => !opened.part('error'), 'no error');
  });

  it('sends nothing that the page prevents', async () => {
    const office = await openOffice();
    const id = await withMember(office);
    const opened = await openTeam(office, id, 'access');
    opened.element.addEventListener('florin-before-workspace-save', (sent) => sent.preventDefault());
    await opened.type('#texts-familyName', 'Smits');
    await opened.press('save');
    await opened.press('deactivate');
    await opened.confirm();
    expect(office.calls(/^(PATCH|PUT|POST)/)).to.have.length(0);
  });
});
