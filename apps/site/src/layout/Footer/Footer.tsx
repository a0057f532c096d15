import type { Brand } from '@agency/content/schemas/brand.ts';
import type { InterfaceCopy } from '@agency/content/schemas/pages/interface.ts';
import type { Theme } from '@agency/content/schemas/theme.ts';
import { Fragment } from 'react';
import { SocialLinks } from '../../components/SocialLinks/SocialLinks.tsx';
import type { PageVersion } from '../../seo/versions.ts';
import { emailHref, phoneHref, postalAddress } from '../contact-links.ts';
import type { MenuLink } from '../load-menus.ts';
import { OfficeContact } from '../OfficeContact.tsx';
import { VersionLinks } from '../VersionLinks.tsx';
import styles from './Footer.module.css';

type FooterProps = {
  copy: Omit<InterfaceCopy['footer'], 'quickLinks'> & { quickLinks: readonly MenuLink[] };
  /** Where the page is in another one. */
  lang?: string;
  /** The page in other languages. */
  versions: readonly PageVersion[];
  reducedMotion: InterfaceCopy['reducedMotion'];
  /** In the last line: search, terms, accessibility. */
  links: readonly MenuLink[];
  /** Where the site has trackers with cookies. */
  consent: Pick<InterfaceCopy['consent'], 'withdraw' | 'withdrawn'> | undefined;
  brand: Brand;
  wordmark: Theme['wordmark'];
  hours: readonly string[];
  /** The language of the address, where it is not that of the footer. */
  factsLanguage?: string;
};

/** Days and hours, each kept in one line where that fits. */
function OpeningHours({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((label) => {
        const [days, ...times] = label.split(', ');
        return (
          <li key={label}>
            <span className={styles.hours}>
              {[days, ...times.slice(0, -1)].join(', ')}
              {times.length > 0 ? ',' : null}
            </span>{' '}
            <span className={styles.hours}>{times.at(-1)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The footer of every page, ending in the wordmark cut by the bottom edge. */
export function Footer(props: FooterProps) {
  const { copy, lang, versions, reducedMotion, links, consent, brand, wordmark } = props;
  const { hours: lines, factsLanguage } = props;
  return (
    <footer id="site-footer" className={styles.footer} lang={lang} data-tone="accent">
      <div className={styles.inner}>
        <div className={styles.talk}>
          <h2 className={styles.heading}>{copy.letsTalkHeading}</h2>
          <a className={styles.mail} href={emailHref(brand)}>
            {brand.email}
          </a>
          <a className={styles.phone} href={phoneHref(brand)}>
            {brand.phone}
          </a>
        </div>
        <div className={styles.where}>
          <div className={styles.office}>
            <address className={styles.address} lang={factsLanguage}>
              {postalAddress(brand)}
            </address>
            <OpeningHours lines={lines} />
          </div>
          {brand.offices.map(({ name, ...office }) => (
            <div key={name} className={styles.office}>
              <address className={styles.address} lang={factsLanguage}>
                <strong>{name}</strong>
                <br />
                <OfficeContact {...office} />
              </address>
              <OpeningHours lines={office.hours.map(({ label }) => label)} />
            </div>
          ))}
        </div>
        <nav className={styles.links} aria-label={copy.quickLinksHeading}>
          <h2 className={styles.small}>{copy.quickLinksHeading}</h2>
          <ul>
            {copy.quickLinks.map((link) => (
              <li key={link.href}>
                <a href={link.href} lang={link.lang} hrefLang={link.hrefLang}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.about}>
          <p>{copy.blurb}</p>
          <SocialLinks links={brand.social} label={copy.socialHeading} />
          {brand.profiles.length > 0 ? (
            <ul className={styles.profiles}>
              {brand.profiles.map(({ label, href }) => (
                <li key={href}>
                  <a href={href} target="_blank" rel="noopener" aria-describedby="new-tab">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <div className={styles.bottom}>
          <p>
            {copy.copyright}
            {brand.taxNumber ? ` ${brand.taxNumber.label} ${brand.taxNumber.value}` : null}
          </p>
          <button
            className={styles.motion}
            type="button"
            aria-pressed="false"
            data-motion-switch=""
            hidden
          >
            <span className={styles.knob} aria-hidden="true" />
            <span>{reducedMotion.label}</span>
          </button>
          <VersionLinks versions={versions} />
          {links.map(({ href, label, lang: ofLabel }) => (
            <Fragment key={href}>
              <a href={href} lang={ofLabel}>
                {label}
              </a>{' '}
            </Fragment>
          ))}
          {consent ? (
            <div className={styles.consent}>
              <button type="button" data-consent-switch="" hidden>
                {consent.withdraw}
              </button>
              <span role="status" tabIndex={-1} data-withdrawn={consent.withdrawn} />
            </div>
          ) : null}
          <a href={copy.privacy.href}>{copy.privacy.label}</a>
        </div>
      </div>
      <div className={styles.cut} aria-hidden="true">
        <img
          src={wordmark.src}
          alt=""
          width={wordmark.width}
          height={wordmark.height}
          loading="lazy"
        />
      </div>
    </footer>
  );
}
