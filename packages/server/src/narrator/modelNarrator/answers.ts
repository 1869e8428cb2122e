import { isIn } from '../prompts/languages.ts';
import { messagesFor } from '../prompts/messagesFor.ts';
import type { Memory, Prompt, SecondTry } from '../prompts/promptTypes.ts';
import type { ModelClient } from './ModelClient.ts';
import { DEADLINES, promptModel, type Telling } from './narratorParts.ts';
import { isRefusal } from './refusals.ts';

/** Stop sequences: where the next turn would begin. */
const STOP = ['TASK:', '<player', '\n> '];

export function promptFor<Endpoint>(
  { parts, task, model }: Telling<Endpoint>,
  memory: Memory,
  secondTry: SecondTry,
): Prompt {
  return messagesFor(task, memory, promptModel(parts, model), secondTry);
}

export function ask<Endpoint>(
  { parts, model, signal }: Telling<Endpoint>,
  { messages, maxTokens }: Prompt,
): ReturnType<ModelClient<Endpoint>['streamChat']> {
  const request = { model: model.name, messages, maxTokens, temperature: 0.8, topP: 0.95, stop: STOP };
  return parts.client.streamChat(parts.endpoint, request, {
    signal,
    deadlines: parts.deadlines ?? DEADLINES,
  });
}

/** Why an answer is not told. */
export type Flaw =
  | { readonly kind: 'refused' | 'language' | 'leaked' | 'unfit' | 'empty' }
  | { readonly kind: 'repeated'; readonly used: readonly string[] };

/** The first flaw of those that any text may have, and that show in its first sentences. Null if there is none. */
export function flawOf<Endpoint>(
  { task }: Telling<Endpoint>,
  text: string,
  repeats: (text: string) => string[],
): Flaw | null {
  if (!/[\p{L}\p{N}]/u.test(text)) return { kind: 'empty' };
  if (isRefusal(text)) return { kind: 'refused' };
  if (!isIn(task.story.language, text)) return { kind: 'language' };
  const used = repeats(text);
  return used.length > 0 ? { kind: 'repeated', used } : null;
}
