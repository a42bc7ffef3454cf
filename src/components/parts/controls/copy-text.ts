/** Copies a text; what to say of that. */
export const copyText = (text: string): Promise<'copied' | 'copy-failed'> =>
  navigator.clipboard.writeText(text).then(
    () => 'copied',
    () => 'copy-failed',
  );
