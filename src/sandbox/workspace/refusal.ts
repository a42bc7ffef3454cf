import { Refused } from '../refused.js';

interface RefusalFacts {
  /** What the refusal is about, by name: the field at fault, or the thing that is not there. */
  readonly details?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal in the shape of the workspace: `{ error: { name, message } }`. */
export class WorkspaceRefusal extends Refused {
  override readonly name = 'WorkspaceRefusal';

  constructor(
    readonly status: number,
    readonly kind: string,
    message: string,
    readonly facts: RefusalFacts = {},
  ) {
    super(message);
  }

  get isLasting(): boolean {
    return this.status < 429;
  }

  override get headers(): Record<string, string> {
    return { ...this.facts.headers };
  }

  bodyOf(): Record<string, unknown> {
    const { kind, message, facts } = this;
    return { error: { name: kind, message, ...(facts.details && { details: facts.details }) } };
  }
}

/** What is addressed does not exist, or not any more. */
export const notFound = (item: string, id: string): WorkspaceRefusal =>
  new WorkspaceRefusal(404, 'instanceNotFoundError', `There is no such ${item}`, { details: { item, id } });

export const missing = (param: string): WorkspaceRefusal =>
  new WorkspaceRefusal(400, 'paramMissingError', `The parameter '${param}' is missing`, {
    details: { param },
  });

export const wrong = (param: string, why = 'cannot be taken'): WorkspaceRefusal =>
  new WorkspaceRefusal(400, 'invalidParamError', `The parameter '${param}' ${why}`, { details: { param } });

export const forbidden = (why: string): WorkspaceRefusal => new WorkspaceRefusal(403, 'forbiddenError', why);

export const workspaceRefusals = {
  invalid: (field: string): WorkspaceRefusal =>
    new WorkspaceRefusal(400, 'malformedRequestError', `The request does not fit at '${field}'`, {
      details: { param: field },
    }),
  unauthorised: (): WorkspaceRefusal =>
    new WorkspaceRefusal(401, 'AuthenticationError', 'Every request needs an API key that is known'),
};

/** The value, where there is one: fields that a thing cannot do without are optional in the published shapes. */
export function required<Value>(value: Value | undefined, param: string): Value {
  if (value === undefined || value === '') throw missing(param);
  return value;
}

/** A refusal in the shape of SCIM (RFC 7644, 3.12): the status is a text there. */
export class ScimRefusal extends Refused {
  override readonly name = 'ScimRefusal';
  readonly isLasting = true;

  constructor(
    readonly status: number,
    detail: string,
    readonly scimType?: string,
  ) {
    super(detail);
  }

  bodyOf(): Record<string, unknown> {
    const { status, scimType, message: detail } = this;
    return {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      ...(scimType && { scimType }),
      detail,
      status: String(status),
    };
  }
}

const noCredential = (): ScimRefusal =>
  new ScimRefusal(401, 'The request carries no credential that is known');

export const scimRefusals = {
  invalid: (field: string): ScimRefusal =>
    field === 'Authorization'
      ? noCredential()
      : new ScimRefusal(400, `The request does not fit at '${field}'`, 'invalidSyntax'),
  unauthorised: noCredential,
};
