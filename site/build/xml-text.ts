const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Words made safe for XML text and attributes. */
export const xmlText = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
