import { SampleNotice } from '../../components/SampleNotice/SampleNotice.tsx';
import { hasSamples } from '../../sections/shared/has-samples.ts';
import type { BlockProps } from '../block-props.ts';
import type { fields } from './schema.ts';

/** Says that parts of the page are samples, while they are. */
export function SampleNote({ text, page }: BlockProps<typeof fields>) {
  return hasSamples(page.blocks) ? <SampleNotice text={text} /> : null;
}
