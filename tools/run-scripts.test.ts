import { expect, it, vi } from 'vitest';
import { runLists } from './run-scripts.ts';

it('all scripts run to the end, also after one that fails, and those that failed are named', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const error = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const named = vi.spyOn(console, 'error').mockReturnValue(undefined);
  try {
    expect(await runLists(['no-such-script', 'content:fields'], ['neither-this'])).toBe(false);
    expect(named).toHaveBeenCalledWith('Failed: no-such-script, neither-this');
    expect(String(printed.mock.calls)).toContain('[content:fields] > agency-site');
  } finally {
    for (const spy of [printed, error, named]) spy.mockRestore();
  }
});
