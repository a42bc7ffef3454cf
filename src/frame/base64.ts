/** Unpadded base64url, by the engine's own encoder: a loop over bytes is slower than the encryption. Up to some kilobytes. */
export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
