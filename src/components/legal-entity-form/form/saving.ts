import type { ReactiveControllerHost } from 'lit';

import { ClientError, type Client } from '../../../client/index.js';
import {
  createLegalEntity,
  updateLegalEntity,
  type LegalEntity,
} from '../../../client/legal-entity/index.js';
import { RefusedFields } from '../../../client/refused-fields.js';
import { SendingKey } from '../../parts/form/sending-key.js';
import { proxyRow } from '../../parts/resource/proxy-row.js';
import { troubleOf, type Trouble } from '../../parts/resource/resource-state.js';
import type { EntitySave } from '../events.js';
import { changedBody, newBody } from './body.js';
import { fieldAt } from './check-entries.js';
import type { Editor } from './editor.js';

const create = /*@__PURE__*/ proxyRow('legal-entity', { ...createLegalEntity, refusal: RefusedFields });
const update = /*@__PURE__*/ proxyRow('legal-entity', { ...updateLegalEntity, refusal: RefusedFields });

/** How a try to save ended. */
export type Ending =
  | { readonly kind: 'saved'; readonly entity: LegalEntity; readonly isNew: boolean }
  /** Fields are not right. With `detail`, the platform said so; `unknown` are the paths that no field goes by. */
  | { readonly kind: 'faults'; readonly detail?: string; readonly unknown: readonly string[] }
  /** Nothing is known to be saved. `isRefused`: the platform understood, and will not. */
  | { readonly kind: 'failed'; readonly trouble: Trouble; readonly isRefused: boolean };

export interface SavingOptions {
  client(): Client | undefined;
  readonly editor: Editor;
  /** Paths of days that are half typed. */
  halfTyped(): ReadonlySet<string>;
  mayBegin(save: EntitySave): boolean;
  onEnd(ending: Ending): void;
}

type Body = Readonly<Record<string, unknown>>;

/** The paths of what would be sent, down to groups: `individual.email`, `entityAssociations`. */
const pathsOf = (body: Body): readonly string[] =>
  Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.keys(value).map((inner) => `${name}.${inner}`)
      : [name],
  );

/** Sends what was typed, one try at a time. */
export class Saving {
  readonly #host: ReactiveControllerHost;
  readonly #options: SavingOptions;
  readonly #key = new SendingKey();
  isBusy = false;

  constructor(host: ReactiveControllerHost, options: SavingOptions) {
    this.#host = host;
    this.#options = options;
  }

  async save(): Promise<boolean> {
    const client = this.#options.client();
    if (this.isBusy || !client) return false;
    const { editor } = this.#options;
    if (!editor.check(this.#options.halfTyped())) return this.#end({ kind: 'faults', unknown: [] });
    const { base, type, sections, opened, entries } = editor;
    const body: Body = base
      ? changedBody(base, type, sections, opened, entries)
      : newBody(type, sections, entries);
    const save: EntitySave = { id: base?.id ?? '', type, fields: Object.freeze(pathsOf(body)) };
    if (!this.#options.mayBegin(save)) return false;
    if (base && save.fields.length === 0) return this.#end({ kind: 'saved', entity: base, isNew: false });
    this.isBusy = true;
    this.#host.requestUpdate();
    const ending = await this.#send(client, base, body).catch((error: unknown) => this.#failure(error));
    this.isBusy = false;
    return this.#end(ending);
  }

  async #send(client: Client, base: LegalEntity | undefined, body: Body): Promise<Ending> {
    if (base) {
      const entity = await client.call(update, { ...body, id: base.id });
      return { kind: 'saved', entity, isNew: false };
    }
    const entity = await client.call(create, body as never, { idempotencyKey: this.#key.of(body) });
    this.#key.forget();
    return { kind: 'saved', entity, isNew: true };
  }

  #failure(error: unknown): Ending {
    const trouble = troubleOf(error, navigator.onLine);
    if (!(error instanceof ClientError)) return { kind: 'failed', trouble, isRefused: false };
    const { status, field, facts, unsent } = error;
    const isRefused = status === 422 || status === 409 || unsent;
    const told = (facts as RefusedFields | undefined)?.fields ?? [];
    const paths = told.length > 0 ? told : [field ?? ''].filter(Boolean);
    if (!isRefused || paths.length === 0) return { kind: 'failed', trouble, isRefused };
    this.#key.forget();
    const { editor } = this.#options;
    const { type, sections, entries } = editor;
    const found = paths.map((path) => ({ path, field: fieldAt(path, type, sections, entries) }));
    editor.blame(
      found.flatMap((each) => each.field ?? []),
      'refused',
    );
    const unknown = found.flatMap((each) => (each.field ? [] : [each.path]));
    return { kind: 'faults', detail: trouble.code, unknown };
  }

  #end(ending: Ending): boolean {
    this.#host.requestUpdate();
    this.#options.onEnd(ending);
    return ending.kind === 'saved';
  }
}
