import type { ArticleComponent } from '@agency/content/schemas/article-components.ts';
import type { Chart } from '@agency/content/schemas/chart.ts';
import type { ComponentType, ReactNode } from 'react';
import { valueText } from '../../../components/Chart/value-text.ts';

/** A picture of an article as a feed shows it. */
export type FeedPicture = { src: string; width: number; height: number };

type FeedSources = {
  /** The pictures of the article, by their names in it. */
  pictures: Readonly<Record<string, FeedPicture>>;
  /** The full address of a link. */
  absolute(href: string): string;
  /** The name of a calculator, and its place on the page of the article. */
  calculator(kind: string): { title: string; href: string };
};

type Titled = { title: string };
type Named = { src: string; alt: string; caption?: string };

const Title = ({ children }: { children: ReactNode }) => (
  <p>
    <strong>{children}</strong>
  </p>
);

/** Lazy, because React writes a preload for each other picture. */
const Image = ({ picture, alt }: { picture: FeedPicture | undefined; alt: string }) => (
  <img {...picture} alt={alt} loading="lazy" />
);

/** The components of articles in HTML without styles and scripts, which feed readers remove. */
export function createFeedComponents({ pictures, absolute, calculator }: FeedSources) {
  const Shown = ({ src, alt }: Named) => <Image picture={pictures[src]} alt={alt} />;
  const components = {
    Calculator({ kind }: { kind: string }) {
      const { title, href } = calculator(kind);
      return (
        <p>
          <a href={href}>{title}</a>
        </p>
      );
    },
    Callout: ({ title, text }: Titled & { text: readonly string[] }) => (
      <blockquote>
        <Title>{title}</Title>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
    ),
    Chart: ({ title, summary, data, prefix, unit }: Chart) => (
      <>
        <Title>{title}</Title>
        <p>{summary}</p>
        <ul>
          {data.map(({ label, value }) => (
            <li key={label}>{`${label}: ${valueText(value, { prefix, unit })}`}</li>
          ))}
        </ul>
      </>
    ),
    Checklist: ({ title, items }: Titled & { items: readonly string[] }) => (
      <>
        <Title>{title}</Title>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </>
    ),
    ComparisonTable: ({
      title,
      columns,
      rows,
    }: Titled & { columns: readonly string[]; rows: readonly (readonly string[])[] }) => (
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells.join()}>
              {cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    ),
    Gallery: ({ title, pictures: shown }: { title?: string; pictures: readonly Named[] }) => (
      <>
        {title ? <Title>{title}</Title> : null}
        {shown.map((picture, index) => (
          <figure key={index}>
            <Shown {...picture} />
            {picture.caption ? <figcaption>{picture.caption}</figcaption> : null}
          </figure>
        ))}
      </>
    ),
    // It repeats a sentence of the text.
    PullQuote: () => null,
    Steps: ({ title, items }: Titled & { items: readonly { title: string; text: string }[] }) => (
      <>
        <Title>{title}</Title>
        <ol>
          {items.map((item) => (
            <li key={item.title}>
              <strong>{item.title}</strong> {item.text}
            </li>
          ))}
        </ol>
      </>
    ),
    Video: ({ title, url, picture }: Titled & { url: string; picture?: Named }) => (
      <p>
        {picture ? <Shown {...picture} /> : null}
        <a href={absolute(url)}>{title}</a>
      </p>
    ),
  } satisfies Record<ArticleComponent, ComponentType<never>>;
  return {
    ...components,
    a: ({ href = '', children }: { href?: string; children?: ReactNode }) => (
      <a href={absolute(href)}>{children}</a>
    ),
    ArticleImage: ({ src, alt }: { src: FeedPicture; alt: string }) => (
      <Image picture={src} alt={alt} />
    ),
  };
}
