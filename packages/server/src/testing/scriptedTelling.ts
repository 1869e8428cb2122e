/** Tells a task with scripted answers, and returns what reached the player. */
import type { ServingModel } from '../narrator/modelNarrator/ModelClient.ts';
import type { NarrationTask, Teller } from '../narrator/Narrator.ts';
import { aNarrationTask } from './narratorTasks.ts';
import { narratorOfClient } from './narratorOfClient.ts';
import { scriptedNarrator } from '../narrator/scripted.ts';
import { type ScriptedAnswer, scriptedClient } from '../narrator/modelNarrator/scriptedClient.ts';

export async function scriptedTelling(
  answers: readonly ScriptedAnswer[],
  values: Partial<NarrationTask>,
  model: Partial<ServingModel> = {},
) {
  const client = scriptedClient(answers);
  const narrator = narratorOfClient(client, {
    models: new Map([['tenali', { name: 'llama', contextTokens: 32_768, ...model }]]),
    fallback: scriptedNarrator({ narrate: () => [{ text: 'The built-in narrator tells.' }] }),
  });
  /** What was passed on, by whose words it is. */
  const signed: [by: string, text: string][] = [];
  let teller: Teller | undefined;
  let isGiven = false;
  for await (const piece of narrator.narrate(aNarrationTask(values), AbortSignal.timeout(5000))) {
    if ('text' in piece) {
      const { text, by = '' } = piece;
      const last = signed.at(-1);
      if (last?.[0] === by) last[1] += text;
      else signed.push([by, text]);
    }
    if ('teller' in piece) ({ teller } = piece);
    isGiven ||= 'remembered' in piece;
  }
  const isPaid = teller?.narrator === 'model';
  for (const piece of signed) piece[0] ||= isPaid ? 'model' : 'house';
  const text = signed.map(([, piece]) => piece).join('');
  return { text, signed, isPaid, teller, isGiven, requests: client.requests, readWhole: client.readWhole() };
}
