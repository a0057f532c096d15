/** Width and height that social networks ask for, in pixels. */
export const previewSize = { width: 1200, height: 630 } as const;

type PreviewCardProps = {
  title: string;
  brand: string;
  tagline: string;
  /** The brand's mark as an address of a picture. */
  mark: string;
  ground: string;
  accent: string;
  paper: string;
};

/** The words of a preview picture, set on the left; the picture lies behind, on the right. */
export function PreviewCard({
  title,
  brand,
  tagline,
  mark,
  ground,
  accent,
  paper,
}: PreviewCardProps) {
  const frame = {
    display: 'flex',
    boxSizing: 'border-box',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: '100%',
    height: '100%',
    padding: 64,
    color: paper,
    backgroundImage: `linear-gradient(90deg, ${ground} 38%, ${ground}8c 60%, ${ground}00 82%)`,
  } as const;
  const large = {
    display: 'flex',
    width: 800,
    fontSize: title.length > 44 ? 76 : 92,
    lineHeight: 0.98,
    letterSpacing: -1.5,
  } as const;
  const foot = {
    display: 'flex',
    alignItems: 'center',
    fontSize: 34,
    color: accent,
  } as const;
  return (
    <div style={frame}>
      <div style={large}>{title}</div>
      <div style={foot}>
        <img src={mark} alt="" width={46} height={46} style={{ marginRight: 18 }} />
        {`${brand} · ${tagline}`}
      </div>
    </div>
  );
}
