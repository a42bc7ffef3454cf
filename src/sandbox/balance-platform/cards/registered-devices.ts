import type { balancePlatform } from '../../../client/balance-platform/index.js';
import { DEVICE_TYPES } from '../../../client/balance-platform/registered-devices.js';
import { decodedFields } from '../../refusals/fields.js';
import { invalidField, notFound, notPossible } from '../../refusals/rest-error.js';
import type { Answers } from '../../rows/simulation.js';
import type { State } from '../../state/state.js';
import { balancePlatformRecords } from '../platform-records.js';
import type { DeviceRecord } from '../records.js';
import { found, named } from '../lookup.js';
import { instrumentNow } from '../payment-instruments.js';

const USUAL_SIZE = 20;
const LARGEST_SIZE = 100;
const PATH = '/bcl/v2/registeredDevices';

/** A device is found through the payment instrument that it approves payments of, and through no other. */
function deviceOf(state: State, id: string, paymentInstrumentId: string): DeviceRecord {
  const record = found(balancePlatformRecords(state).devices, id, 'Device');
  if (record.device.paymentInstrumentId !== paymentInstrumentId) throw notFound('Device');
  return record;
}

/** The authentication kit's description of its device, if it gives one. */
function described(sdkOutput: string) {
  const { name, type } = decodedFields(sdkOutput);
  return {
    name: typeof name === 'string' ? name : 'Simulated device',
    type: DEVICE_TYPES.find((known) => known === type) ?? ('browser' as const),
  };
}

export const registeredDeviceAnswers = {
  listRegisteredDevices(state, { input: { paymentInstrumentId, pageNumber = 0, pageSize = USUAL_SIZE } }) {
    const { devices, paymentInstruments } = balancePlatformRecords(state);
    named(paymentInstruments, paymentInstrumentId, 'paymentInstrumentId');
    if (pageNumber < 0) throw invalidField('pageNumber', 'Below zero');
    if (pageSize < 1 || pageSize > LARGEST_SIZE)
      throw invalidField('pageSize', `Between 1 and ${LARGEST_SIZE}`);
    const own = [...devices.values()]
      .filter(
        ({ device, isRegistered }) => isRegistered && device.paymentInstrumentId === paymentInstrumentId,
      )
      .map(({ device }) => device);
    const pagesTotal = Math.ceil(own.length / pageSize);
    const linkTo = (page: number) => {
      const query = new URLSearchParams({
        paymentInstrumentId,
        pageNumber: `${page}`,
        pageSize: `${pageSize}`,
      });
      return { href: `${PATH}?${query.toString()}` };
    };
    return {
      data: own.slice(pageNumber * pageSize, (pageNumber + 1) * pageSize),
      itemsTotal: own.length,
      pagesTotal,
      link: {
        self: linkTo(pageNumber),
        first: linkTo(0),
        last: linkTo(Math.max(0, pagesTotal - 1)),
        ...(pageNumber > 0 && { previous: linkTo(pageNumber - 1) }),
        ...(pageNumber + 1 < pagesTotal && { next: linkTo(pageNumber + 1) }),
      },
    };
  },

  startDeviceRegistration(state, { input: { paymentInstrumentId, strongCustomerAuthentication } }) {
    const { devices, paymentInstruments } = balancePlatformRecords(state);
    named(paymentInstruments, paymentInstrumentId, 'paymentInstrumentId');
    if (instrumentNow(state, paymentInstrumentId).status === 'closed')
      throw notPossible('The payment instrument is closed');
    const id = `DV${state.random.reference()}`;
    const challenge = state.random.opaque(48);
    const device = { id, paymentInstrumentId, ...described(strongCustomerAuthentication.sdkOutput) };
    devices.set(id, { device, challenge, isRegistered: false });
    return { id, paymentInstrumentId, sdkInput: challenge, success: true };
  },

  /** A device proves itself by giving back what it was sent. */
  finishDeviceRegistration(state, { input: { id, paymentInstrumentId, strongCustomerAuthentication } }) {
    const record = deviceOf(state, id, paymentInstrumentId);
    if (record.isRegistered) throw notPossible('The device is registered already');
    record.isRegistered = strongCustomerAuthentication.sdkOutput.includes(record.challenge);
    return { success: record.isRegistered };
  },

  deleteRegisteredDevice(state, { input: { id, paymentInstrumentId } }) {
    deviceOf(state, id, paymentInstrumentId);
    balancePlatformRecords(state).devices.delete(id);
    return undefined;
  },
} satisfies Partial<Answers<typeof balancePlatform>>;
