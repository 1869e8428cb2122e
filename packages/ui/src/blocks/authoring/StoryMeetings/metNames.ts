import { MEETS_MAX, SHARE_NAME_MAX } from '@kathaloka/contract/limits';
import { askedName } from '@kathaloka/story';

export type MetFault = 'unreadable' | 'many';

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const nameIn = (line: string): string | null => {
  const name = askedName(line);
  return name !== null && name.length <= SHARE_NAME_MAX ? name : null;
};

/** The valid names, one per line, without duplicates. */
export function metNames(typed: string): string[] {
  const names = linesOf(typed).flatMap((line) => nameIn(line) ?? []);
  return [...new Set(names)].slice(0, MEETS_MAX);
}

/** Why not all lines can be stored. */
export function metFault(typed: string): MetFault | undefined {
  const lines = linesOf(typed);
  if (lines.some((line) => nameIn(line) === null)) return 'unreadable';
  return new Set(lines).size > MEETS_MAX ? 'many' : undefined;
}
