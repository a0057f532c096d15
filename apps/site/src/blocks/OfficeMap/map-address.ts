/** In degrees. */
export type Coordinates = { latitude: number; longitude: number };

/** Half the width and height of the visible map, in degrees: about 1.5 km. */
const halfSize = { longitude: 0.014, latitude: 0.008 };

const degrees = (value: number) => value.toFixed(5);

/** The map of OpenStreetMap for an iframe, with a marker. */
export function mapFrameAddress({ latitude, longitude }: Coordinates): string {
  const query = new URLSearchParams({
    bbox: [
      longitude - halfSize.longitude,
      latitude - halfSize.latitude,
      longitude + halfSize.longitude,
      latitude + halfSize.latitude,
    ]
      .map(degrees)
      .join(','),
    layer: 'mapnik',
    marker: `${degrees(latitude)},${degrees(longitude)}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}

/** The same coordinates on the website of OpenStreetMap. */
export function mapPageAddress({ latitude, longitude }: Coordinates): string {
  const position = `${degrees(latitude)}/${degrees(longitude)}`;
  return `https://www.openstreetmap.org/?mlat=${degrees(latitude)}&mlon=${degrees(longitude)}#map=16/${position}`;
}
