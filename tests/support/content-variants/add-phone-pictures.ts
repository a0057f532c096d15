import sharp from 'sharp';

/** The metadata of the phone pictures, and where in the content they are used. */
export const phonePictures = {
  owner: 'Taken by Kavya at home, Besant Nagar',
  /** The degrees, minutes and seconds of the position as stored in EXIF. */
  positionBytes: Buffer.from([13, 1, 4, 1, 57, 1].flatMap((number) => [number, 0, 0, 0])),
  article: 'how-does-seo-work-guide',
  cover: 'A phone photo as the cover',
  body: 'A phone photo among the words',
  shown: 'A phone photo in a gallery of an article',
  gallery: 'snacbox',
  photo: 'Close field of yellow banana chips with two sprigs of curry leaf',
};

/**
 * A picture as a phone held upright stores it: landscape pixels, red on the left, with an orientation tag.
 * @param width in pixels before rotation; the height is two thirds of it
 */
function phonePicture(width: number): Promise<Buffer> {
  const height = (width * 2) / 3;
  const half = (background: string) => ({
    create: { width: width / 2, height, channels: 4 as const, background },
  });
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const { owner } = phonePictures;
  return sharp({ create: { width, height, channels: 3, background: 'white', noise } })
    .composite([
      { input: half('#d01010b0'), left: 0, top: 0 },
      { input: half('#1010d0b0'), left: width / 2, top: 0 },
    ])
    .jpeg({ quality: 97 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: owner },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '13/1 4/1 57/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '80/1 15/1 40/1',
      },
    })
    .withXmp(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${owner}"/></rdf:RDF></x:xmpmeta>`,
    )
    .toBuffer();
}

/** Adds phone pictures to every kind of entry that can have one. */
export async function addPhonePictures(
  change: (file: string, from: RegExp, to: string) => void,
  write: (file: string, content: Buffer | string) => void,
): Promise<void> {
  const { article, cover, body, shown, gallery, owner, positionBytes } = phonePictures;
  const small = await phonePicture(1200);
  const large = await phonePicture(4032);
  if (![small, large].every((picture) => picture.includes(positionBytes)))
    throw new Error('The pictures have no position in their metadata.');
  write(`articles/${article}/phone.jpg`, large);
  write(`photography/${gallery}/08-banana-chips.jpg`, small);
  write('people/kavitha-raman/portrait.jpg', small);
  write('files/team.jpg', small);
  write(
    'tools/drawn.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><metadata>${owner}</metadata><path d="M0 0h9v9z"/></svg>`,
  );
  const file = `articles/${article}/article.mdx`;
  change(file, /^picture: .*$/m, `picture: { src: ./phone.jpg, alt: "${cover}" }`);
  const pictures = [shown, `${shown}, again`].map((alt) => ({ src: './phone.jpg', alt }));
  const component = `<Gallery pictures={${JSON.stringify(pictures)}} />`;
  change(file, /$/, `\n![${body}](./phone.jpg)\n\n${component}\n`);
  change('people/kavitha-raman/person.yaml', /\.\/portrait\.svg/, './portrait.jpg');
  change('tools/tools.yaml', /\.\/[\w-]+\.svg/, './drawn.svg');
}
