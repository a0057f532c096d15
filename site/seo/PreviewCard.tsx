/** Width and height that social networks ask for, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

type PreviewCardProps = {
  title: string;
  brand: string;
  tagline: string;
  ground: string;
  accent: string;
  paper: string;
};

/** The words of a preview picture, set on the left; the picture lies behind, on the right. */
export function PreviewCard({ title, brand, tagline, ground, accent, paper }: PreviewCardProps) {
  const frame = {
    display: 'flex',
    boxSizing: 'border-box',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: '100%',
    height: '100%',
    padding: 64,
    color: paper,
    backgroundImage: `linear-gradient(90deg, ${ground} 38%, rgba(2, 3, 0, 0.55) 60%, rgba(2, 3, 0, 0) 82%)`,
  } as const;
  const large = {
    display: 'flex',
    width: 800,
    fontSize: title.length > 44 ? 76 : 92,
    lineHeight: 0.98,
    letterSpacing: -1.5,
  } as const;
  const foot = { display: 'flex', alignItems: 'center', fontSize: 34, color: accent } as const;
  const mark = {
    width: 26,
    height: 26,
    marginRight: 18,
    borderRadius: '50% 50% 50% 0',
    backgroundColor: accent,
  } as const;
  return (
    <div style={frame}>
      <div style={large}>{title}</div>
      <div style={foot}>
        <div style={mark} />
        {`${brand} · ${tagline}`}
      </div>
    </div>
  );
}
