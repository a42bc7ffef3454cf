import type { InterfaceName } from '../../../src/client/interfaces.js';

/** Where a table means something else than the facts, on purpose, and why. */
interface Deviation {
  readonly why: string;
  /** Paths as the test names them; what is below them is meant too. */
  readonly at: readonly string[];
  /** Meant are only fields that the facts lack. */
  readonly isAddition?: boolean;
}

export const NOT_PUBLISHED = 'not in the facts';

/*
 * Three rules besides are part of the comparison itself, since they hold everywhere:
 * - an amount has both its fields, each limited, even where the facts mark or limit neither: money without a currency
 *   is none;
 * - the word that tells the variants of a union apart has to be there: without it none could be chosen;
 * - side notes of which the facts list the keys stay one map of texts: the list is long, and grows without notice.
 */
export const DEVIATIONS: Readonly<Partial<Record<InterfaceName, readonly Deviation[]>>> = {
  checkout: [
    {
      why: 'An answer is not lost for an action of a new kind: `KnownAction` has the nine variants, `Action` all their fields.',
      at: ['PaymentResponse.action'],
    },
    {
      why: 'The facts lack it, but a fingerprint is followed by a challenge this way.',
      at: ['PaymentDetailsResponse.action'],
      isAddition: true,
    },
  ],
  'checkout-classic': [
    {
      why: 'Browsers say what they say: the lengths that the facts state, 10 to 50, fit few of them, and block no payment.',
      at: ['BrowserInfo.acceptHeader', 'BrowserInfo.userAgent'],
    },
  ],
  workspace: [
    {
      why: 'The format of exported collections has an object or a list of lines where the facts have a text: both come and go as they are.',
      at: [
        'CreateCollectionRequest.collection.info.description',
        'CreateCollectionRequest.collection.item[].item[].request.description',
        'CreateCollectionRequest.collection.item[].item[].request.url',
        'UpdateCollectionRequest.collection.info.description',
        'UpdateCollectionRequest.collection.item[].item[].request.description',
        'UpdateCollectionRequest.collection.item[].item[].request.url',
        'SingleCollectionResponse.collection.info.description',
        'SingleCollectionResponse.collection.item[].event[].script.exec',
        'SingleCollectionResponse.collection.item[].request.description',
        'SingleCollectionResponse.collection.item[].request.header[].description',
        'SingleCollectionResponse.collection.item[].request.url',
      ],
    },
    {
      why: 'The facts come from examples, one or two folders deep: ours is one recursive item, and is sent as it was read.',
      at: [
        'CreateCollectionRequest.collection',
        'UpdateCollectionRequest.collection',
        'SingleCollectionResponse.collection.item[]',
      ],
      isAddition: true,
    },
    {
      why: 'An update replaces every variable: what answers tell of one, its type and whether it counts, is sent back with it.',
      at: ['CreateEnvironmentRequest.environment.values[]'],
      isAddition: true,
    },
    {
      why: 'The facts call it the text of a file; the file is JSON, and sent as such.',
      at: ['ImportExportedDataRequest'],
    },
    {
      why: 'Nothing but its operations tells one update from the other: these are the union, the input is one object.',
      at: ['cur.updateScimUserPatch'],
    },
    {
      why: 'The facts come from examples: keys that are data there (paths, header names, names of tests) make a map.',
      at: [
        'ImportExternalApiSpecificationRequest.input.paths',
        'RunAMonitorResponse.run.executions[].request.headers',
        'RunAMonitorResponse.run.executions[].response.headers',
        'RunAMonitorResponse.run.failures[].assertion',
      ],
    },
  ],
};
