import { singleFile } from '../content.ts';
import { themeColour } from '../seo/theme-colour.ts';

/** What a phone shows when the site is put on its home screen. */
export async function GET() {
  const brand = await singleFile('brand');
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  const manifest = {
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    start_url: '/',
    display: 'browser',
    background_color: themeColour(),
    theme_color: themeColour(),
    icons: [icon(192), icon(512)],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
