const MARKS = /"(?:[^"\\]|\\.)*"|[[{\]}:]/gs;

/**
 * The keys of the object at a path of a valid JSON text, in the order of the text: a parsed object has those that are
 * whole numbers first.
 */
export function keysInOrder(source: string, path: readonly string[]): string[] {
  const keys: string[] = [];
  /** One entry for each object or list that is open: the key that was read in it last. */
  const open: string[] = [];
  let text = '';
  for (const [mark] of source.matchAll(MARKS)) {
    if (mark === '[' || mark === '{') open.push('');
    else if (mark === ']' || mark === '}') open.pop();
    else if (mark !== ':') text = mark;
    else {
      const isOfPath = open.length === path.length + 1 && path.every((key, at) => open[at] === key);
      open[open.length - 1] = JSON.parse(text) as string;
      if (isOfPath) keys.push(open.at(-1)!);
    }
  }
  return keys;
}
