import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends the command with a message for the person who typed it. */
export function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

/** What was typed after the name of a command. With --help, or with something unknown, the help ends the command. */
export function readArguments<const Config extends ParseArgsConfig>(
  help: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const options = { ...config.options, help: { type: 'boolean', short: 'h' } } as const;
  try {
    const { values, ...rest } = parseArgs({ ...config, options });
    const { help: isAsked, ...others } = values as { help?: boolean };
    if (isAsked) {
      console.info(help);
      process.exit(0);
    }
    return { values: others, ...rest } as unknown as ReturnType<typeof parseArgs<Config>>;
  } catch (error) {
    return refuse(`${(error as Error).message}\n\n${help}`);
  }
}
