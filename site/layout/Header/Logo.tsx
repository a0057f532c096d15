import type { LogoSource } from './load-logo.ts';

type LogoProps = { logo: LogoSource; name: string };

/** The brand's logo under its name. */
export function Logo({ logo: { src, width, height, drawing }, name }: LogoProps) {
  if (!drawing) return <img src={src} alt={name} width={width} height={height} />;
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={drawing.viewBox}
      width={width}
      height={height}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: outlines and nothing else, see inlineDrawing()
      dangerouslySetInnerHTML={{ __html: drawing.outlines }}
    />
  );
}
