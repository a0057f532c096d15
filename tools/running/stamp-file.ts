/** File of a build with the hash of all that it was made from. */
export const STAMP_FILE = '.built-from';
