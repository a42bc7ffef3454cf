import { html, type TemplateResult } from 'lit';

import type { Client } from '../../../client/index.js';
import { backView } from '../../parts/record/back-view.js';
import { factsView } from '../../parts/record/facts-view.js';
import { timeText } from '../../parts/table/time-text.js';
import type { RoomDesk } from '../shell/listed-room.js';
import type { RoomHost } from '../shell/room.js';
import { TextsForm } from '../shell/texts/texts-form.js';
import type { Texts } from '../shell/texts/texts-editing.js';
import { emailFault, memberLook } from './member-fields.js';
import { changeAddress, readMember, replaceMember } from './rows.js';
import type { DeskOptions, Showing } from './showing.js';
import { Switching } from './switching.js';
import { MEMBER_FIELDS, type Member, type MemberField } from './things.js';

/** One member: email address, name, and whether they may sign in. */
export class MemberDesk implements RoomDesk<Member> {
  readonly #host: RoomHost;
  readonly #words: Showing['words'];
  readonly #texts: TextsForm<MemberField, Member>;
  readonly #switching: Switching;
  #member: Member;

  constructor(host: RoomHost, member: Member, { words }: DeskOptions) {
    const { id } = member;
    this.#host = host;
    this.#words = words;
    this.#member = member;
    this.#switching = new Switching(host, words, member);
    this.#texts = new TextsForm(host, {
      words,
      thing: 'member',
      kept: member,
      fields: MEMBER_FIELDS,
      lookOf: (field) => memberLook(words, field),
      faultOf: (field, { userName }) => (field === 'userName' ? emailFault(words, userName) : ''),
      about: () => this.#about(),
      read: async (client) => {
        const found = await readMember(client, id);
        if (found) this.#member = found;
        return found;
      },
      send: (client, whole, changes) => this.#send(client, whole, changes),
    });
  }

  get isBusy(): boolean {
    return this.#texts.isBusy || this.#switching.writing.isBusy;
  }

  get isDirty(): boolean {
    return this.#texts.isDirty || this.#switching.writing.isDoubtful;
  }

  see(member: Member): void {
    this.#member = member;
    this.#texts.see(member);
    this.#switching.see(member);
  }

  dialog(): TemplateResult {
    return html`${this.#texts.dialog()} ${this.#switching.dialog()}`;
  }

  template(): TemplateResult {
    return html`<div class="stack">
      ${backView(this.#words.text('back'), () => this.#host.go({}))} ${this.#texts.template()}
      ${this.#switching.template()}
    </div>`;
  }

  /** An address alone has a call of its own, which leaves the rest alone. A name has only the one that replaces the whole. */
  #send(client: Client, whole: Texts<MemberField>, changes: Partial<Texts<MemberField>>): Promise<unknown> {
    const isAddressAlone = Object.keys(changes).join('') === 'userName';
    return isAddressAlone
      ? changeAddress(client, this.#member.id, whole.userName)
      : replaceMember(client, this.#member, whole);
  }

  #about(): TemplateResult {
    const words = this.#words;
    const { language } = this.#host.record;
    const { id, user } = this.#member;
    const { externalId = '', meta = {} } = user;
    const moment = (at = '') => timeText(language, at, { dateStyle: 'medium', timeStyle: 'short' });
    return factsView([
      [words.text('id'), html`<span dir="ltr">${id}</span>`],
      [words.text('external-id'), externalId],
      [words.text('created'), moment(meta.created)],
      [words.text('changed'), moment(meta.lastModified)],
    ]);
  }
}
