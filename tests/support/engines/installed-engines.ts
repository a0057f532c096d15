import { globSync } from 'node:fs';
import { installFromDebian } from '../debian-packages.ts';

/** The browser engines other than Chromium: their programs, and the Debian packages with them. */
const installations = {
  Firefox: { programs: ['/usr/bin/firefox{-esr,}'], packages: ['firefox-esr'] },
  WebKit: {
    programs: [
      '/usr/bin/WebKitWebDriver',
      '/usr/lib/{*/,}webkit2gtk-4.*/MiniBrowser',
      '/usr/bin/Xvfb',
    ],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

export type EngineName = keyof typeof installations;

/** The paths of an engine's programs, in the order above. @throws when the machine lacks one */
export const programsOf = (engine: EngineName): string[] =>
  installations[engine].programs.map((pattern) => {
    const [path] = globSync(pattern);
    if (!path)
      throw new Error(`No ${pattern} for ${engine}. Run \`npm run test:all\`, or install it.`);
    return path;
  });

const missingEngines = () =>
  (Object.keys(installations) as EngineName[]).filter((engine) =>
    installations[engine].programs.some((pattern) => globSync(pattern).length === 0),
  );

/** Installs missing engines from Debian. @returns the engines that could not be installed */
export function installEngines(): EngineName[] {
  for (const engine of missingEngines()) installFromDebian(...installations[engine].packages);
  return missingEngines();
}
