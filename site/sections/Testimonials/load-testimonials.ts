import { pageContent } from '../../content.ts';
import type { TestimonialsProps } from '../../islands/Testimonials/Testimonials.tsx';

/** The slider under the heading of the page that shows it. */
export async function loadTestimonials({
  heading,
}: {
  heading: string;
}): Promise<TestimonialsProps> {
  const { testimonials } = await pageContent('testimonials');
  const { motion } = await pageContent('interface');
  return { heading, testimonials, motion };
}
