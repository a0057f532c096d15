/** A promise that `npm test` holds before every change, by its file and its name. */
export type SuiteTest = { file: string; name: string };

export type Criterion = {
  /** As WCAG 2.2 counts: 1.4.3. */
  number: string;
  name: string;
  level: 'A' | 'AA';
  /** What only a person can judge. */
  hand: string;
  /** Promises of `npm test` that hold some of it; the audit itself does not run them. */
  tests?: readonly SuiteTest[];
  /** It is about sound and film alone. */
  media?: true;
};

export const promise = (file: string, name: string): SuiteTest => ({
  file: `checks/promises/${file}.test.ts`,
  name,
});
