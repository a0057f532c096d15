const board = Symbol.for('content-problems');
const shared = globalThis as { [board]?: Map<string, string> };

shared[board] ??= new Map();

/**
 * What is wrong with the content while it is being written: the message for each file that cannot be
 * shown. Astro reads content and answers pages with modules of their own, so they share it here.
 */
export const reportedProblems: Map<string, string> = shared[board];
