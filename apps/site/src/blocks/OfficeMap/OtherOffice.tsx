import type { Office } from '@agency/content/schemas/brand.ts';
import { ActionLink } from '../../components/ActionLink/ActionLink.tsx';
import { OfficeContact } from '../../layout/OfficeContact.tsx';
import { MapPanel } from './MapPanel.tsx';
import { mapPageAddress } from './map-address.ts';
import styles from './OfficeMap.module.css';
import type { MapCopy } from './schema.ts';

type OtherOfficeProps = { id: string; office: Office; copy: MapCopy };

/** A further office: its address, telephone and opening hours beside its map. */
export function OtherOffice({ id, office, copy }: OtherOfficeProps) {
  const { name, hours } = office;
  return (
    <section className={styles.office} aria-labelledby={id}>
      <div className={styles.facts}>
        <h3 className="title-md" id={id}>
          {name}
        </h3>
        <address className={styles.address}>
          <OfficeContact {...office} />
        </address>
        {hours.length > 0 ? (
          <ul>
            {hours.map(({ label }) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        ) : null}
        <ActionLink
          href={mapPageAddress(office.address)}
          label={copy.open}
          subject={name}
          variant="outline"
          isNewTab
        />
      </div>
      <MapPanel id={id} title={name} office={office} copy={copy} />
    </section>
  );
}
