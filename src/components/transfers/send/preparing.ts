import type { TransferRoute } from '../../../client/balance-platform/index.js';
import { isIban } from '../../../facts/iban.js';
import type { Words } from '../../base/words.js';
import { Editor } from '../../parts/form/editor.js';
import { EMPTY, readOf, withText } from '../../parts/form/entries.js';
import type { Read } from '../../parts/form/field.js';
import { faultyFields } from '../../parts/money-form/form-view.js';
import { troubleText } from '../../parts/resource/resource-view.js';
import type { Word } from '../../../words/compiled/transfers/send/en.js';
import { holderOf, type TransfersElement, type TransfersRecord } from '../panel/transfers-record.js';
import { sendSections, type SendFields } from './fields.js';
import { BankCheck } from './bank-check.js';
import { intentOf, numbersOf, readRoutes, type Intent } from './intent.js';
import { sourceText, targetText } from './naming.js';
import { offersOf, type Offer } from './routes.js';
import { readSources, readWays, type Source, type Ways } from './sources.js';

/** The fields that name a bank account. */
const CHECKED = ['iban', 'accountNumber', 'bic', 'bankWay'];

/** What is typed for a transfer, and what the platform says of it before anything is sent. */
export class Preparing {
  readonly editor: Editor<object>;
  readonly #record: TransfersRecord;
  readonly #element: TransfersElement;
  readonly #words: Pick<Words<Word>, 'text'>;
  #isReading = false;
  #ways: Ways | undefined;
  #source: Source | undefined;
  #routes: readonly TransferRoute[] = [];
  readonly #bank = new BankCheck((faults) => this.#checked(faults));
  /** What is not right, in a sentence. */
  fault = '';

  constructor(record: TransfersRecord, element: TransfersElement, words: Pick<Words<Word>, 'text'>) {
    this.#record = record;
    this.#element = element;
    this.#words = words;
    this.editor = new Editor<object>(element, () => record.resource.now ?? Date.now());
  }

  get isBusy(): boolean {
    return this.#isReading;
  }

  forget(): void {
    this.editor.open(undefined, [], EMPTY);
    this.#bank.forget();
    this.#source = undefined;
    this.#routes = [];
    this.fault = '';
  }

  /** Asks for the accounts that there are to choose from, where it is known whose. */
  async begin(): Promise<void> {
    const { client, language, answer } = this.#record;
    const holder = holderOf(this.#element);
    this.#ways = undefined;
    if (client && holder)
      this.#ways = await this.#reading(() => readWays(client, holder, answer?.accounts ?? []));
    const asked: SendFields = {
      language,
      isSeller: this.#element.audience === 'seller',
      ways: this.#ways,
      availableText: (amount) => this.#words.text('available', { amount }),
      checkText: (read) => this.#checkText(read),
      noInstrumentText: () => this.#words.text('no-instrument'),
    };
    const fresh = withText(withText(EMPTY, 'to', 'instrument'), 'bankWay', 'iban');
    this.editor.open(undefined, sendSections(asked), withText(fresh, 'ownerType', 'organization'));
  }

  /** What was typed is there to be corrected, unless an earlier page had sent it: then there is an empty form. */
  async again(): Promise<void> {
    if (this.editor.sections.length === 0) await this.begin();
  }

  /** What was typed, once all of it is right; what only the platform knows is asked first. */
  async check(): Promise<Intent | undefined> {
    const { client, language } = this.#record;
    if (this.isBusy || !client) return undefined;
    this.fault = '';
    if (!this.editor.check(new Set())) return this.#faulty();
    const { entries } = this.editor;
    const intent = intentOf(readOf(entries), language);
    if (intent.body.counterparty.balanceAccountId === intent.from)
      return this.#blame(['account'], 'not-other');
    const isGood = await this.#reading(() => this.#ask(intent));
    // What was typed meanwhile is looked at with the next click.
    return isGood && this.editor.entries === entries ? intent : undefined;
  }

  /** Has the platform look at the numbers of a bank account that are whole, while the person types on. */
  left(path: string): void {
    const { client } = this.#record;
    if (!client || !CHECKED.includes(path)) return;
    const read = readOf(this.editor.entries);
    const numbers = numbersOf(read);
    const isWhole =
      numbers.type === 'iban' ? isIban(numbers.iban) : read('accountNumber') !== '' && read('bic') !== '';
    if (isWhole) void this.#bank.ask(client, numbers);
    this.#record.update();
  }

  /** An answer about numbers that are not there any more says nothing. */
  #checked(faults: readonly string[]): void {
    const isThere = this.#bank.of(numbersOf(readOf(this.editor.entries))) !== undefined;
    if (isThere && faults.length > 0) {
      this.editor.blame(faults, 'not-account');
      this.#record.say(this.#words.text('not-account'));
    }
    this.#record.update();
  }

