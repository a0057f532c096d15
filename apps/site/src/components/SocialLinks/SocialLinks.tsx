import { Icon } from '../Icon/Icon.tsx';
import styles from './SocialLinks.module.css';

const networks = ['facebook', 'instagram', 'linkedin', 'youtube'] as const;

type SocialLinksProps = {
  links: { [Network in (typeof networks)[number]]?: string };
  /** The person, for screen readers. */
  of?: string;
  label?: string;
};

/** Links to the profiles of the agency or a person, which open in a new tab. */
export function SocialLinks({ links, of, label }: SocialLinksProps) {
  return (
    <ul className={styles.links} aria-label={label}>
      {networks
        .filter((network) => links[network])
        .map((network) => (
          <li key={network}>
            <a
              className="round-button fills"
              href={links[network]}
              target="_blank"
              aria-describedby="new-tab"
              rel="noopener"
              aria-label={of ? `${of}: ${network}` : network}
            >
              <Icon name={network} />
            </a>
          </li>
        ))}
    </ul>
  );
}
