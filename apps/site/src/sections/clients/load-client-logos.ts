import type { Logo } from '../../components/LogoGrid/LogoGrid.tsx';
import { singleFile } from '../../content.ts';
import { createImageFile } from '../../images/image-sources.ts';

/** Client logos as the grids show them: drawn logos are served as they are. */
export async function loadClientLogos(): Promise<Logo[]> {
  const { clients } = await singleFile('clients');
  return Promise.all(
    clients.map(async ({ name, logo }, index) => ({
      name,
      number: index + 1,
      ...(await createImageFile(logo, 'logo')),
    })),
  );
}

/** The logos that the home page shows, without their numbers. */
export async function loadHomeLogos(): Promise<Logo[]> {
  const { clients } = await singleFile('clients');
  return Promise.all(
    clients
      .filter(({ home }) => home)
      .map(async ({ name, logo }) => ({ name, ...(await createImageFile(logo, 'logo')) })),
  );
}
