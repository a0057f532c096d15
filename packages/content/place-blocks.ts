import { blockSchemas } from './blocks.ts';
import type { Tone } from './schemas/tone.ts';

/** An entry of the list `blocks` of a page. */
export type Block = { block: string; id?: string; tone?: Tone } & Record<string, unknown>;

/** A block with what its page decides: the id of its heading, which no other has, and its tone. */
export type PlacedBlock = Block & { id: string };

/** ClaimSources becomes claim-sources. */
const inWords = (name: string) =>
  name.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Blocks without an id get that of their name, the second of a name with a number. */
function idsOf(blocks: readonly Block[]): string[] {
  const used = new Set(blocks.flatMap(({ id }) => id ?? []));
  return blocks.map(({ block, id }) => {
    if (id !== undefined) return id;
    const name = blockSchemas.get(block)?.headingId ?? `${inWords(block)}-title`;
    let free = name;
    for (let count = 2; used.has(free); count += 1) free = `${name}-${count}`;
    used.add(free);
    return free;
  });
}

/** The ids of the blocks of a page and of their parts, to which links can lead. */
export const anchorsOfBlocks = (blocks: readonly Block[]): string[] => [
  // The heading of a head is that of the page.
  ...idsOf(blocks).filter((_, index) => !blockSchemas.get(blocks[index]?.block ?? '')?.isHead),
  ...blocks.flatMap((fields) => blockSchemas.get(fields.block)?.partIds?.(fields) ?? []),
];

/** The tones that a block may have here, the best first; none for the head, whose colours are its own. */
function suitedTones({ block, tone }: Block): readonly Tone[] {
  const { tones = [], isHead } = blockSchemas.get(block) ?? {};
  if (isHead) return [];
  return tone ? [tone] : tones;
}

/**
 * The tone of each block: the one that the page asks for, else the first that suits it and is not that of the block
 * before, nor the only one that suits the block after.
 */
function tonesOf(blocks: readonly Block[]): (Tone | undefined)[] {
  const suited = blocks.map(suitedTones);
  let before: Tone | undefined;
  return suited.map((tones, index) => {
    const others = tones.filter((tone) => tone !== before);
    const after = suited[index + 1]?.length === 1 ? suited[index + 1]?.[0] : undefined;
    before = others.find((tone) => tone !== after) ?? others[0] ?? tones[0];
    return before;
  });
}

/** The blocks of a page with their ids and tones. */
export function placeBlocks(blocks: readonly Block[]): PlacedBlock[] {
  const ids = idsOf(blocks);
  const tones = tonesOf(blocks);
  return blocks.map((block, index) => {
    const tone = tones[index] ?? block.tone;
    return { ...block, id: ids[index] ?? block.block, ...(tone && { tone }) };
  });
}
