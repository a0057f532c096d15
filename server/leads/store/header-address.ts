/**
 * An address that mail headers and every mail server can carry; null where its mailbox has other
 * letters than ASCII. Such an address is in the text of mails only: in a header, strict servers
 * refuse the whole mail.
 */
export function headerAddress(email: string): string | null {
  return /^[!-~]+@[a-z\d.-]+$/i.test(email) ? email : null;
}
