/** The routes of the specification, section 2, maintained by hand; the tests compare the product with them. */
const caseStudies = [
  'mealmaven',
  'chefmn',
  'seven-screen',
  'vermello',
  'egco',
  'ponmalligai',
  'hi-life-exhibitions',
  'green-sky-landscapes',
  'rmd-hospital',
  'musico',
  'snacbox',
  'brownpost',
  'zord',
  'raha',
  'cafe-doca',
];

const galleries = ['snacbox', 'vermello', 'odingalley'];

const articles = [
  'why-digital-marketing-is-important-to-business',
  'top-10-seo-services-in-chennai',
  'top-10-digital-marketing-agencies-in-india',
  'what-are-the-digital-marketing-trends-in-2025',
  'how-ai-is-changing-marketing',
  '7-pillars-digital-marketing-strategy',
  'how-does-seo-work-guide',
  'seo-vs-ppc-digital-marketing-agency-guide',
  'digital-marketing-agency-hi-life-seo-case-study',
  'small-business-social-media-tips',
  'real-cost-digital-marketing-agency',
  'digital-marketing-agency-near-me',
  '2025-marketing-trends-from-digital-agencies',
  'prioritize-digital-marketing-services-2025',
  'digital-marketing-agency-vs-freelancer',
  'best-careers-to-choose-in-2025',
  'choose-seo-agency-near-you-for-roi',
  'top-digital-marketing-agency-in-texas',
  'top-ai-tools-for-digital-marketing-agency-2025',
  'best-seo-agency-near-me',
  'top-free-ai-tools-for-digital-marketing-agencies',
  'digital-advertising-trends-for-brands',
];

const fixed = [
  '/',
  '/links',
  '/about-us',
  '/digital-marketing-services',
  '/seo-services',
  '/contact-us',
  '/our-clients',
  '/our-portfolio',
  '/thank-you',
  '/privacy-policy',
  '/digital-marketing-blog',
];

const articleRoutes = articles.map((slug) => `/blogs/${slug}`);
export const caseStudyRoutes = caseStudies.map((slug) => `/portfolio/${slug}`);
export const galleryRoutes = galleries.map((slug) => `/portfolio/photography/${slug}`);

/** All routes a visitor can open: 11 fixed, 15 case studies, 3 galleries, 22 articles. */
export const routes = [...fixed, ...caseStudyRoutes, ...galleryRoutes, ...articleRoutes];

/** Paths that redirect permanently. */
export const redirects: Record<string, string> = {
  '/contact': '/contact-us',
  '/services': '/digital-marketing-services',
};

export const headerLinks = [
  ['/about-us', 'ABOUT Zestory'],
  ['/digital-marketing-services', 'SERVICES'],
  ['/our-portfolio', 'WORK'],
  ['/our-clients', 'CLIENTS'],
  ['/digital-marketing-blog', 'BLOGS'],
  ['/contact-us', 'CONTACT US'],
] as const;

export const footerLinks = [
  ['/', 'Home'],
  ['/about-us', 'About Us'],
  ['/digital-marketing-services', 'Services'],
  ['/our-portfolio', 'Works'],
  ['/digital-marketing-blog', 'Blogs'],
  ['/contact-us', 'Contact Us'],
  ['/privacy-policy', 'Privacy Policy'],
] as const;
