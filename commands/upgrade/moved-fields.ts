/** A field, or a file, that an earlier version of the product read elsewhere or by another name. */
export type MovedField = {
  /** The file in the content folder; a pattern such as `people/<slug>/person.yaml` for many. */
  file: string;
  /** Its field; the name of the file itself when the whole file is no longer read. */
  field: string;
  /** What to do. */
  now: string;
};

const icon = (name: string): MovedField => ({
  file: `files/${name}`,
  field: name,
  now: 'is made from the `favicon` of theme.yaml now. Delete the file.',
});

/** The newest last. Whoever moves a field adds it here: npm run upgrade-check then names it. */
export const movedFields: readonly MovedField[] = [
  ...['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'].map(
    icon,
  ),
  { file: 'brand.yaml', field: 'logo', now: 'stands in theme.yaml now. Move it there.' },
  { file: 'brand.yaml', field: 'wordmark', now: 'stands in theme.yaml now. Move it there.' },
];
