import type { ReactiveControllerHost } from 'lit';

import { ClientError, type Client } from '../../../client/index.js';
import type { RefusedFields } from '../../../client/schema/refused-fields.js';
import { troubleOf, type Trouble } from '../resource/resource-state.js';
import type { Body } from './body.js';
import { fieldAt } from './check-entries.js';
import type { Editor } from './editor.js';
import { SendingKey } from './sending-key.js';

/** How a try to save ended. */
export type Ending<Base extends object> =
  | { readonly kind: 'saved'; readonly base: Base; readonly isNew: boolean }
  /** Fields are not right. With `detail`, the platform said so; `unknown` are the paths that no field goes by. */
  | { readonly kind: 'faults'; readonly detail?: string; readonly unknown: readonly string[] }
  /** The form itself deals with it: `takes`. */
  | { readonly kind: 'taken' }
  /** Nothing is known to be saved. `isRefused`: the platform understood, and will not. */
  | { readonly kind: 'failed'; readonly trouble: Trouble; readonly isRefused: boolean };

export interface SavingOptions<Base extends object> {
  client(): Client | undefined;
  readonly editor: Editor<Base>;
  /** Paths of days that are half typed. */
  halfTyped(): ReadonlySet<string>;
  /** What is sent; of something that the platform has, only what changes. */
  body(): Body;
  /** What the platform may leave out at the beginning of a path. */
  readonly group?: () => string;
  /** @param fields - Paths of what would be sent. */
  readonly mayBegin?: (fields: readonly string[]) => boolean;
  /** The same again has the same key also where the platform refused fields of it. */
  readonly keepsKey?: boolean;
  /** The word beside a field that the platform refused, by the code of its answer. Default: `refused`. */
  readonly faultOf?: (code: string) => string;
  send(client: Client, body: Body, idempotencyKey: string): Promise<Base>;
  /** Whether the form deals with a refusal in a way of its own, as with a conflict. */
  takes?(error: ClientError): Promise<boolean>;
  onEnd(ending: Ending<Base>): void;
}

/** The paths of what would be sent, down to groups: `individual.email`, `entityAssociations`. */
const pathsOf = (body: Body): readonly string[] =>
  Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.keys(value).map((inner) => `${name}.${inner}`)
      : [name],
  );

/** Sends what was typed, one try at a time. */
export class Saving<Base extends object> {
  readonly #host: ReactiveControllerHost;
  readonly #options: SavingOptions<Base>;
  readonly #key = new SendingKey();
  isBusy = false;

  constructor(host: ReactiveControllerHost, options: SavingOptions<Base>) {
    this.#host = host;
    this.#options = options;
  }

  async save(): Promise<boolean> {
    const client = this.#options.client();
    if (this.isBusy || !client) return false;
    const { editor } = this.#options;
    if (!editor.check(this.#options.halfTyped())) return this.#end({ kind: 'faults', unknown: [] });
    const { base } = editor;
    const body = this.#options.body();
    const fields = Object.freeze(pathsOf(body));
    if (this.#options.mayBegin?.(fields) === false) return false;
    if (base && fields.length === 0) return this.#end({ kind: 'saved', base, isNew: false });
    this.isBusy = true;
    this.#host.requestUpdate();
    const ending = await this.#send(client, base, body).catch((error: unknown) => this.#failed(error));
    this.isBusy = false;
    return this.#end(ending);
  }

  async #send(client: Client, base: Base | undefined, body: Body): Promise<Ending<Base>> {
    const saved = await this.#options.send(client, body, this.#key.of(body));
    this.#key.forget();
    return { kind: 'saved', base: saved, isNew: !base };
  }

  async #failed(error: unknown): Promise<Ending<Base>> {
    const isTaken = error instanceof ClientError && (await this.#options.takes?.(error)) === true;
    return isTaken ? { kind: 'taken' } : this.#failure(error);
  }

  #failure(error: unknown): Ending<Base> {
    const trouble = troubleOf(error, navigator.onLine);
    if (!(error instanceof ClientError)) return { kind: 'failed', trouble, isRefused: false };
    const { status, code, field, facts, unsent } = error;
    const isRefused = status === 422 || status === 409 || status === 400 || unsent;
    const told = (facts as RefusedFields | undefined)?.fields ?? [];
    const paths = told.length > 0 ? told : [field ?? ''].filter(Boolean);
    if (!isRefused || paths.length === 0) return { kind: 'failed', trouble, isRefused };
    if (!this.#options.keepsKey) this.#key.forget();
    const { editor } = this.#options;
    const { sections, entries } = editor;
    const group = this.#options.group?.() ?? '';
    const found = paths.map((path) => ({ path, field: fieldAt(path, group, sections, entries) }));
    editor.blame(
      found.flatMap((each) => each.field ?? []),
      this.#options.faultOf?.(code ?? '') ?? 'refused',
    );
    const unknown = found.flatMap((each) => (each.field ? [] : [each.path]));
    return { kind: 'faults', detail: trouble.code, unknown };
  }

  #end(ending: Ending<Base>): boolean {
    this.#host.requestUpdate();
    this.#options.onEnd(ending);
    return ending.kind === 'saved';
  }
}
