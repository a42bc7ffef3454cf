import { workspace } from '../../client/workspace/index.js';
import { simulate } from '../rows/simulation.js';
import { admit, keyOf, turnedAway } from './allowance.js';
import { apiAnswers } from './apis.js';
import { collectionAnswers } from './collections.js';
import { environmentAnswers } from './environments.js';
import { forkAnswers } from './forks.js';
import { importAnswers } from './imports.js';
import { mockResponseAnswers } from './mocks/mock-responses.js';
import { mockAnswers } from './mocks/mocks.js';
import { monitorAnswers } from './monitors.js';
import { scimRefusals, workspaceRefusals } from './refusal.js';
import { relationAnswers } from './relations.js';
import { releaseAnswers } from './releases.js';
import { schemaAnswers } from './schemas.js';
import { syncAnswers } from './sync.js';
import { teamAnswers } from './team.js';
import { userAnswers } from './users.js';
import { versionAnswers } from './versions.js';
import { workspaceAnswers } from './workspaces.js';

const {
  listResourceTypes,
  getServiceProviderConfig,
  listUsers,
  createUser,
  getUser,
  replaceUser,
  updateUser,
  ...things
} = workspace;

const credential = { credentialOf: keyOf, ignoredQuery: ['apikey'], admit, turnedAway };

/** The members of the team. Rows of the workspace like all others, but they refuse in the words of SCIM. */
export const directorySimulation = simulate({
  name: 'workspace',
  prefix: /^(?=\/scim\/v2\/)/,
  table: {
    listResourceTypes,
    getServiceProviderConfig,
    listUsers,
    createUser,
    getUser,
    replaceUser,
    updateUser,
  },
  answers: userAnswers,
  refusals: scimRefusals,
  ...credential,
});

/** All that is in workspaces. No prefix tells these paths from others, so they are looked at last. */
export const workspaceSimulation = simulate({
  name: 'workspace',
  prefix: /^(?=\/)/,
  table: things,
  answers: {
    ...workspaceAnswers,
    ...collectionAnswers,
    ...forkAnswers,
    ...importAnswers,
    ...environmentAnswers,
    ...mockAnswers,
    ...mockResponseAnswers,
    ...monitorAnswers,
    ...apiAnswers,
    ...versionAnswers,
    ...schemaAnswers,
    ...releaseAnswers,
    ...relationAnswers,
    ...syncAnswers,
    ...teamAnswers,
  },
  refusals: workspaceRefusals,
  ...credential,
});
