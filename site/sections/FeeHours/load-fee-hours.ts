import { pageContent } from '../../content.ts';
import type { FeeHoursProps } from './FeeHours.tsx';
import { hoursIn } from './hour-cells.ts';

/** The fees of the terms with the hours they buy; nothing where the home page does not ask for them. */
export async function loadFeeHours(): Promise<FeeHoursProps | undefined> {
  const { fees: copy } = (await pageContent('home')).whatWeOffer;
  if (!copy) return undefined;
  const { fees } = await pageContent('howWeWork');
  const { caseStudy } = await pageContent('interface');
  const bands = fees.bands.flatMap((band) => {
    const hours = hoursIn(band.hours);
    return hours ? [{ ...band, ...hours }] : [];
  });
  return { copy, labels: fees.labels, bands, sample: caseStudy.evidence.sample };
}
