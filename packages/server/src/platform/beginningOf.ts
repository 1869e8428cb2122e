/**
 * The first code units of a text. A surrogate pair is never split, because PostgreSQL refuses half of one in
 * JSON.
 */
export function beginningOf(text: string, most: number): string {
  const end = text.charCodeAt(most - 1);
  const isHalf = end >= 0xd800 && end <= 0xdbff;
  return text.slice(0, isHalf ? most - 1 : most);
}
