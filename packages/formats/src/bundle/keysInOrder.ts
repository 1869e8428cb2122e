const MARKS = /"(?:[^"\\]|\\.)*"|[[{\]}:]/gs;

/** The keys of the object at a path, in the order of the JSON text. `JSON.parse` would list whole numbers first. */
export function keysInOrder(source: string, path: readonly string[]): string[] {
  const keys: string[] = [];
  /** The key read last, for each open object or list. */
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
