/** Who sees a workspace, as the platform calls it. Source: the types that its documentation of workspaces names. */
export const WORKSPACE_TYPES = ['personal', 'private', 'team', 'public', 'partner'] as const;

/** Fields of a path that are operations. Source: the OpenAPI Specification 3.1, Path Item Object. */
export const PATH_OPERATIONS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** How the body of a mock server's answer is to be shown. Source: the platform's description of a server response. */
export const RESPONSE_LANGUAGES = ['text', 'javascript', 'json', 'html', 'xml'] as const;

/** Standards that the schema of an API may follow, by the platform's word. The published description takes any text. */
export const SCHEMA_TYPES = [
  'openapi3',
  'openapi2',
  'openapi1',
  'raml',
  'graphql',
  'wsdl1',
  'wsdl2',
  'asyncapi',
] as const;

/** Languages that a schema may be written in, by the platform's word. The published description takes any text. */
export const SCHEMA_LANGUAGES = ['json', 'yaml', 'graphql', 'xml'] as const;

/** What a collection may be to a version of an API. Source: the paths of its relations. */
export const COLLECTION_PURPOSES = [
  'documentation',
  'contracttest',
  'integrationtest',
  'test',
  'testsuite',
  'unclassified',
] as const;

/** The name of a failure that is none: a script that was not run, so that it is not known whether its tests hold. The sandbox's own. */
export const SCRIPT_NOT_RUN = 'ScriptNotRun';
