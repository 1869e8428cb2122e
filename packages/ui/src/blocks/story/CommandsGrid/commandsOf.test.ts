import { describe, expect, it } from 'vitest';
import { commandsOf } from './commandsOf.ts';

describe('commandsOf', () => {
  it('lists the four commands at the prices of the story, and a free action for 1 XP last', () => {
    expect(
      commandsOf({ undo: { cost: 1 }, continue: { cost: 2 }, immerse: { cost: 3 }, show: { cost: 5 } }),
    ).toEqual([
      { name: 'continue', cost: 2 },
      { name: 'immerse', cost: 3 },
      { name: 'show', cost: 5 },
      { name: 'undo', cost: 1 },
      { name: 'custom_action', cost: 1 },
    ]);
  });

  it('gives a command without a price the default one', () => {
    expect(commandsOf({}).map(({ cost }) => cost)).toEqual([1, 2, 2, 0, 1]);
  });

  it('lists an author’s own commands before the free action', () => {
    const names = commandsOf({ pray: { cost: 4 }, constructor: { cost: 2 } }).map(({ name }) => name);
    expect(names).toEqual(['continue', 'immerse', 'show', 'undo', 'pray', 'constructor', 'custom_action']);
  });

  it('lists the free action at its fixed price', () => {
    expect(commandsOf({ custom_action: { cost: 9 } }).at(-1)).toEqual({ name: 'custom_action', cost: 1 });
  });
});
