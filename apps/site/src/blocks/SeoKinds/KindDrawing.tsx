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
} satisfies Record<KindDrawingName, (props: { id: string }) => ReactNode>;

type KindDrawingProps = {
  name: KindDrawingName;
  /** No other drawing of the page has it. */
  id: string;
};

/** The small drawing of a kind of SEO. The text beside it says the same. */
export function KindDrawing({ name, id }: KindDrawingProps) {
  const Drawing = drawings[name];
  return <Drawing id={id} />;
}
