import type { CollectionEntry } from 'astro:content';
import { entryUrl } from '@agency/content/page-url.ts';
import type { CaseStudy } from '@agency/content/schemas/case-study.ts';
import type { CaseType } from '@agency/content/schemas/case-type.ts';
import type { InterfaceCopy } from '@agency/content/schemas/pages/interface.ts';
import type { Tone } from '@agency/content/schemas/tone.ts';
import { allPeople, singleFile, workCategory } from '../../../content.ts';
import { createImageSources, createPictureSources } from '../../../images/image-sources.ts';
import { markSample } from '../mark-sample.ts';
import type { LoadedSection } from './CaseSection.tsx';
import { type CasePart, casePlan } from './case-plan.ts';
import { loadCaseTiles } from './load-case-pictures.ts';
import { loadScrollStory } from './load-scroll-story.ts';

type Context = {
  study: CaseStudy;
  next: CollectionEntry<'caseStudies'>;
  caseType: CaseType;
  tone: Tone;
  labels: InterfaceCopy['caseStudy'];
  charts: { exampleFigures: string; dataTable: string };
};

/** A table of figures whose title says whether they are samples. */
const withMark = <Table extends { title: string; sample?: boolean }>(
  table: Table,
  { evidence }: Context['labels'],
): Table => ({ ...table, title: markSample(table.title, table.sample, evidence) });

async function embed({ study, caseType, tone, labels }: Context): Promise<LoadedSection> {
  const { embed } = study;
  const copy = labels.embed;
  if (embed.kind === 'pictures') {
    const layout = caseType === 'feed' ? 'posts' : 'grid';
    const size = (index: number) =>
      layout === 'posts' ? 'square' : index === 0 ? 'half' : 'third';
    const tiles = await loadCaseTiles(embed.pictures, size, copy.openPost);
    return { section: 'pictures', props: { heading: embed.title, tiles, layout, tone } };
  }
  if (embed.kind === 'pdf' && embed.pagePictures) {
    const pages = await Promise.all(
      embed.pagePictures.map((page) => createPictureSources(page, 'wide')),
    );
    const file = { href: embed.file, label: copy.openPdf };
    return {
      section: 'pdf',
      props: { heading: copy.heading, title: embed.title, file, pages, tone },
    };
  }
  const { kind, title } = embed;
  const address = kind === 'site' ? embed.url : embed.file;
  const size = kind === 'site' ? 'framedSite' : 'wide';
  const picture = await createPictureSources(embed.picture, size);
  const { showpiece, screens } = study;
  const phones =
    showpiece?.kind === 'phone-screens' ? showpiece.screens : (screens?.pictures ?? []);
  const [phone] = kind === 'site' ? phones : [];
  const phonePicture = phone && (await createPictureSources(phone.picture, 'storyScreen'));
  return { section: 'frame', props: { kind, title, address, picture, phonePicture, copy, tone } };
}

/** Search cases have no work to look at: their pictures are part of the introduction. */
async function intro({ study, caseType, tone, labels }: Context): Promise<LoadedSection> {
  const { embed } = study;
  const pictures =
    caseType === 'search' && embed.kind === 'pictures'
      ? await loadCaseTiles(embed.pictures, () => 'half', labels.embed.openPost)
      : [];
  return {
    section: 'intro',
    props: { label: labels.intro, text: study.description, pictures, tone },
  };
}

async function outcome({ study, tone, labels, charts }: Context): Promise<LoadedSection> {
  const { evidence, showpiece } = study;
  const people = await allPeople();
  const team = people.filter(({ id }) => evidence?.team.includes(id));
  return {
    section: 'outcome',
    props: {
      heading: study.chapters?.outcome ?? labels.outcome,
      outcome: study.outcome,
      figures: study.figures,
      dots: showpiece?.kind === 'dot-chart' ? showpiece : undefined,
      charts: study.charts,
      comparison: study.comparison && withMark(study.comparison, labels),
      measured: evidence && {
        evidence: { ...evidence, team: team.map(({ data }) => data.name).join(', ') },
        copy: labels.evidence,
      },
      copy: charts,
      tone,
    },
  };
}

/** How each part of a case is made; a part without content is not in the plan of its case. */
const parts: Record<CasePart, (context: Context) => LoadedSection | Promise<LoadedSection>> = {
  intro,
  embed,
  outcome,
  challenges: ({ study: { challenges, chapters }, caseType, tone, labels }) => {
    const heading = chapters?.challenges ?? labels.challenges;
    return { section: 'challenges', props: { caseType, heading, items: challenges, tone } };
  },
  strategy: ({ study: { strategy, chapters }, caseType, tone, labels }) => {
    const heading = chapters?.strategy ?? labels.strategy;
    return { section: 'strategy', props: { caseType, heading, steps: strategy, tone } };
  },
  story: async ({ study: { showpiece }, tone }) => {
    if (showpiece?.kind !== 'phone-screens' && showpiece?.kind !== 'zoom-out')
      throw missing('showpiece');
    return { section: 'story', props: { story: await loadScrollStory(showpiece), tone } };
  },
  searches: ({ study: { searches, showpiece, client }, tone, labels: { searches: copy } }) => {
    if (!searches) throw missing('searches');
    const spellings =
      showpiece?.kind === 'misspellings' ? { ...showpiece, name: client } : undefined;
    return { section: 'searches', props: { searches, spellings, copy, tone } };
  },
  phases: ({ study: { before, phases }, tone, labels }) => {
    if (!phases) throw missing('phases');
    const props = {
      heading: labels.phases,
      before: before && withMark(before, labels),
      phases,
      tone,
    };
    return { section: 'phases', props };
  },
  screens: async ({ study: { screens }, tone, labels }) => {
    if (!screens) throw missing('screens');
    const tiles = await loadCaseTiles(screens.pictures, () => 'third', labels.embed.openPost);
    return {
      section: 'pictures',
      props: { heading: screens.title, tiles, layout: 'screens', tone },
    };
  },
  next: async ({ next: { id, data }, labels }) => ({
    section: 'next',
    props: {
      label: labels.next,
      name: data.client,
      category: (await workCategory(data.category)).name,
      href: entryUrl('caseStudies', id),
      picture: await createImageSources(data.cover.src, '', 'caseHalf'),
    },
  }),
  start: async ({ caseType, tone, labels: { startHeading, startText, starts, start } }) => {
    const texts = starts?.[caseType] ?? { heading: startHeading, text: startText };
    return { section: 'start', props: { id: 'start-title', ...texts, action: start, tone } };
  },
};

const missing = (field: string) =>
  new Error(`The plan has a part for "${field}", but the case has no such field.`);

/** The next case is shown in the colours of its client, the CTA in those of the agency. */
function themeOf(part: CasePart, own: string, next: string) {
  if (part === 'start') return undefined;
  return part === 'next' ? next : own;
}

/** The sections of a case page below its head. */
export async function loadCaseParts(
  { id, data: study }: CollectionEntry<'caseStudies'>,
  next: CollectionEntry<'caseStudies'>,
) {
  const { caseStudy: labels, article } = await singleFile('interface');
  const charts = { exampleFigures: article.exampleFigures, dataTable: article.dataTable };
  const { caseType } = await workCategory(study.category);
  return Promise.all(
    casePlan(caseType, study).map(async ({ part, tone }) => ({
      ...(await parts[part]({ study, next, caseType, tone, labels, charts })),
      clientTheme: themeOf(part, id, next.id),
    })),
  );
}
