import { pageContent } from '../../content.ts';
import { createImageFile } from '../../images/image-sources.ts';
import type { ToolStripProps } from './ToolStrip.tsx';

export async function loadToolStrip(): Promise<ToolStripProps> {
  const { heading } = (await pageContent('seoServices')).tools;
  const { tools } = await pageContent('tools');
  return {
    heading,
    tools: await Promise.all(
      tools.map(async ({ name, logo }) => ({ name, ...(await createImageFile(logo, 'mark')) })),
    ),
  };
}
