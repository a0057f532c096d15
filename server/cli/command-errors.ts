/** What was typed cannot be understood; the command prints why and ends with code 2. */
export class UsageError extends Error {}

/** Nothing fits what was asked for, or it may not be done now; the command prints why and ends with code 1. */
export class CommandError extends Error {}
