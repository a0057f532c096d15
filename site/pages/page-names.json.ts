import { listedPages } from '../seo/listed-pages.ts';

/** What each page is called, for the server: it names the nearest ones where an address leads nowhere. */
export async function GET() {
  const names = (await listedPages()).map(({ path, name }) => ({ path, name }));
  return Response.json(names);
}
