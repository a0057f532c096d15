import { Fragment } from 'react';
import type { PageVersion } from '../seo/versions.ts';

/** Links to the page in other languages. */
export function VersionLinks({ versions }: { versions: readonly PageVersion[] }) {
  return versions.map(({ path, language, name, lang }) => (
    <Fragment key={path}>
      <a href={path} hrefLang={language} lang={lang}>
        {name}
      </a>{' '}
    </Fragment>
  ));
}
