import { createApp } from '../../../server/app.ts';
import { parseSettings } from '../../../server/config.ts';

type FailingService = { address: string; stop(): Promise<void> };

const broken = () => Promise.reject(new Error('broken on purpose'));

/** The service on the built site with a store that fails: for the errors that nobody can ask a sound one for. */
export async function startFailingService(dist: string): Promise<FailingService> {
  const result = parseSettings({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const app = await createApp({
    siteFolder: dist,
    settings: result.settings,
    intake: { receive: broken },
    networkKey: () => 'audit',
    numbers: broken,
    troubles: async () => ['broken on purpose'],
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, stop: () => app.close() };
}
