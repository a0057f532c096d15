import path from 'node:path';
import { z } from 'zod';
import { setting } from './config-values.ts';

/** Where leads are stored. */
export type Storage =
  | { readonly dialect: 'sqlite'; readonly file: string }
  | { readonly dialect: 'postgres'; readonly url: string };

const databaseAddress = z.string().transform((text, context): Storage => {
  if (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text)) {
    return { dialect: 'postgres', url: text };
  }
  const file = /^file:(?:\/\/(?=\/))?(.+)$/.exec(text)?.[1];
  if (file !== undefined) return { dialect: 'sqlite', file: path.resolve(file) };
  context.addIssue('must be file:path/to/leads.db or postgres://user:password@host:5432/name.');
  return z.NEVER;
});

/** The settings of the store, each by itself. */
export const STORAGE_SETTINGS = {
  DATA_DIR: setting(z.string().default('data')),
  DATABASE_URL: setting(databaseAddress.optional()),
} as const;

/** Where leads are stored: DATABASE_URL, else the file leads.db in DATA_DIR. */
export function storageOf(read: z.infer<z.ZodObject<typeof STORAGE_SETTINGS>>) {
  const dataDir = path.resolve(read.DATA_DIR);
  const file: Storage = { dialect: 'sqlite', file: path.join(dataDir, 'leads.db') };
  return { dataDir, storage: read.DATABASE_URL ?? file };
}
