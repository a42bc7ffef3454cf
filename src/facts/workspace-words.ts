/** Who sees a workspace, as the platform calls it. Source: the types that its documentation of workspaces names. */
export const WORKSPACE_TYPES = ['personal', 'private', 'team', 'public', 'partner'] as const;

/** Fields of a path that are operations. Source: the OpenAPI Specification 3.1, Path Item Object. */
export const PATH_OPERATIONS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;
