import type { CollectionEntry } from 'astro:content';
import type { ComponentType } from 'react';
import type { Tone } from '../../components/Section/Section.tsx';
import { pageContent, workCategory } from '../../content.ts';
import { createCaptionedSources } from '../../images/image-sources.ts';
import type { EmbedFrameProps } from '../../islands/EmbedFrame/EmbedFrame.tsx';
import type { CaseStudy } from '../../schemas/case-study.ts';
import type { CaseSetting, CaseVariant } from '../../schemas/case-variant.ts';
import type { InterfaceCopy } from '../../schemas/pages/interface.ts';
import { CaseChallenges } from '../CaseChallenges/CaseChallenges.tsx';
import { CaseDetails } from '../CaseDetails/CaseDetails.tsx';
import { loadCaseDetails } from '../CaseDetails/load-case-details.ts';
import { CaseEvidence } from '../CaseEvidence/CaseEvidence.tsx';
import { loadCaseEvidence } from '../CaseEvidence/load-case-evidence.ts';
import { CaseFilm } from '../CaseFilm/CaseFilm.tsx';
import { loadCaseFilm } from '../CaseFilm/load-case-film.ts';
import { CaseIntro } from '../CaseIntro/CaseIntro.tsx';
import { CaseLeaves } from '../CaseLeaves/CaseLeaves.tsx';
import { CaseNext } from '../CaseNext/CaseNext.tsx';
import { loadCaseLink, loadCaseNext } from '../CaseNext/load-case-next.ts';
import { CaseOutcome } from '../CaseOutcome/CaseOutcome.tsx';
import { CasePhases } from '../CasePhases/CasePhases.tsx';
import { CasePictures } from '../CasePictures/CasePictures.tsx';
import { loadCaseTiles } from '../CasePictures/load-case-pictures.ts';
import { CaseSearches } from '../CaseSearches/CaseSearches.tsx';
import { CaseStrategy } from '../CaseStrategy/CaseStrategy.tsx';
import { CaseWord } from '../CaseWord/CaseWord.tsx';
import { loadStatement } from '../Statement/load-statement.ts';
import { Statement } from '../Statement/Statement.tsx';
import { type CasePart, casePlan } from './case-plan.ts';

/** The slugs of the cases before and after; in a short row both are one, or the case itself. */
type Neighbours = { previous: string; next: string };

type Place = {
  id: string;
  study: CaseStudy;
  neighbours: Neighbours;
  variant: CaseVariant;
  setting: CaseSetting;
  tone: Tone;
  labels: InterfaceCopy['caseStudy'];
  charts: { exampleFigures: string; dataTable: string };
};

/** A section with its props, or a frame: the one part that runs in the browser. */
export type LoadedPart = {
  Part: ComponentType<object>;
  props: object;
  frame?: EmbedFrameProps;
  /** The slug of the client in whose colours it stands; the agency's without one. */
  world?: string | undefined;
};

const section = <Props extends object>(Part: ComponentType<Props>, props: Props): LoadedPart => ({
  Part: Part as ComponentType<object>,
  props,
});

async function embed({ study, variant, setting, tone, labels }: Place): Promise<LoadedPart> {
  const { embed } = study;
  const copy = labels.embed;
  if (embed.kind === 'pictures') {
    const feed = variant === 'feed';
    return section(CasePictures, {
      heading: copy.heading,
      title: embed.title,
      tiles: await loadCaseTiles(embed.pictures, feed && setting),
      openPost: copy.openPost,
      account: feed ? study.client : undefined,
      setting,
      tone,
    });
  }
  if (embed.kind === 'pdf' && embed.leaves)
    return section(CaseLeaves, {
      heading: copy.heading,
      title: embed.title,
      file: { href: embed.file, label: copy.openPdf },
      leaves: await Promise.all(
        embed.leaves.map((leaf) => createCaptionedSources(leaf, 'caseLeaf')),
      ),
      tone,
    });
  const { kind, title } = embed;
  const address = kind === 'site' ? embed.url : embed.file;
  const picture = await createCaptionedSources(
    embed.picture,
    kind === 'site' ? 'framedSite' : 'wide',
  );
  return { ...nothing, frame: { kind, title, address, picture, copy, tone } };
}

