import { loadEnvironmentFile } from '../../apps/leads/environment-file.ts';

/**
 * Adds the settings of `.env` to the environment. The user that publishes cannot read that file, which has the
 * mail password: its unit names the content folder instead.
 */
export function loadBuildSettings(): void {
  try {
    loadEnvironmentFile();
  } catch (error) {
    if (!process.env.CONTENT_DIR) throw error;
  }
}
