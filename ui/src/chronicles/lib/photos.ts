/** Photographs of one's own cards: on this device only, never sent. */
const STORE = 'photos';
const LARGEST = 900; // pixels of the longer side

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open('regno-cards', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('indexedDB'));
  });

async function ask<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const base = await open();
  return new Promise<T>((resolve, reject) => {
    const asked = act(base.transaction(STORE, mode).objectStore(STORE));
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('indexedDB'));
  }).finally(() => base.close());
}

export const photoKey = (pack: string, type: string, id: string): string => `${pack}/${type}/${id}`;
export const photo = (key: string): Promise<Blob | undefined> => ask('readonly', (store) => store.get(key));
export const forgetPhoto = (key: string): Promise<undefined> => ask('readwrite', (store) => store.delete(key));

/** A picture taken before its card had a name goes with it. */
export async function movePhoto(from: string, to: string): Promise<void> {
  const found = await photo(from);
  if (!found) return;
  await ask('readwrite', (store) => store.put(found, to));
  await forgetPhoto(from);
}

/** Keep a picture, made small enough to stand beside a form. */
export async function keepPhoto(key: string, file: Blob): Promise<Blob> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, LARGEST / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.8));
  if (!small) throw new Error('image');
  await ask('readwrite', (store) => store.put(small, key));
  return small;
}
