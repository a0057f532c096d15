import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { type Gel, hasGel, layGel } from './gel.ts';
import { packSequence } from './pack-sequence.ts';

type Picture = {
  name: string;
  scene: string;
  out: string;
  width: number;
  height: number;
  samples?: number;
  sequence?: boolean;
  gel?: Gel;
};
type Table = {
  series: string;
  scene: string;
  out: string;
  pictures: {
    name: string;
    width: number;
    height: number;
    scene?: string;
    samples?: number;
    sequence?: boolean;
    gel?: Gel;
  }[];
};

const art = import.meta.dirname;
const root = dirname(art);

function readPictures(): Picture[] {
  const folder = join(art, 'manifest');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => {
      const tables = parse(readFileSync(join(folder, file), 'utf8')) as Table[];
      return tables.flatMap((table) =>
        table.pictures.map((picture) => ({
          ...picture,
          name: `${table.series}/${picture.name}`,
          scene: join(root, picture.scene ?? table.scene),
          out: join(root, table.out.replace('{name}', picture.name)),
        })),
      );
    });
}

const help = `Renders pictures of the sample's content in Blender. art/README.md says what a machine needs.

  npm run art -- --list                every picture, and whether it is there
  npm run art -- pages/thank-you       one picture, or a series: services
  npm run art -- --missing             what is not there; with names, of these
  npm run art -- --gel cases           puts what was rendered without its gel under it

  --grade <name>     preview, grid or final (without it)
  --samples <n>      rays for each pixel, instead of those of the grade
  --to <folder>      somewhere else than into the content
  --unlocked         beside another run; they halve each other's speed
  --help             this text
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean' },
    missing: { type: 'boolean' },
    gel: { type: 'boolean' },
    grade: { type: 'string', default: 'final' },
    samples: { type: 'string' },
    to: { type: 'string' },
    unlocked: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});

const placeOf = (picture: Picture): string =>
  values.to ? join(values.to, `${picture.name.replaceAll('/', '-')}.jpg`) : picture.out;

// Blender takes every core it gets; one lane keeps two runs from halving each other.
function renderScene(picture: Picture): Promise<boolean> {
  const short = picture.sequence
    ? 'sequence'
    : picture.name.slice(picture.name.lastIndexOf('/') + 1);
  const finished = placeOf(picture);
  mkdirSync(dirname(finished), { recursive: true });
  // The frames of a sequence stay there, so that a run can be broken off.
  const rendered = picture.sequence
    ? join(tmpdir(), `${picture.name.replaceAll('/', '-')}-frames`)
    : picture.gel
      ? join(tmpdir(), `${picture.name.replaceAll('/', '-')}.png`)
      : finished;
  const blender = [
    'blender',
    '-b',
    '--factory-startup',
    '-t',
    String(availableParallelism()),
    '-P',
    join(art, 'kit/run.py'),
    '--',
    '--scene',
    picture.scene,
    '--picture',
    short,
    '--out',
    rendered,
    '--width',
    String(picture.width),
    '--height',
    String(picture.height),
    '--grade',
    values.grade,
  ];
  const samples = values.samples ?? picture.samples;
  if (samples) blender.push('--samples', String(samples));
  const locked = !values.unlocked && spawnSync('flock', ['--version']).status === 0;
  const command = [
    ...(locked ? ['flock', join(tmpdir(), 'blender.lock')] : []),
    'nice',
    '-n',
    '19',
    ...blender,
  ];
  return new Promise((done) => {
    const [program = 'nice', ...rest] = command;
    const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'] });
    let log = '';
    child.stdout.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
    child.on('close', async (code) => {
      const fine = code === 0 && /^PICTURE .*$/m.test(log);
      if (fine && picture.sequence) await packSequence(rendered, finished);
      if (fine && picture.gel) await layGel(rendered, finished, picture.gel);
      if (fine) console.log(picture.name, /built .*$/m.exec(log)?.[0] ?? '');
      else
        console.error(
          `${picture.name} failed\n${log
            .split('\n')
            .filter((line) => !/^Fra:|^Saved:/.test(line))
            .slice(-25)
            .join('\n')}`,
        );
      done(fine);
    });
  });
}

async function layGels(chosen: Picture[]): Promise<void> {
  for (const picture of chosen) {
    if (!picture.gel || !existsSync(picture.out)) continue;
    const has = await hasGel(picture.out);
    if (!has) await layGel(picture.out, placeOf(picture), picture.gel);
    console.info(
      picture.name,
      has ? 'has its gel; to change it, render it again' : 'under its gel',
    );
  }
}

const pictures = readPictures();
if (values.help) {
  console.info(help);
} else if (values.list) {
  for (const p of pictures)
    console.log(
      `${existsSync(p.out) ? 'made   ' : 'missing'} ${p.name} ${p.width}x${p.height} ${relative(root, p.out)}`,
    );
} else {
  const chosen = values.missing
    ? pictures.filter(
        (p) =>
          !existsSync(p.out) &&
          (positionals.length === 0 || positionals.some((n) => p.name.startsWith(n))),
      )
    : pictures.filter((p) => positionals.some((n) => p.name === n || p.name.startsWith(`${n}/`)));
  if (chosen.length === 0)
    console.error('Nothing to render. Name a picture or a series, or use --missing or --list.');
  if (values.gel) await layGels(chosen);
  else for (const picture of chosen) if (!(await renderScene(picture))) process.exitCode = 1;
}
