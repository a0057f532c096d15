import type { ArticleCardProps } from '../../../components/ArticleCard/ArticleCard.tsx';
import type { ImagePreset } from '../../../images/image-presets.ts';

/** The width of a card in a wide window, in ArticleGrid.module.css; seven and five share a row. */
type Span = 'lead' | 'third' | 'seven' | 'five' | 'band';

export type CardLayout = {
  span: Span;
  variant: NonNullable<ArticleCardProps['variant']>;
  /** A row on a phone, its picture at the left. */
  compact: boolean;
  size: ImagePreset;
};

/** The rows after the lead, repeated. */
const rows: readonly Span[][] = [
  ['third', 'third', 'third'],
  ['seven', 'five'],
  ['band'],
  ['five', 'seven'],
];

/** What a row that is not full becomes, by the number of its cards. */
const shortRows: readonly Span[][] = [[], ['band'], ['seven', 'five']];

/** The first ones are large cards on a phone too. */
const largeOnPhones = 3;

const sizeOf: Record<Span, ImagePreset> = {
  lead: 'articleLead',
  third: 'third',
  seven: 'landscape',
  five: 'landscape',
  band: 'third',
};

function variantOf(span: Span): CardLayout['variant'] {
  return span === 'lead' || span === 'band' ? span : 'plain';
}

/** The layout of each card of a page, so that each row of a wide window is full. */
export function cardLayouts(count: number): CardLayout[] {
  const spans: Span[] = count > 0 ? ['lead'] : [];
  for (let row = 0; spans.length < count; row++) {
    const full = rows[row % rows.length] ?? [];
    const left = count - spans.length;
    spans.push(...(left < full.length ? (shortRows[left] ?? full) : full));
  }
  return spans.map((span, index) => {
    const compact = index >= largeOnPhones && span !== 'band';
    return { span, variant: variantOf(span), compact, size: sizeOf[span] };
  });
}
