import { existsSync } from 'node:fs';
import { basename, dirname, relative, resolve, sep } from 'node:path';
import type { ContentKind } from '@agency/content/kind-schemas.ts';
import { allKinds, folderOf } from '@agency/content/kinds.ts';
import { articleComponents } from '@agency/content/schemas/article-components.ts';
import type { Editor } from '@agency/content/schemas/editor.ts';
import type { z } from 'astro/zod';
import { type EditorField, editorFields, labelOf } from './editor-fields.ts';
import { editorBackend } from './editor-host.ts';

/** A component of articles, and the field that says which of several it is. */
export type EditorComponent = {
  id: string;
  name: string;
  label: string;
  kind?: string;
  fields: EditorField[];
};

export type EditorSettings = {
  config: Record<string, unknown>;
  components: EditorComponent[];
};

const idOf = (title: string) => title.toLowerCase().replaceAll(/\W+/g, '-');

/** The folder that the editor opens: the one with .git, at or above the content. */
function repositoryOf(contentFolder: string): string {
  let folder = resolve(contentFolder);
  while (!existsSync(resolve(folder, '.git'))) {
    if (dirname(folder) === folder) return resolve(contentFolder);
    folder = dirname(folder);
  }
  return folder;
}

const mediaBesideFile = { media_folder: '', public_folder: '.' };

const body = (components: EditorComponent[]): EditorField => ({
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  hint: 'Paragraphs, headings and pictures. Tables, charts and other components are under Insert',
  editor_components: ['image', ...components.map(({ id }) => id)],
  linked_images: false,
  buttons: [
    ...['bold', 'italic', 'link', 'heading-two', 'heading-three', 'heading-four'],
    ...['bulleted-list', 'numbered-list', 'quote'],
  ],
});

/** A component with several kinds (calculators) is one entry in the menu for each. */
const editorComponents = (): EditorComponent[] =>
  Object.entries(articleComponents).flatMap(([name, schema]) => {
    const { options } = schema as { options?: readonly z.ZodType[] };
    return (options ?? [schema]).map((option) => {
      const fields = editorFields(option);
      const component = { id: idOf(name), name, label: labelOf(name), fields };
      if (!options) return component;
      const kind = String(fields.find((field) => field.name === 'kind')?.default);
      const label = `${component.label}: ${labelOf(kind)}`;
      return { ...component, id: idOf(`${name} ${kind}`), label, kind };
    });
  });

const ownFiles = allKinds.flatMap(({ file }) => /^pages\/([\w-]+)\.yaml$/.exec(file)?.[1] ?? []);

/** In their folder there are files of other kinds too. */
const otherPages = { field: 'slug', pattern: `^(?!(${ownFiles.join('|')})$)` };

/**
 * The configuration of Sveltia CMS, made from the schemas of the content.
 * @param kinds all kinds of content files
 * @param contentFolder the content folder
 * @param siteUrl where its pages can be seen
 * @param editor the git host that has the content
 */
export function editorSettings(
  kinds: readonly ContentKind[],
  contentFolder: string,
  siteUrl: string,
  editor?: Editor,
): EditorSettings {
  const root = repositoryOf(contentFolder);
  const inRepository = (file: string) =>
    relative(root, resolve(contentFolder, file)).replaceAll(sep, '/');
  const components = editorComponents();
  const collections: object[] = [];
  const files: object[] = [];
  for (const kind of kinds) {
    const { title, file, path, entries, schema } = kind;
    const extension = file.split('.').at(-1) ?? '';
    const fields = editorFields(schema);
    const format = extension === 'mdx' ? 'yaml-frontmatter' : 'yaml';
    const shared = { format, ...mediaBesideFile };
    if (!entries) {
      const name = idOf(title);
      const preview = path && { preview_path: path };
      files.push({ ...shared, ...preview, name, label: title, file: inRepository(file), fields });
      continue;
    }
    const folder = folderOf(kind);
    const [, rest = ''] = file.replace(`.${extension}`, '').split('/*');
    // The text is before the optional fields.
    if (extension === 'mdx')
      fields.splice(
        fields.findIndex(({ required }) => !required),
        0,
        body(components),
      );
    collections.push({
      ...shared,
      name: kind.key === 'customPages' ? 'custom-pages' : folder,
      ...(kind.key === 'pages' && { filter: otherPages }),
      label: entries.title,
      label_singular: title,
      folder: inRepository(folder),
      path: `{{slug}}${rest}`,
      ...(path !== undefined && { preview_path: `${path}/{{slug}}` }),
      slug: {
        template: `{{${entries.field}}}`,
        editable: ['create'],
        hint: 'The end of the web address: small letters without accents, digits and hyphens. Type it for a title in Tamil or Hindi.',
        pattern: [
          '^[a-z0-9]+(-[a-z0-9]+)*$',
          'Use small letters without accents, digits and single hyphens: how-search-works',
        ],
      },
      // A page may have no name of its own.
      summary: kind.key === 'pages' ? '{{slug}}' : `{{${entries.field}}}`,
      create: true,
      extension,
      fields,
    });
  }
  return {
    components,
    config: {
      load_config_file: false,
      app_title: 'Content',
      // Sveltia needs a git host even when only a local folder is opened.
      backend: editor
        ? editorBackend(editor)
        : { name: 'github', repo: `local/${basename(root)}`, auth_methods: ['oauth'] },
      slug: { encoding: 'ascii', clean_accents: true, maxlength: 70 },
      media_folder: inRepository('files'),
      public_folder: '/',
      media_libraries: {
        default: {
          config: {
            slugify_filename: true,
            transformations: {
              raster_image: { format: 'webp', quality: 90, width: 2400, height: 2400 },
            },
          },
        },
        stock_assets: false,
      },
      output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
      editor: { preview: false },
      site_url: siteUrl,
      collections: [...collections, { name: 'files', label: 'Pages and lists', files }],
    },
  };
}
