import type { Amount } from './format-amount.ts';
import { count, formula, number, rupees, share, someRupees } from './formula.ts';

const months = 12;

/** One year of a search budget that is split between SEO and ads. Without enquiries there is no cost per enquiry. */
export const seoAdsSplit = formula(
  {
    /** A month, before tax. */
    budget: someRupees,
    seoShare: share,
    /** Of the ad money. */
    management: share,
    clickPrice: { unit: 'rupees', min: 0.1, max: 100_000 },
    /** Of the clicks. */
    enquiryRate: share,
    /** In the year. */
    seoEnquiries: number,
    gst: share,
  },
  (input) => {
    const tax = 1 + input.gst / 100;
    const seoMonth = (input.budget * input.seoShare) / 100;
    const adsMonth = input.budget - seoMonth;
    const clicks = (adsMonth * (1 - input.management / 100)) / input.clickPrice;
    const fromAds = Math.round(((clicks * input.enquiryRate) / 100) * months);
    // Without money for SEO none of its enquiries comes.
    const fromSeo = seoMonth > 0 ? input.seoEnquiries : 0;
    const row = (amount: (spent: number, enquiries: number) => Amount) => ({
      seo: amount(seoMonth * months, fromSeo),
      ads: amount(adsMonth * months, fromAds),
      together: amount(input.budget * months, fromSeo + fromAds),
    });
    const each = (sum: number, enquiries: number) => rupees(enquiries > 0 ? sum / enquiries : null);
    const rows = {
      spent: row(rupees),
      enquiries: row((_spent, enquiries) => count(enquiries)),
      cost: row(each),
      spentWithGst: row((spent) => rupees(spent * tax)),
      costWithGst: row((spent, enquiries) => each(spent * tax, enquiries)),
    };
    return { figure: rows.costWithGst.together, rows };
  },
);
