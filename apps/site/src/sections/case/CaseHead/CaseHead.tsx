import { entryUrl } from '@agency/content/page-url.ts';
import type { CaseStudy } from '@agency/content/schemas/case-study.ts';
import type { CaseType } from '@agency/content/schemas/case-type.ts';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { allGalleries, singleFile, workCategory } from '../../../content.ts';
import type { ImageSources } from '../../../images/image-sources.ts';
import { formatDay } from '../../shared/format-day.ts';
import { hasSamples } from '../../shared/has-samples.ts';
import styles from './CaseHead.module.css';
import { labelLines } from './label-lines.ts';

type CaseFact = { title: string; value: string; href?: string };

/** Search and feed: two halves, the cover beside all text. */
const layouts: Record<CaseType, string | undefined> = {
  site: styles.site,
  brand: styles.brand,
  campaign: styles.campaign,
  search: styles.split,
  feed: styles.split,
};

type CaseHeadProps = { study: CaseStudy; cover: ImageSources };

/** The client's name at the size of a poster, the cover and the facts. */
export async function CaseHead({ study, cover }: CaseHeadProps) {
  const { client, title, services, technology, mode, industry, published } = study;
  const { caseStudy, article, gallery } = await singleFile('interface');
  const { facts: labels, sample, sampleWithoutFigures = sample } = caseStudy;
  const { caseType, name: category } = await workCategory(study.category);
  const galleries = (await allGalleries()).filter(({ data }) => data.client === client);
  const facts: CaseFact[] = [
    { title: labels.client, value: client },
    { title: labels.services, value: services.join(', ') },
    ...(technology ? [{ title: labels.technology, value: technology }] : []),
    ...(mode ? [{ title: labels.mode, value: mode }] : []),
    { title: labels.industry, value: industry },
    ...galleries.map(({ id, data }) => ({
      title: data.category,
      value: `${data.photos.length} ${gallery.frames}`,
      href: entryUrl('galleries', id),
    })),
    ...(published ? [{ title: article.published, value: formatDay(published) }] : []),
  ];
  const notice = study.figures ? sample : sampleWithoutFigures;
  return (
    <section
      className={`${styles.head} ${layouts[caseType]}`}
      id="page-head"
      data-tone="dark"
      aria-labelledby="page-title"
    >
      <h1 className={styles.copy} id="page-title">
        <span className={styles.name} data-page-title="">
          {client}
        </span>{' '}
        <span className={styles.title} data-page-copy="">
          {caseType === 'campaign'
            ? labelLines(title).map(({ text, full }, index) => (
                <span key={text} className={styles.line} data-full={full || undefined}>
                  <span className={styles.letters}>{index === 0 ? text : ` ${text}`}</span>
                </span>
              ))
            : title}
        </span>
      </h1>
      <p className={styles.category}>{category}</p>
      <div className={styles.cover} data-page-picture="">
        <Picture picture={cover} priority />
      </div>
      <dl className={styles.facts}>
        {facts.map(({ title: name, value, href }) => (
          <div key={name}>
            <dt>{name}</dt> <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
      {hasSamples(study) ? <p className={styles.sample}>{notice}</p> : null}
    </section>
  );
}
