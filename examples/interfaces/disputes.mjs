import { addressOf, bind, createClient } from 'florin/client';
import { disputes } from 'florin/client/disputes';
import { createSandbox } from 'florin/sandbox';

const sandbox = await createSandbox({ origin: 'https://sandbox.example', seed: 1 });
const baseUrl = addressOf('disputes', { environment: 'test' });
const client = createClient({ baseUrl, headers: { 'x-api-key': 'key' }, fetch: sandbox.fetch });
const { listDefenseReasons, supplyDefenseDocuments, defendDispute } = bind(client, disputes);

// A notification brings the reference of a dispute; a sandbox also lists those it has.
const known = sandbox.disputes().findLast(({ reasonCode }) => reasonCode === '10.4');
const dispute = { merchantAccountCode: 'FlorinShop', disputePspReference: known.pspReference };
const { defenseReasons } = await listDefenseReasons(dispute);
for (const { defenseReasonCode, defenseDocumentTypes } of defenseReasons) {
  const needed = defenseDocumentTypes.map(
    (type) => `${type.defenseDocumentTypeCode} (${type.requirementLevel})`,
  );
  console.log(`${defenseReasonCode} needs ${needed.join(', ')}`);
}

// Status 200 says nothing yet: only `success` says that it was done.
const [{ defenseReasonCode }] = defenseReasons;
// A key for each thing that is to happen once: the same again, after a lost answer, is done once.
const defend = async (idempotencyKey) =>
  (await defendDispute({ ...dispute, defenseReasonCode }, { idempotencyKey })).disputeServiceResult;
console.log('Without documents:', (await defend('defense-1')).errorMessage);

const content = btoa('%PDF-1.7'.padEnd(2048));
const papers = ['PriorOrders', 'DeviceRecord'];
const defenseDocuments = papers.map((defenseDocumentTypeCode) => ({
  defenseDocumentTypeCode,
  contentType: 'application/pdf',
  content,
}));
await supplyDefenseDocuments({ ...dispute, defenseDocuments });
console.log('With them:', (await defend('defense-2')).success);
console.log('And once more:', (await defend('defense-3')).errorMessage);
