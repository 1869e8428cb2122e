const SLOT = /\{\{(\w+)\}\}/g;
/** A tag, a slot and the closing tag, on three lines. */
const BLOCK = /^<(\w+)>\n\{\{(\w+)\}\}\n<\/\1>\n?/gm;

/**
 * Fills the slots of a template. A block or a line whose slots are all empty is left out. Values are not
 * scanned again: a slot that an author has typed stays as it is.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  const valueOf = (slot: string): string => {
    const value = values[slot];
    if (value === undefined) throw new Error(`The prompt asks for ${slot}, which is not given.`);
    return String(value);
  };
  return template
    .replaceAll(BLOCK, (block, _tag, slot: string) => (valueOf(slot) === '' ? '' : block))
    .split('\n')
    .filter((line) => {
      const slots = [...line.matchAll(SLOT)].map(([, slot]) => slot!);
      return slots.length === 0 || slots.some((slot) => valueOf(slot) !== '');
    })
    .map((line) => line.replaceAll(SLOT, (_, slot: string) => valueOf(slot)))
    .join('\n');
}
