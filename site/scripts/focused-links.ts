/** Brings a focused link of a row that scrolls sideways wholly into sight: browsers leave a half-hidden one as it is. */
export function startFocusedLinks() {
  document
    .querySelector('[data-filter]')
    ?.addEventListener('focusin', ({ target }) =>
      (target as Element).scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
}
