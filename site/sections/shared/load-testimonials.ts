import { pageContent } from '../../content.ts';
import { createPictureSources } from '../../images/image-sources.ts';
import type { TestimonialsProps } from '../../islands/Testimonials/Testimonials.tsx';

/** The slider under the heading of the page that shows it. */
export async function loadTestimonials({
  heading,
}: {
  heading: string;
}): Promise<TestimonialsProps> {
  const { testimonials } = await pageContent('testimonials');
  const { motion } = await pageContent('interface');
  const loading = testimonials.map(async ({ picture, ...said }) => ({
    ...said,
    ...(picture ? { picture: await createPictureSources(picture, 'square') } : {}),
  }));
  return { heading, testimonials: await Promise.all(loading), motion };
}
