const grantIn = ({ searchParams }) => searchParams.get('grant') ?? '';

/** Keeps the grant on screen in the address, and shows the one that the address names. */
export function followGrant(financing) {
  const read = () => (financing.grant = grantIn(new URL(location.href)));
  read();
  addEventListener('popstate', read);
  financing.addEventListener('florin-grant-opened', ({ detail: { grant } }) => {
    const url = new URL(location.href);
    if (grant === grantIn(url)) return;
    if (grant) url.searchParams.set('grant', grant);
    else url.searchParams.delete('grant');
    history.pushState(history.state, '', url);
  });
}
