import { cutText } from '@agency/contract/cut-text.ts';

/** How a chat service wants its messages. */
type ChatFormat = {
  /** The JSON of the lines of a message. */
  body(lines: readonly string[]): unknown;
  /** The text of a visitor, without characters that would make it a link, a mention or a format. */
  text(value: string): string;
  link(label: string, url: string): string;
};

const MAX_VALUE_LENGTH = 200;

// Without `<!channel>`, `@everyone` and `[label](link)`. A word joiner after @ prevents the mention and is invisible.
const text = (value: string) =>
  cutText(value, MAX_VALUE_LENGTH)
    .replace(/\s+/g, ' ')
    .replace(/[<[]/g, '(')
    .replace(/[>\]]/g, ')')
    .replaceAll('@', '@\u2060');

/** Slack, Google Chat, Mattermost, Rocket.Chat. */
const common: ChatFormat = {
  body: (lines) => ({ text: lines.join('\n') }),
  text,
  link: (label, url) => `<${url}|${label}>`,
};

const discord: ChatFormat = {
  body: (lines) => ({ content: cutText(lines.join('\n'), 2000), allowed_mentions: { parse: [] } }),
  text,
  // It makes links of web addresses only.
  link: (label, url) => (url.startsWith('https:') ? `[${label}](<${url}>)` : label),
};

/** A workflow with the trigger "When a Teams webhook request is received". */
const teams: ChatFormat = {
  body: (lines) => ({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: lines.map((line) => ({ type: 'TextBlock', text: line, wrap: true })),
        },
      },
    ],
  }),
  text,
  link: (label, url) => `[${label}](${url})`,
};

const FORMATS: readonly (readonly [host: RegExp, format: ChatFormat])[] = [
  [/(^|\.)discord(app)?\.com$/, discord],
  [/\.(logic\.azure|powerplatform|powerautomate|webhook\.office)\.com$/, teams],
];

/** The format of the service that an address belongs to. */
export function chatFormat(url: string): ChatFormat {
  const { hostname } = new URL(url);
  return FORMATS.find(([host]) => host.test(hostname))?.[1] ?? common;
}
