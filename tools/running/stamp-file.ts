/** File of a build with the fingerprint of all that it was made from. */
export const STAMP_FILE = '.built-from';

/** The hash of the files in a fingerprint, without that of the day. */
export const filesOf = (fingerprint: string): string | undefined => fingerprint.split(' ')[0];
