import { OfflineNode, StoryNode } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { othersTurns } from '../../testing/othersTurns.ts';
import { checkedInPieces } from './checkedInPieces.ts';

const SCENES = 400;
const scenes = Object.fromEntries(
  Array.from({ length: SCENES }, (_, at) => [
    `s${at}`,
    { text: `Scene ${at}.`, note: 'For authors.', choices: [], unknown: 1 },
  ]),
);

describe('Scenes that are checked in pieces', () => {
  it.each([
    ['the sent ones', StoryNode],
    ['those for a device', OfflineNode],
  ])('are what their schema returns, and the schema passes them: %s', async (_, schema) => {
    const All = z.record(z.string(), schema);
    const checked = await checkedInPieces<object>(schema, scenes);
    expect(checked).toEqual(All.parse(scenes));
    const passed = All.parse(checked);
    expect(Object.keys(checked).every((name) => passed[name] === checked[name])).toBe(true);
  });

  it('let others be served in between', async () => {
    const turns = await othersTurns(() => checkedInPieces<object>(StoryNode, scenes));
    expect(turns).toBeGreaterThanOrEqual(SCENES / 50 - 1);
  });

  it('and that one schema has passed are checked by another one', async () => {
    const sent = await checkedInPieces<object>(StoryNode, scenes);
    expect(OfflineNode.parse(sent['s0'])).not.toHaveProperty('note');
  });

  it('are left as they are if one has a fault, which the schema of the whole then tells', async () => {
    const faulty = { ...scenes, s200: { text: 7, choices: [] } };
    expect(await checkedInPieces<object>(StoryNode, faulty)).toBe(faulty);
  });
});
