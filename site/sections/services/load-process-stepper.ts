import { pageContent } from '../../content.ts';
import { createPictureSources } from '../../images/image-sources.ts';
import type { ProcessStepperProps } from '../../islands/ProcessStepper/ProcessStepper.tsx';

export async function loadProcessStepper(): Promise<ProcessStepperProps> {
  const { steps, ...copy } = (await pageContent('servicesPage')).process;
  const pictured = steps.map(async ({ picture, ...step }) => ({
    ...step,
    picture: await createPictureSources(picture, 'landscape'),
  }));
  return { ...copy, steps: await Promise.all(pictured) };
}