  #checkText(read: Read): string {
    const { standing } = this.#bank.of(numbersOf(read)) ?? {};
    return standing && standing !== 'bad' ? this.#words.text(`number-${standing}`) : '';
  }

  /** Whether the numbers of this bank account were looked at. */
  isUnchecked({ body }: Intent): boolean {
    const numbers = body.counterparty.bankAccount?.accountIdentification;
    return numbers !== undefined && this.#bank.of(numbers)?.standing !== 'good';
  }

  /** Whether the account holds it, a bank would have given out the numbers, and there is a way. */
  async #ask(intent: Intent): Promise<boolean> {
    const { client } = this.#record;
    if (!client) return false;
    const { from, amount, to } = intent;
    const sources = await readSources(client, from);
    this.#source = sources.find(({ currency }) => currency === amount.currency);
    if (!this.#source) {
      this.#blame([this.#ways ? 'source' : 'currency'], 'not-currency');
      return false;
    }
    if (this.#source.available < amount.value) {
      this.#blame(['amount'], 'not-available');
      return false;
    }
    const numbers = intent.body.counterparty.bankAccount?.accountIdentification;
    if (numbers) await this.#bank.ask(client, numbers);
    const { faults = [] } = (numbers && this.#bank.of(numbers)) ?? {};
    if (faults.length > 0) {
      this.#blame(faults, 'not-account');
      return false;
    }
    this.#routes = to === 'account' ? [] : await readRoutes(client, intent);
    if (to === 'account' || this.#routes.length > 0) return true;
    this.fault = this.#words.text('no-route');
    return false;
  }

  /** Reads what is needed for the next step; without an answer says why there is none. */
  async #reading<Result>(read: () => Promise<Result>): Promise<Result | undefined> {
    this.#isReading = true;
    this.#record.say(this.#words.text('checking'));
    this.#record.update();
    try {
      return await read();
    } catch (error) {
      const failure = this.#record.failed(error);
      this.fault =
        failure.cause === 'unauthorised'
          ? this.#words.text('not-found')
          : troubleText(this.#record.words, failure);
      return undefined;
    } finally {
      this.#isReading = false;
      this.#record.say('');
    }
  }

  #blame(paths: readonly string[], fault: string): undefined {
    this.editor.blame(paths, fault);
    return this.#faulty();
  }

  #faulty(): undefined {
    const { language } = this.#record;
    const fields = faultyFields(this.#element.renderRoot, this.editor, language);
    this.fault = this.#words.text('some-faults', { fields });
    this.#record.focus('[aria-invalid=true]');
    return undefined;
  }

  offers(intent: Intent): readonly Offer[] {
    return offersOf(this.#routes, intent, this.#words, this.#record.language);
  }

  sourceText(): string {
    return sourceText(this.#source, this.#words, this.#record.language);
  }

  targetText(intent: Intent): string {
    return targetText(intent, this.#ways?.instruments);
  }
}
