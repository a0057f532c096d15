import type { ReactNode } from 'react';
import { AnswerDrawing } from './AnswerDrawing.tsx';
import { CrawlDrawing } from './CrawlDrawing.tsx';
import { LinksDrawing } from './LinksDrawing.tsx';
import { MapDrawing } from './MapDrawing.tsx';
import { OutlineDrawing } from './OutlineDrawing.tsx';
import { ResultDrawing } from './ResultDrawing.tsx';
import type { KindDrawingName } from './schema.ts';

const drawings = {
  result: ResultDrawing,
  links: LinksDrawing,
  crawl: CrawlDrawing,
  map: MapDrawing,
  answer: AnswerDrawing,
  outline: OutlineDrawing,
} satisfies Record<KindDrawingName, () => ReactNode>;

type KindDrawingProps = { name: KindDrawingName };

/** The small drawing of a kind of SEO. The text beside it says the same. */
export function KindDrawing({ name }: KindDrawingProps) {
  const Drawing = drawings[name];
  return <Drawing />;
}
