import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The agency's words for the automatic reply, as in automatic-reply.yaml. */
export type AutoReplyWords = {
  readonly send: boolean;
  readonly subject: string;
  readonly paragraphs: readonly string[];
};

/** Such words in another language, with the line for somebody who did not write. */
export type ReplyWords = Omit<AutoReplyWords, 'send'> & { readonly notYou: string };

/** What the published content says about the agency. */
export type LocaleSettings = {
  /** An IANA name such as `Asia/Kolkata`. */
  readonly timeZone: string;
  /** Country of phone numbers without a country code, such as `IN`; null when unknown. */
  readonly country: string | null;
  readonly phone: string;
  /** Registered name and tax number of the agency, for the foot of mails; empty when it has stated none. */
  readonly imprint: string;
  /** Months after which a lead is deleted, as the pages say; null without a built site: then none is deleted. */
  readonly retentionMonths: number | null;
  /** Null when the content has none. */
  readonly autoReply: AutoReplyWords | null;
  /** The automatic reply to visitors of pages in another language, by its code. */
  readonly replies: Readonly<Record<string, ReplyWords>>;
};

/** The folder of the built site, the same as in astro.config.ts. */
export const siteFolder = (): string =>
  path.resolve(process.env.DIST_DIR ?? path.join(import.meta.dirname, '../../dist'));

/** Reads the values of brand.yaml from the built site; without one, the time zone is the machine's. */
export function readLocale(folder: string): LocaleSettings {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const unknown = {
    timeZone,
    country: null,
    phone: '',
    imprint: '',
    retentionMonths: null,
    autoReply: null,
    replies: {},
  };
  try {
    const file = path.join(folder, 'server.json');
    // Reading anything else, such as a named pipe, could stop the service.
    if (!statSync(file).isFile()) return unknown;
    const text = readFileSync(file, 'utf8');
    return { ...unknown, ...(JSON.parse(text) as { locale: LocaleSettings }).locale };
  } catch {
    return unknown;
  }
}

/** Returns the values of the published content; reads them again when another build has replaced it. */
export function createLocale(folder: string): () => LocaleSettings {
  let version = '';
  let locale = readLocale(folder);
  return () => {
    const file = statSync(path.join(folder, 'server.json'), { throwIfNoEntry: false });
    // The file is missing while a build is being replaced.
    const found = file === undefined ? version : `${file.ino} ${file.mtimeMs}`;
    if (found !== version) locale = readLocale(folder);
    version = found;
    return locale;
  };
}
