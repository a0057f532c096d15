import { fillText } from '../components/fill-text.ts';

/** The most letters of a title: the schemas allow no more in those that the content has. */
const maxLetters = 65;

type Author = { name: string; position: string };

/** The title of an author's page; a long one without the position, or as the name alone. */
export function authorTitle(title: string, { name, position }: Author): string {
  const titles = [title, title.replace(/[^\w}]{0,4}\{position\}/, '')];
  return (
    titles
      .map((text) => fillText(text, { name, position }))
      .find(({ length }) => length <= maxLetters) ?? name
  );
}
