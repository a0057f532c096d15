import type { Inputs } from '../../../schemas/calculator-parts.ts';

const months = 12;

/** Money and enquiries of one year; a cost is null while there is no enquiry to divide by. */
export type YearOf = {
  /** Rupees in the year. */
  spent: number;
  /** Enquiries in the year. */
  enquiries: number;
  /** Rupees for one enquiry. */
  cost: number | null;
  /** Rupees in the year, tax included. */
  spentWithGst: number;
  /** Rupees for one enquiry, tax included. */
  costWithGst: number | null;
};

/**
 * One year of a search budget that is split between SEO and ads.
 * @param input `budget` and `clickPrice` in rupees (a month, a click) before tax; `seoShare`, `management` (of
 *   the ad money), `enquiryRate` (of the clicks) and `gst` in per cent; `seoEnquiries` counted in twelve months
 */
export function seoAdsSplit(
  input: Inputs<'seo-ads-split'>,
): Record<'seo' | 'ads' | 'together', YearOf> {
  const tax = 1 + input.gst / 100;
  const year = (spent: number, enquiries: number): YearOf => ({
    spent,
    enquiries,
    cost: enquiries > 0 ? spent / enquiries : null,
    spentWithGst: spent * tax,
    costWithGst: enquiries > 0 ? (spent * tax) / enquiries : null,
  });

  const seoMonth = (input.budget * input.seoShare) / 100;
  const adsMonth = input.budget - seoMonth;
  const clicks = (adsMonth * (1 - input.management / 100)) / input.clickPrice;
  const adsEnquiries = Math.round(((clicks * input.enquiryRate) / 100) * months);
  // Without money for SEO none of its enquiries comes.
  const seoEnquiries = seoMonth > 0 ? input.seoEnquiries : 0;
  return {
    seo: year(seoMonth * months, seoEnquiries),
    ads: year(adsMonth * months, adsEnquiries),
    together: year(input.budget * months, seoEnquiries + adsEnquiries),
  };
}
