/**
 * One text for all spellings of an email address that reach, or may reach, the same person: letter
 * case, dots in the local part and everything after a plus sign do not count. Two people are taken
 * for one only where a mail server tells dots apart, which costs the second a thank-you mail.
 */
export function senderKey(email: string): string {
  const [, local = '', domain = ''] =
    /^(.*)@(.*)$/s.exec(email.normalize('NFC').toLowerCase()) ?? [];
  return `${local.split('+', 1)[0]?.replaceAll('.', '')}@${domain}`;
}
