import { createApp } from '../../server/app.ts';
import { parseSettings } from '../../server/config.ts';

/** The same server with the same routes and checks, only that it keeps nothing and sends nothing. */
const read = parseSettings(process.env);
if (!read.ok) throw new Error(JSON.stringify(read.problems));
const { settings } = read;
const app = await createApp({
  settings,
  siteFolder: process.env.DIST_DIR ?? 'dist',
  intake: {
    receive: async () => ({ id: crypto.randomUUID(), repeated: false, held: false }),
  },
  networkKey: () => 'nobody',
  floodLimit: async () => 0,
  troubles: async () => [],
});
process.once('SIGTERM', () => void app.close());
await app.listen({ host: settings.host, port: settings.port });
