import type { Outcome } from '../../client/index.js';
import type { Attempt } from './attempt.js';
import { SqlIntents } from './sql-intents.js';
import { numberIn, text, type Row } from './sql-tables.js';
import {
  reversedTelling,
  type Backlog,
  type NewReversal,
  type Telling,
  type TellingStore,
  type TellingEnd,
  type TellingSearch,
} from './telling.js';
import * as statements from './telling-statements.js';

/** Events that hooks have not accepted yet, in SQL. */
export abstract class SqlTellings extends SqlIntents implements TellingStore {
  protected abstract attemptOf(row: Row): Attempt;

  async keepReversal({ reference, order, pspReference, at }: NewReversal): Promise<void> {
    const id = reversedTelling(pspReference);
    await this.rows(statements.KEEP_REVERSAL, [id, order, reference, pspReference, at]);
  }

  async beginTellings({ at, until, order, limit }: TellingSearch): Promise<readonly Telling[]> {
    const rows = await this.rows(statements.BEGIN_TELLINGS, [at, until, order ?? null, limit]);
    return rows.map((row) => this.#tellingOf(row));
  }

  async endTelling(
    { id, attempt, outcome }: Pick<Telling, 'id' | 'attempt' | 'outcome'>,
    end: TellingEnd,
  ): Promise<void> {
    if (end === 'told') await this.rows(statements.TOLD, [id, attempt.key, outcome ?? null]);
    else await this.rows(statements.TELLING_FAILED, [id, end === 'dead' ? 0 : end.again, end === 'dead']);
  }

  async deadTellings(reference?: string): Promise<readonly Telling[]> {
    const rows = await this.rows(statements.DEAD_TELLINGS, [reference ?? null]);
    return rows.map((row) => this.#tellingOf(row));
  }

  async reviveTelling({ id }: Telling): Promise<boolean> {
    return (await this.rows(statements.REVIVE_TELLING, [id])).length > 0;
  }

  async backlog(): Promise<Backlog> {
    const [row = {}] = await this.rows(statements.BACKLOG, []);
    return {
      untold: Number(row['untold']),
      untoldSince: numberIn(row, 'untold_since'),
      dead: Number(row['dead']),
      unknown: Number(row['unknown']),
      unknownSince: numberIn(row, 'unknown_since'),
    };
  }

  #tellingOf(row: Row): Telling {
    return {
      id: String(row['id']),
      hook: row['hook'] === 'onReversed' ? 'onReversed' : 'onSettled',
      attempt: this.attemptOf(row),
      outcome: text(row['told_outcome']) as Outcome | undefined,
      pspReference: text(row['told_psp_reference']),
      tries: Number(row['tries']),
      since: Number(row['since']),
    };
  }
}
