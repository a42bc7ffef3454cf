import { addressOf, bind, createClient, rateLimited, withRetries } from 'florin/client';
import { workspace } from 'florin/client/workspace';
import { createSandbox } from 'florin/sandbox';

const sandbox = await createSandbox({ origin: 'https://sandbox.example' });
// All that share a key share one limiter: 300 calls a minute, which wait for their turn rather than fail.
const fetch = rateLimited(sandbox.fetch);
const baseUrl = addressOf('workspace', { environment: 'test' });
const client = createClient({ baseUrl, headers: { 'x-api-key': 'key' }, fetch });
const team = bind(withRetries(client), workspace);

const saved = { name: 'Paid', code: 200, body: '{"outcome":"paid"}' };
const request = { method: 'GET', url: '{{shop}}/orders/1' };
const item = [{ name: 'Order', request, response: [saved] }];
const { collection } = await team.createCollection({ collection: { info: { name: 'Shop' }, item } });
console.log('Collection:', collection.name);

const { mock } = await team.createMock({ mock: { collection: collection.uid } });
console.log('A mock server answers in its place at', mock.mockUrl.replace(/[^/]+$/, '…'));
const called = await sandbox.fetch(`${mock.mockUrl}/orders/1`);
console.log('Called there, it answers', called.status, await called.text());

// The sandbox reaches its own mock servers alone: the monitor's environment puts this one in the place of the shop.
const values = [{ key: 'shop', value: mock.mockUrl }];
const { environment } = await team.createEnvironment({ environment: { name: 'Mock', values } });
const { monitor } = await team.createMonitor({
  monitor: { name: 'Shop', collection: collection.uid, environment: environment.uid },
});
const { run } = await team.runMonitor({ monitorUid: monitor.uid });
console.log(`A monitor ran: ${run.info.status}, ${run.stats.requests.failed} of its requests failed`);

await team.deleteCollection({ collectionUid: collection.uid });
const gone = await team.getCollection({ collectionUid: collection.uid }).catch((error) => error);
console.log('Deleted, and so', gone.status, gone.code);
console.log('Calls left this minute:', fetch.limits().remaining);
