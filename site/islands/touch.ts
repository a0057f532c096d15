import type { ClientDirective } from 'astro';

const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

const wakeOnTouch: ClientDirective = (load, _options, element) => {
  const wake = async () => {
    for (const sign of signs) element.removeEventListener(sign, wake, true);
    const hydrate = await load();
    await hydrate();
  };
  for (const sign of signs) element.addEventListener(sign, wake, true);
};

export default wakeOnTouch;
