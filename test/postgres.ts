/** Address of the server that tests of `*.postgres.test.ts` run on. They are left out where there is none. */
export function postgresAddress(): string {
  const address = process.env['FLORIN_POSTGRES'];
  if (!address)
    throw new Error('FLORIN_POSTGRES is not set: node scripts/with-postgres.mjs npm test -- postgres');
  return address;
}
