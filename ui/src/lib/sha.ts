/** SHA-256: the browser's own where it has it, else in plain JavaScript, since over http it has none. */
export type Bytes = Uint8Array<ArrayBuffer>;

const native = (): SubtleCrypto | undefined => (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;

export async function sha256(bytes: Bytes, subtle = native()): Promise<Bytes> {
  return subtle
    ? new Uint8Array(await subtle.digest('SHA-256', bytes))
    : Uint8Array.from((await import('@noble/hashes/sha2.js')).sha256(bytes));
}
