import { z } from 'zod';

/** Beside the link to the pages: what the last publishing did. The service mails it. */
export const PUBLISH_STATUS_FILE = 'publish-status.json';

/** The user who builds the pages writes this: the service takes no more of it than it needs. */
export const publishStatus = z.strictObject({
  /** When the run ended. */
  time: z.iso.datetime(),
  /** Why the pages were not changed; empty after a success. */
  failure: z.string().max(4000),
  /** Sentences about what was not an ordinary change, the newest last; each is mailed once. */
  notes: z.array(z.string().max(1000)).max(10),
  /** Runs in a row in which the git host did not answer. The first one is not reported. */
  lostConnections: z.number(),
});

export type PublishStatus = z.infer<typeof publishStatus>;
