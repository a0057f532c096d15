import { singleFile } from '../../../content.ts';
import { createPictureSources } from '../../../images/image-sources.ts';
import { CasePictures } from '../CasePictures/CasePictures.tsx';
import type { CaseBlockProps } from '../case-block-props.ts';
import { EmbedFrame } from '../EmbedFrame/EmbedFrame.tsx';
import { loadCaseTiles } from '../load-case-pictures.ts';
import { PdfPages } from '../PdfPages/PdfPages.tsx';

/** The work itself: pictures, the pages of a PDF, or a website in a window. */
export async function CaseEmbed({ study, caseType, tone }: CaseBlockProps) {
  const { embed, showpiece, screens } = study.data;
  const copy = (await singleFile('interface')).caseStudy.embed;
  if (embed.kind === 'pictures') {
    const layout = caseType === 'feed' ? 'posts' : 'grid';
    const size = (index: number) =>
      layout === 'posts' ? 'square' : index === 0 ? 'half' : 'third';
    const tiles = await loadCaseTiles(embed.pictures, size, copy.openPost);
    return <CasePictures heading={embed.title} tiles={tiles} layout={layout} tone={tone} />;
  }
  if (embed.kind === 'pdf' && embed.pagePictures) {
    const pages = embed.pagePictures.map((page) => createPictureSources(page, 'wide'));
    return (
      <PdfPages
        heading={copy.heading}
        title={embed.title}
        file={{ href: embed.file, label: copy.openPdf }}
        pages={await Promise.all(pages)}
        tone={tone}
      />
    );
  }
  const { kind, title } = embed;
  const phones =
    showpiece?.kind === 'phone-screens' ? showpiece.screens : (screens?.pictures ?? []);
  const [phone] = kind === 'site' ? phones : [];
  return (
    <EmbedFrame
      kind={kind}
      title={title}
      address={kind === 'site' ? embed.url : embed.file}
      picture={await createPictureSources(embed.picture, kind === 'site' ? 'framedSite' : 'wide')}
      phonePicture={phone && (await createPictureSources(phone.picture, 'storyScreen'))}
      copy={copy}
      tone={tone}
    />
  );
}
