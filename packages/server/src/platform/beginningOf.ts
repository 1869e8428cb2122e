/** The first units of a text; a character of two is not cut in half, which JSON in PostgreSQL refuses. */
export function beginningOf(text: string, most: number): string {
  const end = text.charCodeAt(most - 1);
  const isHalf = end >= 0xd800 && end <= 0xdbff;
  return text.slice(0, isHalf ? most - 1 : most);
}
