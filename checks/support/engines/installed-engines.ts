import { globSync } from 'node:fs';
import { installFromDebian, refreshDebian } from '../debian-packages.ts';

/** What runs an engine: its programs by where they may lie, and Debian's packages of them. */
type Installation = { programs: Record<string, string>; packages: string[] };

/** The engines of visitors' browsers beside Chromium's. */
const installations = {
  Firefox: {
    programs: { browser: '/usr/bin/firefox{-esr,}' },
    packages: ['firefox-esr'],
  },
  WebKit: {
    programs: {
      driver: '/usr/bin/WebKitWebDriver',
      browser: '/usr/lib/{*/,}webkit2gtk-4.*/MiniBrowser',
      screen: '/usr/bin/Xvfb',
    },
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
} satisfies Record<string, Installation>;

export type EngineName = keyof typeof installations;

const engineNames = Object.keys(installations) as EngineName[];

/**
 * Where the programs of an engine lie on this machine.
 * @throws when it lacks one: `npm test` installs them
 */
export function programsOf<Name extends EngineName>(
  engine: Name,
): Record<keyof (typeof installations)[Name]['programs'], string> {
  const found = Object.entries(installations[engine].programs).map(([name, pattern]) => {
    const [path] = globSync(pattern);
    if (!path) throw new Error(`No ${pattern} for ${engine}. Run \`npm test\`, or install it.`);
    return [name, path];
  });
  return Object.fromEntries(found);
}

function isInstalled(engine: EngineName): boolean {
  return Object.values(installations[engine].programs).every(
    (pattern) => globSync(pattern).length > 0,
  );
}

/** Installs from Debian what is missing. @returns the engines that this machine cannot have */
export function installEngines(): EngineName[] {
  const missing = engineNames.filter((engine) => !isInstalled(engine));
  if (missing.length > 0 && refreshDebian())
    for (const engine of missing) installFromDebian(...installations[engine].packages);
  return missing.filter((engine) => !isInstalled(engine));
}
