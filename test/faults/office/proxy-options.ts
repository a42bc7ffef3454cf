import type { Identity, ProxyOptions } from '../../../src/proxy/index.js';

function identityOf(request: Request, holder: string): Identity | null {
  const [, name = '', number = ''] = /user=([a-z]+)(\d)/.exec(request.headers.get('cookie') ?? '') ?? [];
  if (name === 'olga') return { audience: 'operator', email: `olga-${number}@shop.example` };
  if (name !== 'sam') return null;
  return { audience: 'seller', userId: `sam-${number}`, accountHolders: [holder] };
}

/** What the merchant's proxies are set up with. @param holder - Tells the account holder that the seller acts for. */
export const officeOptions = (holder: () => string): Partial<ProxyOptions> => ({
  identify: (request) => identityOf(request, holder()),
  enable: ['transfers.createGrant'],
  supply: ({ fields }) => ({
    ...(fields.includes('balancePlatform') && { balancePlatform: 'FlorinPlatform' }),
    ...(fields.includes('grantAccountId') && { grantAccountId: 'FlorinGrants' }),
  }),
  notifications: undefined,
});
