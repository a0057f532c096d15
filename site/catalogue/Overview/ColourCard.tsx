import { rawColours, rolesOfTone } from '../../styles/colour-tokens.ts';
import styles from './ColourCard.module.css';

const tones = ['dark', 'paper', 'accent'] as const;

/** The colours as tokens.css has them, and the roles they play on each tone. */
export function ColourCard() {
  return (
    <section className={styles.card} aria-labelledby="colour">
      <h2 className={styles.heading} id="colour">
        Colour
      </h2>
      <ul className={styles.swatches}>
        {[...rawColours].map(([name, value]) => (
          <li key={name}>
            <svg className={styles.swatch} aria-hidden="true">
              <rect width="100%" height="100%" fill={value} />
            </svg>
            <code>{name}</code>
            <code className={styles.value}>{value}</code>
          </li>
        ))}
      </ul>
      <ul className={styles.tones}>
        {tones.map((tone) => (
          <li key={tone} className={styles.tone} data-tone={tone}>
            <p className={styles.name}>{tone}</p>
            <p>Words at rest on their ground.</p>
            <p className={styles.quiet}>Quiet copy beside them.</p>
            <p className={styles.error}>A message that something is wrong.</p>
            <p className={styles.accent}>The accent and what stands on it.</p>
            <p className={styles.raised}>A raised ground.</p>
            <ul className={styles.roles}>
              {[...rolesOfTone(tone)].map(([role, colour]) => (
                <li key={role}>
                  <code>{role}</code>
                  <code>{colour}</code>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
