/** A problem that must be fixed before the site goes live. */
export type Finding = {
  file: string;
  /** The field, as `address.street` or `clients[17].name`, the setting, or the line of a text. */
  field: string;
  /** The current value, or what is wrong with it: "is not set". */
  value: string;
  fix: string;
};

export type Environment = Readonly<Record<string, string | undefined>>;
