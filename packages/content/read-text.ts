import { readFileSync } from 'node:fs';

/** How a text that a Windows program saved begins when it is UTF-16. */
const encodings = { '255,254': 'utf-16le', '254,255': 'utf-16be' } as const;

const encodingOf = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' =>
  encodings[`${bytes[0]},${bytes[1]}` as keyof typeof encodings] ?? 'utf-8';

/** Whether a file is UTF-16, as PowerShell 5 and "Unicode" of Notepad write it. */
export const isUtf16 = (file: string) => encodingOf(readFileSync(file)) !== 'utf-8';

/** The text of a UTF-8 or UTF-16 file, without its byte order mark. */
export function readText(file: string): string {
  const bytes = readFileSync(file);
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
