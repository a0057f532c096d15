import type { ClientDirective } from 'astro';
import { historyState } from '../client/history-state.ts';

/**
 * `client:focus` requests React when the island gets the focus, or at once when the address contains
 * what the visitor typed. For an island that is in view when its page opens.
 */
const clientFocus: ClientDirective = (load, _options, island) => {
  async function start() {
    const hydrate = await load();
    await hydrate();
  }

  const hasTyped = historyState().typed ?? location.search;
  if (hasTyped || island.contains(document.activeElement)) void start();
  else island.addEventListener('focusin', start, { once: true });
};
export default clientFocus;
