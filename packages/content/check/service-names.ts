import { inContent } from '../content-folder.ts';
import { fileOfEntry, slugsOf } from '../entry-slugs.ts';
import { kinds } from '../kinds.ts';
import { readYaml } from '../read-yaml.ts';

type Names = { card?: { title?: unknown }; choices?: unknown };

const fileOf = (slug: string) => fileOfEntry(kinds.services, slug);
const fieldsOf = (slug: string) => (readYaml(fileOf(slug)) ?? {}) as Names;

/** The names of a service: in lists, and what a visitor can tick in the form. */
function namesOf({ card, choices }: Names): { place: string; name: string }[] {
  const ticks: unknown[] = Array.isArray(choices) ? choices : [];
  const title = { place: 'card → title', name: card?.title };
  const names = ticks.map((choice, index) => ({
    place: `choices → entry ${index + 1} → name`,
    name: (choice as { name?: unknown } | null)?.name,
  }));
  return [title, ...names].flatMap(({ place, name }) =>
    typeof name === 'string' ? [{ place, name }] : [],
  );
}

/** Names of a service that another one has in the same place: nobody could tell the two apart. */
export function serviceNameProblems(name: string): string[] {
  const slug = slugsOf(kinds.services).find((one) => fileOf(one) === name);
  if (slug === undefined) return [];
  const others = slugsOf(kinds.services).filter((other) => other !== slug);
  const own = namesOf(fieldsOf(slug));
  return own.flatMap(({ place, name: text }, index) => {
    const [list = ''] = place.split(' ');
    const isSame = (one: { place: string; name: string }) =>
      one.place.startsWith(list) && one.name === text;
    if (own.findIndex(isSame) !== index)
      return [`${place}: "${text}" is in this list twice. Keep one of them.`];
    const other = others.find((one) => namesOf(fieldsOf(one)).some(isSame));
    return other
      ? [
          `${place}: "${text}" is also the name in ${inContent(fileOf(other))}. Give one of them another name.`,
        ]
      : [];
  });
}
