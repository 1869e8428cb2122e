import type { NarrationTask } from '../Narrator.ts';
import { fencedAttribute } from './fence.ts';
import { part } from './promptFiles.ts';
import type { PromptMessage } from './promptTypes.ts';

interface Told {
  readonly messages: readonly PromptMessage[];
  /** The number of turns told before the first turn in the messages. */
  readonly begin: number;
  readonly turnsBefore: number;
}

/**
 * The text of a scene stands where the scene was entered, because it tells how things were then. It stands beside
 * the task only while the scene is new, or if nothing of what has happened since fits.
 */
export function placedScene(
  { kind, scene, state, history }: NarrationTask,
  sceneText: string,
  { messages, begin, turnsBefore }: Told,
): { readonly messages: readonly PromptMessage[]; readonly here: string } {
  if (kind === 'scene' || messages.length === 0 || sceneText === '') return { messages, here: sceneText };
  const isTold = messages.some(({ role, content }) => role === 'assistant' && content.includes(sceneText));
  if (isTold) return { messages, here: part('lines', 'scene.told') };
  const entered = turnsBefore + history.length - state.turns_in_node;
  const at = 2 * Math.max(0, entered - begin);
  // a turn of the scene must stand after it
  if (at >= messages.length) return { messages, here: sceneText };
  const name = scene.name === null ? '' : ` name="${fencedAttribute(scene.name)}"`;
  const began = `<scene_began${name}>\n${sceneText}\n</scene_began>\n${messages[at]!.content}`;
  return {
    messages: messages.with(at, { role: 'user', content: began }),
    here: part('lines', 'scene.began'),
  };
}
