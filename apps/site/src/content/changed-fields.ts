/** Fields that content may still have from an earlier version, each with what to write instead. */
export const changedFields: Record<string, string> = {
  variant: 'Its new name is "caseType".',
  setting: 'Remove it: every case of a type has the same layout.',
  film: 'Its new name is "showpiece"; the kind "pull-back" is now "zoom-out", "tiers" is "phone-screens".',
  tiers: 'Its new name is "screens", and "kind: tiers" is "kind: phone-screens".',
  carrier: 'Its new name is "lunchBox".',
  crowd: 'Write it as "showpiece" with "kind: dot-chart".',
  misspelt: 'Write it as "showpiece" with "kind: misspellings", beside "searches".',
  fingerLabel: 'Remove it: "label" is for every way to turn the picture.',
  shades: 'Remove it: every step between the colours is made from "accent" and "ink".',
  prints: 'Write "large: true" at up to six of the photos.',
  updated: 'Remove it: "checked" is the day of the last change.',
  shown: 'Remove it: each choice of the filter is a page of its own.',
  openMenu: 'Remove it: the menu button has the name of the menu, "sheetLabel".',
  closeMenu: 'Remove it: the menu button has the name of the menu, "sheetLabel".',
  clientWord: 'Its new name is "clientQuote".',
  holds: 'Its new name is "includes".',
  leaves: 'Its new name is "excludes"; under "embed" it is "pagePictures".',
  details:
    'Its new name is "screens", for screens of a phone; pages of a guide are under "embed", as "pagePictures".',
};
