/** A place on the earth, in degrees. */
export type Place = { latitude: number; longitude: number };

/** Half the width and height of the map shown, in degrees: about a kilometre and a half. */
const reach = { longitude: 0.014, latitude: 0.008 };

const degrees = (value: number) => value.toFixed(5);

/** The page of OpenStreetMap made for frames, with a marker at the place. */
export function mapFrameAddress({ latitude, longitude }: Place): string {
  const query = new URLSearchParams({
    bbox: [
      longitude - reach.longitude,
      latitude - reach.latitude,
      longitude + reach.longitude,
      latitude + reach.latitude,
    ]
      .map(degrees)
      .join(','),
    layer: 'mapnik',
    marker: `${degrees(latitude)},${degrees(longitude)}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** The same place on the full map. */
export function mapPageAddress({ latitude, longitude }: Place): string {
  const at = `${degrees(latitude)}/${degrees(longitude)}`;
  return `https://www.openstreetmap.org/?mlat=${degrees(latitude)}&mlon=${degrees(longitude)}#map=16/${at}`;
}
