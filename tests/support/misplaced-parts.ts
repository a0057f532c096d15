import type { Page } from 'playwright';

/** What a visitor sees at a wrong place or in pieces, although nothing overflows the page. */
export const misplacedParts = (page: Page) =>
  page.evaluate(() => {
    const visible = (part: Element) => part.checkVisibility({ visibilityProperty: true });
    const words = (part: Element) => part.textContent?.trim().slice(0, 40) ?? '';
    const found: string[] = [];

    // The icon of a button or link is beside its label, not below it; in a tile it is at the end.
    for (const control of document.querySelectorAll('main :is(a, button)')) {
      const [label, icon] = control.children;
      if (control.children.length !== 2 || icon?.tagName !== 'svg' || !label || !visible(control))
        continue;
      if (control.getBoundingClientRect().height > 110) continue;
      const { top, bottom } = icon.getBoundingClientRect();
      const box = label.getBoundingClientRect();
      if (top >= box.bottom || bottom <= box.top) found.push(`icon below “${words(label)}”`);
    }

    // The value of a column is whole: within the chart, and not on the next one.
    for (const value of document.querySelectorAll('figure svg text')) {
      const columns = value.closest('svg')?.parentElement?.parentElement;
      if (!columns || !visible(value)) continue;
      const [text, chart] = [value, columns].map((part) => part.getBoundingClientRect());
      const right = (chart?.left ?? 0) - columns.scrollLeft + columns.scrollWidth;
      if (text && chart && (text.left < chart.left - 1 || text.right > right + 1))
        found.push(`“${words(value)}” leaves its chart`);
      for (const other of columns.querySelectorAll('svg rect')) {
        if (other.parentElement === value.parentElement) continue;
        const bar = other.getBoundingClientRect();
        const across = Math.min(text?.right ?? 0, bar.right) - Math.max(text?.left ?? 0, bar.left);
        if (across > 1 && text && text.bottom > bar.top + 1)
          found.push(`“${words(value)}” is on another column`);
      }
    }

    // A row of cards is as wide as its list, so that no row ends in an empty half.
    for (const list of document.querySelectorAll('main ul:has(> li > [data-card])')) {
      if (!visible(list) || getComputedStyle(list).display !== 'grid') continue;
      if (list.children.length === 1) continue;
      const cards = [...list.children].map((card) => card.getBoundingClientRect());
      const end = list.getBoundingClientRect().right;
      for (const { top } of cards) {
        const row = cards.filter((card) => Math.abs(card.top - top) < 2);
        if (Math.max(...row.map(({ right }) => right)) < end - 40)
          found.push(`the row of cards at ${Math.round(top + scrollY)} px is not full`);
      }
      // Their pictures are equally high, so that their titles begin on one line.
      const titles = [...list.querySelectorAll('[data-card-title]')].map((title) => ({
        card: title.closest('li')?.getBoundingClientRect().top ?? 0,
        top: title.getBoundingClientRect().top,
        name: words(title),
      }));
      for (const { card, top, name } of titles)
        for (const other of titles)
          if (Math.abs(other.card - card) < 2 && other.top > top + 2)
            found.push(`“${other.name}” begins below “${name}” beside it`);
    }

    // Links of a filter in several lines: none is alone in the last one.
    for (const filter of document.querySelectorAll('main nav:has([aria-current="true"])')) {
      const tops = [...filter.querySelectorAll('a')].map((link) =>
        Math.round(link.getBoundingClientRect().top),
      );
      const last = tops.at(-1);
      if (innerWidth >= 768 && tops[0] !== last && tops.at(-2) !== last)
        found.push(`the last link of the filter “${filter.ariaLabel}” is alone in its line`);
    }

    // A drawing beside the text of a large tile fills half of its height.
    for (const drawing of document.querySelectorAll('main li[data-large] svg')) {
      const tile = drawing.closest('li')?.getBoundingClientRect();
      const { width, height } = drawing.getBoundingClientRect();
      if (tile && innerWidth >= 640 && width < tile.width * 0.8 && height < tile.height * 0.45)
        found.push('a large tile is half empty');
    }

    // The text of a step ends where the tallest step ends.
    for (const step of document.querySelectorAll('main [data-testid="stepper"] > li')) {
      const text = step.querySelector('p:last-child')?.getBoundingClientRect();
      if (text && text.bottom < step.getBoundingClientRect().bottom - 4)
        found.push(`the step “${words(step.querySelector('h3') ?? step)}” ends in empty space`);
    }

    const range = document.createRange();
    // The line through a spelling is drawn once: the spelling is on one line.
    for (const struck of document.querySelectorAll('main s')) {
      range.selectNodeContents(struck);
      if (range.getClientRects().length > 1) found.push(`“${words(struck)}” is in two lines`);
    }

    // The name of a host is on one line.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const parent = node.parentElement;
      if (!parent?.closest('main') || !visible(parent)) continue;
      for (const { 0: host, index } of node.data.matchAll(/\b[a-z\d-]+\.(?:example|com|in)\b/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + host.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1)
          found.push(`${host} is in two lines`);
      }
    }
    return [...new Set(found)];
  });
