/** SHA-256 and HMAC: the browser's own where it has them, else in plain JavaScript, since over http it has none. */
export type Bytes = Uint8Array<ArrayBuffer>;
type Sign = (message: Bytes) => Promise<Bytes>;

const native = (): SubtleCrypto | undefined => (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
const plain = async () => {
  const [{ sha256 }, { hmac }] = await Promise.all([import('@noble/hashes/sha2.js'), import('@noble/hashes/hmac.js')]);
  return { sha256, hmac };
};

export async function sha256(bytes: Bytes, subtle = native()): Promise<Bytes> {
  return subtle
    ? new Uint8Array(await subtle.digest('SHA-256', bytes))
    : Uint8Array.from((await plain()).sha256(bytes));
}

/** What signs messages by HMAC-SHA-256 with a key. */
export async function signer(key: Bytes, subtle = native()): Promise<Sign> {
  if (subtle) {
    const held = await subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return async (message) => new Uint8Array(await subtle.sign('HMAC', held, message));
  }
  const { hmac, sha256: hash } = await plain();
  return (message) => Promise.resolve(Uint8Array.from(hmac(hash, key, message)));
}
