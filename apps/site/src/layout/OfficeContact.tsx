import type { Office } from '@agency/content/schemas/brand.ts';
import { phoneHref, postalAddress } from './contact-links.ts';

/** The postal address of a further office, and its telephone number if it has one of its own. */
export function OfficeContact({ address, phone }: Pick<Office, 'address' | 'phone'>) {
  return (
    <>
      {postalAddress({ address })}
      {phone ? (
        <>
          <br />
          <a href={phoneHref({ phone })}>{phone}</a>
        </>
      ) : null}
    </>
  );
}
