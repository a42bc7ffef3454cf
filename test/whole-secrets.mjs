/**
 * WebKitGTK drops the zeros at the front of what it opens with RSA-OAEP: of 256 content keys, one comes out too short for
 * its envelope. Card frames only ever seal; it is sandboxes in test pages that open, so there the zeros are put back.
 */
export function keepSecretsWhole() {
  const { prototype } = SubtleCrypto;
  const { decrypt } = prototype;
  prototype.decrypt = async function (algorithm, key, sealed) {
    const opened = await decrypt.call(this, algorithm, key, sealed);
    if (key.algorithm.name !== 'RSA-OAEP') return opened;
    const secret = new Uint8Array(Math.ceil(opened.byteLength / 32) * 32);
    secret.set(new Uint8Array(opened), secret.length - opened.byteLength);
    return secret.buffer;
  };
}
