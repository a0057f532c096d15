/**
 * Tables as a passage of a search result can show them: a row is a line, and its cells are told apart by
 * more than their places.
 */
export const readTables = (html: string): string =>
  html.replace(/<table[ >][\s\S]*?<\/table>/g, (table) =>
    table
      .replace(/<(th|td)(?=[ >])[^>]*><\/\1>/g, '')
      .replace(/<\/(?:th|td)>\s*<(?:th|td)(?=[ >])[^>]*>/g, ' · ')
      .replace(/<\/?(?:th|td)(?=[ >])[^>]*>/g, '')
      .replace(/<(\/?)(?:table|caption|thead|tbody|tr)(?=[ >])/g, '<$1div'),
  );
