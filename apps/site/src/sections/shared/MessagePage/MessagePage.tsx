import type { ReactNode } from 'react';
import { splitOnce } from '../../../components/split-once.ts';
import { PhotoBanner, type PhotoBannerProps } from '../PhotoBanner/PhotoBanner.tsx';
import styles from './MessagePage.module.css';

export type MessagePageProps = Pick<PhotoBannerProps, 'title' | 'picture' | 'actions'> & {
  lines: readonly string[];
  /** Before the lines. */
  children?: ReactNode;
  /** A line with {reference} in it, shown when the URL of the page has one. */
  reference?: string;
};

/** A page of one screen: thank-you and not-found. */
export function MessagePage({ lines, reference, children, ...banner }: MessagePageProps) {
  const [before, after] = reference ? splitOnce(reference, '{reference}') : [];
  return (
    <PhotoBanner {...banner}>
      {children}
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      {reference ? (
        <p className={styles.line} data-reference-line="" hidden>
          {before}
          <strong className={styles.reference} data-reference="" />
          {after}
        </p>
      ) : null}
    </PhotoBanner>
  );
}