const nothing = section(() => null, {});

/** How each part of a case is made. A part whose words a case does not have is not in its plan. */
const parts = {
  intro: ({ study, variant, tone, labels }) =>
    section(CaseIntro, { variant, label: labels.intro, text: study.description, tone }),
  challenges: ({ study: { challenges, chapters }, variant, setting, tone, labels }) =>
    section(CaseChallenges, {
      variant,
      setting,
      id: 'challenges-title',
      heading: chapters?.challenges ?? labels.challenges,
      items: challenges,
      tone,
    }),
  strategy: ({ study, variant, setting, tone, labels }) =>
    section(CaseStrategy, {
      variant,
      setting,
      heading: study.chapters?.strategy ?? labels.strategy,
      steps: study.strategy,
      tone,
    }),
  film: async ({ study: { film }, tone }) =>
    film ? section(CaseFilm, { film: await loadCaseFilm(film), tone }) : nothing,
  searches: ({ study: { searches, client }, setting, tone, labels }) =>
    searches
      ? section(CaseSearches, { searches, setting, client, copy: labels.searches, tone })
      : nothing,
  phases: ({ study: { before, phases }, setting, tone, labels: { phases: heading, evidence } }) =>
    phases
      ? section(CasePhases, { heading, setting, before, phases, sample: evidence.sample, tone })
      : nothing,
  outcome: ({ study, tone, ...place }) =>
    section(CaseOutcome, {
      heading: study.chapters?.outcome ?? place.labels.outcome,
      outcome: study.outcome,
      figures: study.figures,
      crowd: study.crowd,
      charts: study.charts,
      comparison: study.comparison,
      copy: place.charts,
      tone,
    }),
  evidence: async ({ study: { evidence, figures }, variant, tone, labels }) =>
    section(CaseEvidence, {
      variant,
      evidence: await loadCaseEvidence(evidence),
      told: figures?.[0]?.value,
      copy: labels.evidence,
      tone,
    }),
  word: ({ study, tone, labels }) =>
    section(CaseWord, {
      word: study.evidence.clientWord,
      sample: labels.evidence.sample,
      tone,
    }),
  embed,
  details: async ({ study, tone, labels }) =>
    section(CaseDetails, {
      title: study.details?.title ?? '',
      details: await loadCaseDetails(study),
      openPage: labels.embed.openPage,
      tone,
    }),
  next: async ({ id, neighbours: { previous, next }, tone, labels }) =>
    section(CaseNext, {
      label: labels.next,
      ...(await loadCaseNext(next)),
      ...(labels.previous &&
        ![id, next].includes(previous) && {
          previous: { label: labels.previous, link: await loadCaseLink(previous) },
        }),
      tone,
    }),
  start: async ({ variant, tone, labels: { startHeading, startText, starts, start } }) => {
    const words = starts?.[variant] ?? { heading: startHeading, text: startText };
    const invitation = { ...words, action: start };
    return section(Statement, {
      id: 'start-title',
      ...(await loadStatement(invitation)),
      setting: 'strip',
      tone,
    });
  },
} satisfies Record<CasePart, (place: Place) => LoadedPart | Promise<LoadedPart>>;

/** The way on shows the colours of the client it leads to; the invitation is the agency's own. */
const worldOf = (part: CasePart, { id, next }: { id: string; next: string }) =>
  part === 'start' ? undefined : part === 'next' ? next : id;

/** The sections of a case page below its head, in the order of its plan. */
export async function loadCaseParts(
  { id, data: study }: CollectionEntry<'caseStudies'>,
  neighbours: Neighbours,
): Promise<LoadedPart[]> {
  const { caseStudy: labels, article } = await pageContent('interface');
  const charts = { exampleFigures: article.exampleFigures, dataTable: article.dataTable };
  const { variant } = await workCategory(study.category);
  const { setting = 'night' } = study;
  return Promise.all(
    casePlan(variant, study, setting).map(async ({ part, tone }) => ({
      ...(await parts[part]({ id, study, neighbours, variant, setting, tone, labels, charts })),
      world: worldOf(part, { id, next: neighbours.next }),
    })),
  );
}
