import type { MappedTurn } from '@kathaloka/contract/entities';

/** Maps of sessions, for the stories and tests of the panel "Your tale". */
export function aMappedTurn(
  id: string,
  parent_id: string | null,
  overrides: Partial<MappedTurn> = {},
): MappedTurn {
  return {
    id,
    parent_id,
    action_type: parent_id === null ? 'story_start' : 'continue',
    first_words: `What ${id} tells.`,
    is_current: true,
    ...overrides,
  };
}

const left = { is_current: false } as const;

/** Two turns were undone, and one was told another way. */
export const ferrymanMap: readonly MappedTurn[] = [
  aMappedTurn('m1', null, { first_words: 'The oar bites, and the bank lets go of you.' }),
  aMappedTurn('m2', 'm1', {
    ...left,
    action_type: 'custom_action',
    first_words: 'I turn the boat round before the lamps are gone.',
  }),
  aMappedTurn('m3', 'm2', {
    ...left,
    first_words: 'The ghats come back one by one, and nobody waits on them.',
  }),
  aMappedTurn('m4', 'm1', {
    action_type: 'custom_action',
    first_words: 'I ask the passenger what name to write in the river book.',
  }),
  aMappedTurn('m5', 'm4', { first_words: '“You row like your father,” the passenger says.' }),
  aMappedTurn('m6', 'm5', { ...left, first_words: 'The lamp at the prow leans toward the voice.' }),
  aMappedTurn('m7', 'm5', { action_type: 'show', first_words: '' }),
  aMappedTurn('m8', 'm7', {
    action_type: 'immerse',
    first_words: 'Stop rowing and look at the passenger’s hands.',
  }),
];

/** A tale without a fork. */
export function longTurns(count: number): readonly MappedTurn[] {
  return Array.from({ length: count }, (_, index) =>
    aMappedTurn(`turn-${index + 1}`, index === 0 ? null : `turn-${index}`),
  );
}

/** A tale in which every second turn was undone. */
export function forkedTurns(count: number): readonly MappedTurn[] {
  return longTurns(count).flatMap((turn) => [turn, aMappedTurn(`left-${turn.id}`, turn.id, left)]);
}
