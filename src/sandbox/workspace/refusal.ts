import { Refused } from '../refusals/refused.js';

interface RefusalFacts {
  /** The subject of the refusal, by name: the field at fault, or the record that was not found. */
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

/** The record does not exist, or no longer exists. */
export const notFound = (item: string, id: string): WorkspaceRefusal =>
  new WorkspaceRefusal(404, 'instanceNotFoundError', `There is no such ${item}`, { details: { item, id } });

export const missing = (param: string): WorkspaceRefusal =>
  new WorkspaceRefusal(400, 'paramMissingError', `The parameter '${param}' is missing`, {
    details: { param },
  });

export const wrong = (param: string, why = 'cannot be taken'): WorkspaceRefusal =>
  new WorkspaceRefusal(400, 'invalidParamError', `The parameter '${param}' ${why}`, { details: { param } });

export const forbidden = (why: string): WorkspaceRefusal => new WorkspaceRefusal(403, 'forbiddenError', why);

const FAILED = {
  429: ['rateLimitError', 'Too many calls: try again later'],
  500: ['serverError', 'Something went wrong with the server'],
  503: ['serviceUnavailableError', 'The server is overrun: try again in some minutes'],
} as const;

export const workspaceRefusals = {
  invalid: (field: string): WorkspaceRefusal =>
    new WorkspaceRefusal(400, 'malformedRequestError', `The request does not fit at '${field}'`, {
      details: { param: field },
    }),
  unauthorised: (): WorkspaceRefusal =>
    new WorkspaceRefusal(401, 'AuthenticationError', 'Every request needs an API key that is known'),
  forbidden: () => forbidden('The owner of this key may not do that'),
  notFound: () => new WorkspaceRefusal(404, 'notFoundError', 'There is nothing at this address'),
  wrongMethod: () =>
    new WorkspaceRefusal(405, 'methodNotAllowedError', 'This address does not take the method'),
  unreadable: () => new WorkspaceRefusal(400, 'malformedRequestError', 'The body is not a JSON object'),
  tooLarge: () => new WorkspaceRefusal(413, 'requestEntityTooLargeError', 'The body has too many bytes'),
  inProgress: () => new WorkspaceRefusal(409, 'conflictError', 'The same request is being worked on'),
  failed: (status: keyof typeof FAILED) => {
    const [kind, message] = FAILED[status];
    return new WorkspaceRefusal(status, kind, message);
  },
};

/** The value, where there is one: fields that a thing cannot do without are optional in the published shapes. */
export function required<Value>(value: Value | undefined, param: string): Value {
  if (value === undefined || value === '') throw missing(param);
  return value;
}

/** A refusal in the shape of SCIM (RFC 7644, 3.12): the status is a text there. */
export class ScimRefusal extends Refused {
  override readonly name = 'ScimRefusal';

  constructor(
    readonly status: number,
    detail: string,
    readonly scimType?: string,
  ) {
    super(detail);
  }

  get isLasting(): boolean {
    return this.status < 429;
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
  forbidden: () => new ScimRefusal(403, 'The owner of this key may not do that'),
  notFound: () => new ScimRefusal(404, 'There is nothing at this address'),
  wrongMethod: () => new ScimRefusal(405, 'This address does not take the method'),
  unreadable: () => new ScimRefusal(400, 'The body is not a JSON object', 'invalidSyntax'),
  tooLarge: () => new ScimRefusal(413, 'The body has too many bytes'),
  inProgress: () => new ScimRefusal(409, 'The same request is being worked on'),
  failed: (status: number) => new ScimRefusal(status, 'The server could not process the request'),
};
