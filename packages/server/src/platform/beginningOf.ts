/** The first code units of a text. PostgreSQL refuses half a surrogate pair in JSON, so none is split. */
export function beginningOf(text: string, most: number): string {
  const end = text.charCodeAt(most - 1);
  const isHalf = end >= 0xd800 && end <= 0xdbff;
  return text.slice(0, isHalf ? most - 1 : most);
}
