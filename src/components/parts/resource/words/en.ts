export const words = {
  loading: 'Loading…',
  empty: 'There is nothing here yet.',
  'filtered-empty': 'Nothing matches. Try fewer filters.',
  offline: 'You are offline. This will load as soon as the connection is back.',
  network: 'The server cannot be reached. Check your connection, then try again.',
  unauthorised: 'You are not signed in, or may not see this. Sign in, then try again.',
  'rate-limited': 'There were too many tries. Wait a moment, then try again.',
  server: 'The server did not answer properly. Whoever runs this site has to mend that. Code: {code}',
  retry: 'Try again',
  test: 'Test mode',
};
