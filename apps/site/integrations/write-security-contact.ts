import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandEmail, brandUrl } from '@agency/content/brand-values.ts';

/** RFC 9116 recommends less than a year. */
const daysValid = 360;

/** Writes .well-known/security.txt (RFC 9116): where to report a vulnerability. @param folder the built site */
export async function writeSecurityContact(folder: string): Promise<void> {
  const expires = new Date(Date.now() + daysValid * 24 * 3600 * 1000);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: mailto:${brandEmail()}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${brandUrl()}/.well-known/security.txt`,
    '',
  ];
  await mkdir(join(folder, '.well-known'), { recursive: true });
  await writeFile(join(folder, '.well-known', 'security.txt'), lines.join('\n'));
}
