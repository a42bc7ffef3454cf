import { html, type TemplateResult } from 'lit';

import { ClientError, type Client } from '../../../client/index.js';
import { textField } from '../shell/texts/text-field.js';
import { emailFault, memberLook } from './member-fields.js';
import { invite } from './list-rows.js';
import type { Showing } from './showing.js';
import { MEMBER_FIELDS, type MemberField } from './things.js';

const EMPTY: Readonly<Record<MemberField, string>> = { userName: '', givenName: '', familyName: '' };

/** Who is to be in the team from now on. */
export class Inviting {
  readonly #words: Showing['words'];
  readonly #update: () => void;
  #texts = EMPTY;
  #isChecked = false;
  /** The address that the platform has already. */
  #taken = '';

  constructor(words: Showing['words'], update: () => void) {
    this.#words = words;
    this.#update = update;
  }

  get isTyped(): boolean {
    return MEMBER_FIELDS.some((field) => this.#texts[field] !== '');
  }

  reset(): void {
    this.#texts = EMPTY;
    this.#taken = '';
    this.#isChecked = false;
  }

  fields(): TemplateResult {
    return html`<p class="quiet">${this.#words.text('invite-text')}</p>
      ${MEMBER_FIELDS.map((field) =>
        textField(memberLook(this.#words, field), {
          id: `new-${field}`,
          text: this.#texts[field],
          fault: field === 'userName' && this.#isChecked ? this.#fault : '',
          isRequired: field === 'userName',
          onType: (text) => {
            this.#texts = { ...this.#texts, [field]: text };
            this.#update();
          },
        }),
      )}`;
  }

  /** Finds the first field that is not right. */
  fault(): string | undefined {
    this.#isChecked = true;
    return this.#fault ? '#new-userName' : undefined;
  }

  /** Resolves to the id. */
  async send(client: Client): Promise<string> {
    const texts = this.#trimmed;
    try {
      return await invite(client, texts);
    } catch (error) {
      if (error instanceof ClientError && error.status === 409) this.#taken = texts.userName;
      throw error;
    }
  }

  get #trimmed(): Readonly<Record<MemberField, string>> {
    const { userName, givenName, familyName } = this.#texts;
    return { userName: userName.trim(), givenName: givenName.trim(), familyName: familyName.trim() };
  }

  get #fault(): string {
    const { userName } = this.#trimmed;
    if (userName && userName === this.#taken) return this.#words.text('email-taken');
    return emailFault(this.#words, userName);
  }
}
