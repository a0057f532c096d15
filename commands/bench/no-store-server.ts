import { createApp } from '../../server/app.ts';
import { parseSettings } from '../../server/config.ts';
import { USUAL_FLOOD_LIMITS } from '../../server/leads/intake/flood-limit.ts';
import { createIntake } from '../../server/leads/intake/intake.ts';
import { networkKeyWith } from '../../server/leads/intake/network-key.ts';
import { newId } from '../../server/leads/store/lead.ts';
import { NO_TRAFFIC } from '../../server/leads/store/traffic.ts';

/**
 * The same server with the same routes, checks and spam signals, only that it keeps nothing, knows of
 * nothing kept before and sends nothing.
 */
const read = parseSettings(process.env);
if (!read.ok) throw new Error(JSON.stringify(read.problems));
const { settings } = read;
const app = await createApp({
  settings,
  siteFolder: process.env.DIST_DIR ?? 'dist',
  intake: createIntake({
    store: {
      saveNewcomer: async () => newId(),
      save: async () => ({ id: newId(), repeated: false }),
    },
    traffic: async () => NO_TRAFFIC,
    floodLimits: USUAL_FLOOD_LIMITS,
    secret: 'secret',
    onLead() {},
  }),
  networkKey: networkKeyWith('secret'),
  troubles: async () => [],
});
process.once('SIGTERM', () => void app.close());
await app.listen({ host: settings.host, port: settings.port });
