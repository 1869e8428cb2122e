/** A part of a text: in both texts, or only in the one before or after. */
export interface DiffPart {
  readonly text: string;
  readonly in: 'both' | 'before' | 'after';
}

/** If the comparison would take more steps, everything between the common beginning and end counts as different. */
const COMPARISONS_MAX = 4_000_000;

/**
 * The difference of two texts by words. The parts of kind `both` and `before`, joined, are the text before.
 *
 * @example wordDiff('A red boat', 'A blue boat');
 */
export function wordDiff(before: string, after: string): readonly DiffPart[] {
  const [was, is] = [wordsOf(before), wordsOf(after)];
  let start = 0;
  while (start < was.length && start < is.length && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < was.length - start && end < is.length - start && was.at(-1 - end) === is.at(-1 - end))
    end += 1;
  return joined([
    ...was.slice(0, start).map((text): DiffPart => ({ text, in: 'both' })),
    ...between(was.slice(start, was.length - end), is.slice(start, is.length - end)),
    ...was.slice(was.length - end).map((text): DiffPart => ({ text, in: 'both' })),
  ]);
}

/** Words, and the spaces between them. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+/gu) ?? [];

function between(was: readonly string[], is: readonly string[]): DiffPart[] {
  const parts: DiffPart[] = [];
  let [at, index] = [0, 0];
  const lengths = was.length * is.length > COMPARISONS_MAX ? [] : commonLengths(was, is);
  while (lengths.length > 0 && at < was.length && index < is.length) {
    if (was[at] === is[index]) {
      parts.push({ text: was[at]!, in: 'both' });
      at += 1;
      index += 1;
    } else if (lengths[at + 1]![index]! >= lengths[at]![index + 1]!) {
      parts.push({ text: was[at]!, in: 'before' });
      at += 1;
    } else {
      parts.push({ text: is[index]!, in: 'after' });
      index += 1;
    }
  }
  return [
    ...parts,
    ...was.slice(at).map((text): DiffPart => ({ text, in: 'before' })),
    ...is.slice(index).map((text): DiffPart => ({ text, in: 'after' })),
  ];
}

/** For each pair of indexes, the length of the longest common subsequence of the remaining words. */
function commonLengths(was: readonly string[], is: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: was.length + 1 }, () => new Uint32Array(is.length + 1));
  for (let at = was.length - 1; at >= 0; at -= 1)
    for (let index = is.length - 1; index >= 0; index -= 1)
      lengths[at]![index] =
        was[at] === is[index]
          ? lengths[at + 1]![index + 1]! + 1
          : Math.max(lengths[at + 1]![index]!, lengths[at]![index + 1]!);
  return lengths;
}

/** Joins neighbouring parts of the same kind. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: { text: string; in: DiffPart['in'] }[] = [];
  for (const { text, in: side } of parts) {
    const last = result.at(-1);
    if (last?.in === side) last.text += text;
    else result.push({ text, in: side });
  }
  return result;
}
