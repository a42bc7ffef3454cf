import assert from 'node:assert/strict';

import type { LegalEntityRequest } from '../../../src/client/legal-entity/index.js';
import type { Sandbox } from '../../../src/sandbox/index.js';
import { openPlatform } from '../legal-entity/platform.js';

export const HOME = 'https://shop.example/seller?florin-onboarding=returned';

/** What a seller without scripts sees and does on the hosted pages. */
export class Visitor {
  readonly #sandbox: Sandbox;
  response = new Response();
  text = '';
  address = '';
  /** Where the pages led to outside of their own origin. */
  left: string | undefined;

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  async open(address: string, init: RequestInit = {}): Promise<void> {
    this.address = address;
    this.response = await this.#sandbox(new Request(address, init));
    this.text = await this.response.clone().text();
    const next = this.response.headers.get('location');
    if (this.response.status !== 303 || !next) return;
    if (next.startsWith(this.#sandbox.origin)) await this.open(next);
    else this.left = next;
  }

  get title(): string {
    return /<h1>([^<]*)<\/h1>/.exec(this.text)?.[1] ?? '';
  }

  /** What is said to be wrong, each sentence once. */
  get errors(): string[] {
    return [...this.text.matchAll(/<span class="fault"[^>]*>([^<]*)</g)].map(([, text = '']) => text);
  }

  valueOf(name: string): string | undefined {
    return new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(this.text)?.[1];
  }

  /** Sends the page's form with these fields alone. */
  async send(fields: Readonly<Record<string, string>>): Promise<void> {
    const action = /<form[^>]* action="([^"]*)"/.exec(this.text)?.[1] ?? assert.fail(`no form: ${this.text}`);
    await this.open(action, { method: 'POST', body: new URLSearchParams(fields) });
  }
}

export const ADDRESS = (prefix: string) => ({
  [`${prefix}.country`]: 'NL',
  [`${prefix}.street`]: 'Oudegracht 1',
  [`${prefix}.postalCode`]: '3511 AB',
  [`${prefix}.city`]: 'Utrecht',
});

export const PERSON = (prefix: string) => ({
  [`${prefix}.firstName`]: 'Sam',
  [`${prefix}.lastName`]: 'Jansen',
  [`${prefix}.dateOfBirth`]: '1990-06-21',
  [`${prefix}.email`]: 'sam@shop.example',
});

export const LINE = { 'line.industry': '339E', 'line.channels': 'payByLink' };
export const BANK = { 'bank.iban': 'NL91 ABNA 0417 1643 00' };
export const TERMS = { 'terms.accepted': 'yes' };

/** A seller with a link, and a clock to turn. */
export async function aSeller(request: LegalEntityRequest, link: { locale?: string; themeId?: string } = {}) {
  const { clock, sandbox, lem } = await openPlatform();
  const { id } = await lem.createLegalEntity(request);
  const newLink = async (): Promise<string> =>
    (await lem.createOnboardingLink({ id, redirectUrl: HOME, ...link })).url ?? assert.fail();
  return { clock, sandbox, lem, id, newLink, visitor: new Visitor(sandbox) };
}
