import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { FilterLinks } from '../../components/FilterLinks/FilterLinks.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { singleFile } from '../../content.ts';
import type { BlockProps } from '../block-props.ts';
import type { fields } from './schema.ts';

/** The links to the pages of trades. Nothing where the site has none. */
export async function Trades({ id, tone, heading, text, action }: BlockProps<typeof fields>) {
  const { trades } = await singleFile('interface');
  if (trades.links.length === 0) return null;
  return (
    <Section tone={tone} labelledBy={id}>
      <Heading id={id} title={heading} />
      <FilterLinks label={trades.heading} links={trades.links} />
      {text ? <p>{text}</p> : null}
      {action ? <ActionLink {...action} variant="quiet" /> : null}
    </Section>
  );
}
