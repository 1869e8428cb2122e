import { expect } from 'vitest';
import type { guidedTurns } from './bridgeFaults.ts';

/** Residue, data, refusals and our own words, none of which a bridge may have. */
const UNFIT = /[{}<>]|undefined|\[object|choices"|TASK|I'm sorry|As an AI|\bWhat do you do/;

/** Expects that each turn ends with the author's scene, word for word, after at most three sentences by the model. */
export async function expectAuthorsWords(turns: ReturnType<typeof guidedTurns>) {
  const bridged = new Map<string, number>();
  let count = 0;
  for await (const { fault, scene, told } of turns) {
    count += 1;
    if (told === null) {
      // nothing was passed on yet: the next model is asked, or the built-in narrator
      expect(['broken off', 'fails before a word']).toContain(fault);
      continue;
    }
    const { signed, text, teller } = told;
    const author = signed.filter(([by]) => by === 'author').map(([, piece]) => piece);
    expect(
      author.map((piece) => piece.trimStart()),
      fault,
    ).toEqual([scene.trimStart()]);
    expect(text.endsWith(scene.trimStart()), fault).toBe(true);
    const bridge = text.slice(0, text.length - author[0]!.length);
    expect(bridge, fault).not.toMatch(UNFIT);
    expect(bridge.length, fault).toBeLessThan(700);
    // who paid has read a model's words
    if (bridge === '') expect(teller, fault).toEqual({ narrator: 'built_in', steppedIn: 'refused' });
    else bridged.set(fault, (bridged.get(fault) ?? 0) + 1);
  }
  return { turns: count, bridged };
}
