import type { BusinessLineRequest, legalEntity } from '../../client/legal-entity/index.js';
import type { Answers } from '../rows/simulation.js';
import type { State } from '../state/state.js';
import { recordsOf, find, findEntity, refuse, type Line } from './records.js';

/** A line of business sells somewhere: it names a web site, or why there is none. */
export function checkLine({
  salesChannels = [],
  webData,
  webDataExemption,
}: Omit<BusinessLineRequest, 'legalEntityId'>): void {
  if (salesChannels.includes('eCommerce') && !webData?.length && !webDataExemption?.reason)
    throw refuse('webData', 'who sells online names a web site, or why there is none');
}

const withWebIds = (state: State, details: BusinessLineRequest): BusinessLineRequest =>
  details.webData
    ? {
        ...details,
        webData: details.webData.map(({ webAddress, webAddressId }) => ({
          webAddress,
          webAddressId: webAddressId ?? `SE${state.random.reference()}`,
        })),
      }
    : details;

export function addLine(state: State, details: BusinessLineRequest): Line {
  findEntity(state, details.legalEntityId);
  checkLine(details);
  const line: Line = { id: `SE${state.random.reference()}`, details: withWebIds(state, details) };
  recordsOf(state).lines.set(line.id, line);
  return line;
}

const answerOf = ({ id, details }: Line) => ({ ...details, id, problems: [] });

type Rows = Pick<
  typeof legalEntity,
  'createBusinessLine' | 'getBusinessLine' | 'updateBusinessLine' | 'deleteBusinessLine' | 'listBusinessLines'
>;

const findLine = (state: State, id: string): Line => find(recordsOf(state).lines, id, 'Business line');

export const businessLines: Answers<Rows> = {
  createBusinessLine: (state, { input }) => answerOf(addLine(state, input)),
  getBusinessLine: (state, { input }) => answerOf(findLine(state, input.id)),
  updateBusinessLine: (state, { input: { id, ...changes } }) => {
    const line = findLine(state, id);
    const details = {
      ...line.details,
      ...changes,
      industryCode: changes.industryCode ?? line.details.industryCode,
    };
    checkLine(details);
    line.details = withWebIds(state, details);
    return answerOf(line);
  },
  deleteBusinessLine: (state, { input }) => {
    recordsOf(state).lines.delete(findLine(state, input.id).id);
    return undefined;
  },
  listBusinessLines: (state, { input }) => ({
    businessLines: recordsOf(state).linesOf(findEntity(state, input.id)).map(answerOf),
  }),
};
