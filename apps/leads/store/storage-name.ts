import type { Storage } from '../config.ts';

/** The location of the store, without a password. */
export function storageName(storage: Storage): string {
  if (storage.dialect === 'sqlite') return storage.file;
  const { host, pathname } = new URL(storage.url);
  return `postgres://${host}${pathname}`;
}
