/** Tells a task with scripted answers, and returns what reached the player. */
import type { NarrationTask, Teller } from '../narrator/Narrator.ts';
import { aNarrationTask } from './narratorTasks.ts';
import { narratorOfClient } from './narratorOfClient.ts';
import { scriptedNarrator } from '../narrator/scripted.ts';
import { type ScriptedAnswer, scriptedClient } from '../narrator/modelNarrator/scriptedClient.ts';

export async function scriptedTelling(answers: readonly ScriptedAnswer[], values: Partial<NarrationTask>) {
  const client = scriptedClient(answers);
  const narrator = narratorOfClient(client, {
    fallback: scriptedNarrator({ narrate: () => [{ text: 'The built-in narrator tells.' }] }),
  });
  const texts: string[] = [];
  /** For each piece that was passed on, how much of the answer had been read by then. */
  const readAt: number[] = [];
  let teller: Teller | undefined;
  let isGiven = false;
  for await (const piece of narrator.narrate(aNarrationTask(values), AbortSignal.timeout(5000))) {
    if ('text' in piece) {
      texts.push(piece.text);
      readAt.push(client.read.join('').length);
    }
    if ('teller' in piece) ({ teller } = piece);
    isGiven ||= 'remembered' in piece;
  }
  const isPaid = teller?.narrator === 'model';
  return { text: texts.join(''), texts, readAt, isPaid, teller, isGiven, requests: client.requests };
}
