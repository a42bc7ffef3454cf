import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { issue, openPlatform, refusal, type Platform } from '../platform.js';

const said = (sdkOutput: string) => ({ strongCustomerAuthentication: { sdkOutput } });
const kit = Buffer.from(JSON.stringify({ name: 'Sam’s phone', type: 'ios' })).toString('base64');

async function register({ bcl }: Platform, paymentInstrumentId: string): Promise<string> {
  const { id = '', sdkInput = '' } = await bcl.startDeviceRegistration({ paymentInstrumentId, ...said(kit) });
  const finished = await bcl.finishDeviceRegistration({
    id,
    paymentInstrumentId,
    ...said(`signed:${sdkInput}`),
  });
  assert.equal(finished.success, true);
  return id;
}

describe('devices that approve payments', () => {
  it('are there once they have answered what they were sent', async () => {
    const platform = await openPlatform();
    const { bcl, dutchEur } = platform;
    const { id: paymentInstrumentId } = await issue(platform, dutchEur);
    const { id = '', sdkInput = '' } = await bcl.startDeviceRegistration({
      paymentInstrumentId,
      ...said(kit),
    });
    const finish = (sdkOutput: string) =>
      bcl.finishDeviceRegistration({ id, paymentInstrumentId, ...said(sdkOutput) });
    assert.equal((await finish('something else')).success, false);
    assert.equal((await bcl.listRegisteredDevices({ paymentInstrumentId })).itemsTotal, 0);
    assert.equal((await finish(sdkInput)).success, true);
    const { data } = await bcl.listRegisteredDevices({ paymentInstrumentId });
    assert.deepEqual(data, [{ id, name: 'Sam’s phone', paymentInstrumentId, type: 'ios' }]);
    assert.equal((await refusal(finish(sdkInput))).status, 422);
  });

  it('are listed by pages that are counted, and removed through their own instrument alone', async () => {
    const platform = await openPlatform();
    const { bcl, dutchEur } = platform;
    const [one, other] = [await issue(platform, dutchEur), await issue(platform, dutchEur)];
    const paymentInstrumentId = one.id;
    const ids = [];
    for (let count = 0; count < 3; count++) ids.push(await register(platform, paymentInstrumentId));
    const last = await bcl.listRegisteredDevices({ paymentInstrumentId, pageNumber: 1, pageSize: 2 });
    assert.deepEqual(
      last.data?.map(({ id }) => id),
      [ids[2]],
    );
    assert.deepEqual([last.itemsTotal, last.pagesTotal, last.link?.next], [3, 2, undefined]);
    assert.match(last.link?.previous?.href ?? '', /pageNumber=0&pageSize=2$/);
    const [id = ''] = ids;
    const foreign = bcl.deleteRegisteredDevice({ id, paymentInstrumentId: other.id });
    assert.equal((await refusal(foreign)).status, 404);
    await bcl.deleteRegisteredDevice({ id, paymentInstrumentId });
    assert.equal((await bcl.listRegisteredDevices({ paymentInstrumentId })).itemsTotal, 2);
    assert.equal((await refusal(bcl.deleteRegisteredDevice({ id, paymentInstrumentId }))).status, 404);
  });
});
