import type { ShareKind } from '@kathaloka/contract/entities';
import type { StoryGraph } from '../graph.ts';
import type { StoryState } from '../state.ts';

/** A name that the parts of a series share. */
export interface Share {
  readonly name: string;
  readonly kind: ShareKind;
}

/** A value that a play left under a name: whether the player had the thing, or the number. */
export type LeftValue = readonly [name: string, value: boolean | number];

/** What a finished play leaves to later parts. */
export function leftBy(
  { leaves }: Pick<StoryGraph, 'leaves'>,
  shares: readonly Share[],
  { numbers, things }: StoryState,
): LeftValue[] {
  return shares
    .filter(({ name }) => leaves.has(name))
    .map(({ name, kind }) => [name, kind === 'thing' ? things.has(name) : (numbers.get(name) ?? 0)]);
}

/** The initial state of a part after others. For each name, the latest part wins. */
export function takenFrom(
  { takes }: Pick<StoryGraph, 'takes'>,
  shares: readonly Share[],
  leftInOrder: readonly (readonly LeftValue[])[],
): StoryState {
  const left = new Map(leftInOrder.flat());
  const taken = shares.filter(({ name }) => takes.has(name));
  return {
    things: new Set(
      taken.filter(({ name, kind }) => kind === 'thing' && left.get(name) === true).map(({ name }) => name),
    ),
    numbers: new Map(
      taken.flatMap(({ name, kind }) => {
        const value = left.get(name);
        return kind === 'number' && typeof value === 'number' && value !== 0 ? [[name, value] as const] : [];
      }),
    ),
  };
}
