import { Icon } from '../../components/Icon/Icon.tsx';
import type { Brand } from '../../shapes/brand.ts';
import type { InterfaceWords } from '../../shapes/pages/interface.ts';
import { emailAddress, phoneAddress, postalAddress } from '../contact-addresses.ts';
import styles from './Footer.module.css';

type FooterProps = { words: InterfaceWords['footer']; brand: Brand };

const networks = ['facebook', 'instagram', 'linkedin', 'youtube'] as const;

/** The footer of every page, ending in the wordmark cut by the bottom edge. */
export function Footer({ words, brand }: FooterProps) {
  return (
    <footer className={styles.footer} data-tone="lime">
      <div className={styles.inner}>
        <div className={styles.talk}>
          <h2 className={styles.heading}>{words.letsTalkHeading}</h2>
          <a className={styles.mail} href={emailAddress(brand)}>
            {brand.email}
          </a>
          <a className={styles.phone} href={phoneAddress(brand)}>
            {brand.phone}
          </a>
          <address className={styles.address}>{postalAddress(brand)}</address>
        </div>
        <nav className={styles.links} aria-label={words.quickLinksHeading}>
          <h2 className={styles.small}>{words.quickLinksHeading}</h2>
          <ul>
            {words.quickLinks.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.about}>
          <p>{words.blurb}</p>
          <ul className={styles.social} aria-label={words.socialHeading}>
            {networks.map((network) => (
              <li key={network}>
                <a href={brand.social[network]} target="_blank" rel="noopener" aria-label={network}>
                  <Icon name={network} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.bottom}>
          <p>{words.copyright}</p>
          <button
            className={styles.calm}
            type="button"
            aria-pressed="false"
            data-calm-switch=""
            hidden
          >
            <span className={styles.knob} aria-hidden="true" />
            <span>{words.calm.label}</span>
          </button>
          <a href={words.privacy.href}>{words.privacy.label}</a>
        </div>
      </div>
      <div className={styles.cut} aria-hidden="true">
        <img
          src={brand.wordmark.src}
          alt=""
          width={brand.wordmark.width}
          height={brand.wordmark.height}
          loading="lazy"
        />
      </div>
    </footer>
  );
}
