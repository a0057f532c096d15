import mime from 'mime';

/** The `Content-Type` of a file of the site, by its name; texts are UTF-8. */
export function mediaType(name: string): string {
  const type = mime.getType(name) ?? 'application/octet-stream';
  return /^text\/|[/+](json|xml)$|javascript$/.test(type) ? `${type}; charset=utf-8` : type;
}
