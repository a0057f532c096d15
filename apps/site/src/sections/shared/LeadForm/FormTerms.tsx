import type { InterfaceCopy } from '@agency/content/schemas/pages/interface.ts';
import {
  MARKETING_FIELD,
  MARKETING_TEXT_FIELD,
  NOTICE_TEXT_FIELD,
  NOTICE_VERSION_FIELD,
} from '@agency/contract/consent-fields.ts';
import { fillText } from '../../../components/fill-text.ts';
import { splitOnce } from '../../../components/split-once.ts';
import checkbox from './Checkbox.module.css';
import styles from './FormTerms.module.css';

export type FormTermsProps = {
  copy: Pick<InterfaceCopy['form'], 'notice' | 'marketing'>;
  /** The version of the notice and the privacy policy, stored with the lead. */
  noticeVersion: string;
};

/** The privacy notice, and a checkbox for visitors who also want marketing emails. */
export function FormTerms({ copy: { notice, marketing }, noticeVersion }: FormTermsProps) {
  const privacy = notice.link.label;
  const [before, after = ''] = splitOnce(notice.text, '{privacy}');
  return (
    <div className={styles.terms}>
      {marketing ? (
        <label className={styles.marketing}>
          <input className={checkbox.box} type="checkbox" name={MARKETING_FIELD} value="yes" />
          {marketing}
        </label>
      ) : null}
      <p className={styles.notice}>
        {before}
        <a href={notice.link.href}>{privacy}</a>
        {fillText(after, { privacy })}
      </p>
      <input type="hidden" name={NOTICE_VERSION_FIELD} value={noticeVersion} />
      <input type="hidden" name={NOTICE_TEXT_FIELD} value={fillText(notice.text, { privacy })} />
      {marketing ? <input type="hidden" name={MARKETING_TEXT_FIELD} value={marketing} /> : null}
    </div>
  );
}
