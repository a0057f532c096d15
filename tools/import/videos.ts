type Site = { player: RegExp; page: (found: string[]) => string };

const host = String.raw`^(?:https?:)?\/\/(?:www\.|m\.)?`;
const of = (address: string) => new RegExp(host + address);

/** The addresses of videos, and of the page of each. */
const sites: readonly Site[] = [
  {
    player: of(
      String.raw`youtube(?:-nocookie)?\.com\/(?:embed\/videoseries|playlist)\?(?:.*&)?list=([\w-]+)`,
    ),
    page: ([id]) => `https://www.youtube.com/playlist?list=${id}`,
  },
  {
    player: of(
      String.raw`(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|(?:embed|shorts|live|v)\/)|youtu\.be\/)([\w-]+)`,
    ),
    page: ([id]) => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    player: of(String.raw`(?:player\.)?vimeo\.com\/(?:video\/)?(\d+)`),
    page: ([id]) => `https://vimeo.com/${id}`,
  },
  {
    player: of(String.raw`(?:geo\.)?(?:dailymotion\.com\/(?:embed\/)?video|dai\.ly)\/(\w+)`),
    page: ([id]) => `https://www.dailymotion.com/video/${id}`,
  },
  {
    player: of(String.raw`loom\.com\/(?:share|embed)\/(\w+)`),
    page: ([id]) => `https://www.loom.com/share/${id}`,
  },
  {
    player: of(String.raw`(?:embed\.)?(?:ted\.com\/talks|embed-ssl\.ted\.com\/talks)\/([\w-]+)`),
    page: ([id]) => `https://www.ted.com/talks/${id}`,
  },
  {
    player: of(
      String.raw`((?:tiktok\.com\/@[\w.]+\/video|videopress\.com\/v|wordpress\.tv\/\d{4})\/[^\s?#]+)`,
    ),
    page: ([address]) => `https://${address}`,
  },
];

/** The page of a video, from any of its addresses; undefined for other addresses. */
export function videoPage(url: string): string | undefined {
  for (const { player, page } of sites) {
    const [, ...found] = player.exec(url.trim()) ?? [];
    if (found.length > 0) return page(found);
  }
  return undefined;
}

/** Whether an address is that of a file with a video. */
export const isVideoFile = (url: string) => /\.(mp4|m4v|mov|webm|ogv)([?#]|$)/i.test(url);
