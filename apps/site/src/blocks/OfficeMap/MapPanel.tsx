import type { Brand } from '@agency/content/schemas/brand.ts';
import { fillText } from '../../components/fill-text.ts';
import { Pill } from '../../components/Pill/Pill.tsx';
import { postalAddress } from '../../layout/contact-links.ts';
import { mapFrameAddress } from './map-address.ts';
import styles from './OfficeMap.module.css';
import type { MapCopy } from './schema.ts';
import { TownDrawing } from './TownDrawing.tsx';

type MapPanelProps = {
  id: string;
  /** The name of the map. */
  title: string;
  office: Pick<Brand, 'address'>;
  copy: MapCopy;
};

/** The map of one office. load-frame.ts loads it from the map service after a click on the button only. */
export function MapPanel({ id, title, office, copy }: MapPanelProps) {
  const failed = fillText(copy.failed, { address: postalAddress(office) });
  return (
    <div className={styles.panel} data-frame="">
      <TownDrawing id={`${id}-blocks`} />
      <div className={styles.card} data-tone="paper">
        <p>{copy.note}</p>
        <p role="status" data-frame-failed={failed} />
        <Pill className="needs-script" label={copy.action} data-load-frame="" />
      </div>
      <template>
        <iframe className={styles.frame} src={mapFrameAddress(office.address)} title={title} />
      </template>
    </div>
  );
}
