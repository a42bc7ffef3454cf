/** The database did not answer in time. */
export class DatabaseTimedOut extends Error {
  override readonly name = 'DatabaseTimedOut';

  constructor(
    milliseconds: number,
    /** False where the statement never reached the database and never will. */
    readonly mayHaveRun: boolean,
  ) {
    super(`The database did not answer within ${milliseconds} ms`);
  }
}

/** The embedded database ended in the middle of its work. A database in a folder starts again with the next statement. */
export class DatabaseStopped extends Error {
  override readonly name = 'DatabaseStopped';

  constructor(
    why: string,
    readonly mayHaveRun: boolean,
  ) {
    super(`The embedded database stopped: ${why}`);
  }
}

/** A later version of this library has changed the tables: what this one would write into them may be wrong. */
export class SchemaTooNew extends Error {
  override readonly name = 'SchemaTooNew';

  constructor(what: string, version: number, known: number) {
    super(
      `The tables of the ${what} are of version ${version}, and this version of florin knows them up to ${known}. ` +
        'Install the version of florin that ran here last, or a later one.',
    );
  }
}

/** What PostgreSQL says of an error beside its message. What a statement was given is none of it. */
const FIELDS = ['code', 'severity', 'detail', 'hint', 'constraint', 'schema', 'table', 'column', 'dataType'];

export interface PlainFailure {
  readonly name: string;
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** An error as it crosses from one thread to another, without the statement's parameters, which hold values. */
export function plainFailure(error: unknown): PlainFailure {
  const known = Object(error) as Readonly<Record<string, unknown>>;
  const fields = FIELDS.filter((name) => known[name] !== undefined).map((name) => [name, known[name]]);
  return {
    name: typeof known['name'] === 'string' ? known['name'] : 'Error',
    message: error instanceof Error ? error.message : String(error),
    fields: Object.fromEntries(fields),
  };
}

export const failureOf = ({ name, message, fields }: PlainFailure): Error =>
  Object.assign(new Error(message), { name }, fields);
