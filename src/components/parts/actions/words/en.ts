/** English, at hand wherever a dialog is. */
export const words = {
  title: 'Confirm with your bank',
  text: 'Your bank asks you to confirm this payment. What you enter below goes to your bank only.',
  frame: 'Your bank’s page',
  close: 'Close',
  loading: 'Loading your bank’s page…',
  failed: 'Your bank’s page did not load. Check your connection and try again.',
  retry: 'Try again',
  question: 'Stop confirming? Without your bank’s confirmation the payment may not go through.',
  keep: 'Keep confirming',
  stop: 'Stop',
};
