import { Section } from '../../components/Section/Section.tsx';
import { languageOfName } from '../../languages.ts';
import { loadPageGroups } from '../../seo/listed-pages.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './AllPages.module.css';
import type { fields } from './schema.ts';

/** The list of all pages. */
export async function AllPages({ id, heading, tone }: BlockProps<typeof fields>) {
  const groups = await loadPageGroups();
  return (
    <Section tone={tone} labelledBy={id}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.heading} className={styles.group}>
            <h3>{group.heading}</h3>
            <ul>
              {group.pages.map(({ path, name, language }) => (
                <li key={path}>
                  <a href={path} hrefLang={language} lang={languageOfName(name, language)}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
