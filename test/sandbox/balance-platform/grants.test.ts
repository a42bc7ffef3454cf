import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { DAY } from '../../../src/facts/instant.js';
import { openPlatform, refusal } from './platform.js';

describe('grants', () => {
  it('are offered to holders who may have them, until the offer expires', async () => {
    const { bcl, clock, dutch } = await openPlatform();
    const { grantOffers } = await bcl.listGrantOffers({ accountHolderId: dutch });
    const [offer] = grantOffers;
    assert.deepEqual(await bcl.getGrantOffer({ grantOfferId: offer?.id ?? '' }), offer);
    await bcl.updateAccountHolder({ id: dutch, capabilities: { getGrantOffers: { enabled: false } } });
    assert.deepEqual((await bcl.listGrantOffers({ accountHolderId: dutch })).grantOffers, []);
    await bcl.updateAccountHolder({ id: dutch, capabilities: { getGrantOffers: { enabled: true } } });
    clock.now += 30 * DAY;
    assert.deepEqual((await bcl.listGrantOffers({ accountHolderId: dutch })).grantOffers, []);
    assert.equal((await refusal(bcl.listGrantOffers({ accountHolderId: 'AH1' }))).field, 'accountHolderId');
    assert.equal((await refusal(bcl.getGrantOffer({ grantOfferId: 'GO1' }))).status, 404);
  });

  it('are owed on the grant account once they are taken', async () => {
    const { bcl, btl, clock, dutch } = await openPlatform();
    const id = 'FlorinGrants';
    assert.deepEqual((await bcl.getGrantAccount({ id })).balances, []);
    const [offer] = (await bcl.listGrantOffers({ accountHolderId: dutch })).grantOffers;
    const grant = { grantAccountId: id, grantOfferId: offer?.id ?? '' };
    await btl.createGrant(
      { ...grant, counterparty: { accountHolderId: dutch } },
      { idempotencyKey: 'grant' },
    );
    assert.deepEqual((await bcl.listGrantOffers({ accountHolderId: dutch })).grantOffers, []);
    assert.equal((await bcl.getGrantOffer({ grantOfferId: grant.grantOfferId })).id, grant.grantOfferId);
    clock.now += DAY;
    const { balances } = await bcl.getGrantAccount({ id });
    assert.deepEqual(balances, [{ currency: 'EUR', fee: 100_000, principal: 1_000_000, total: 1_100_000 }]);
  });
});
