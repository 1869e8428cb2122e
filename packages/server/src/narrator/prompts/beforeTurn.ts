import type { NarrationTask } from '../Narrator.ts';
import { cutAtSentence, lastSentences } from './sentences.ts';
import { situationOf } from './situation.ts';
import { factLines, knownFacts } from './knownFacts.ts';
import { stateFacts } from './stateFacts.ts';

const FACTS_MAX = 12;
const SCENE_MAX = 1200;
const LAST_SENTENCES = 6;

/** What holds before a turn, to judge the turn by: facts, the scene, and what was told last. */
export function beforeTurn(task: NarrationTask): string {
  const { story, scene, state, history, memory } = task;
  const facts = factLines(knownFacts(memory?.facts ?? [], task).slice(0, FACTS_MAX));
  // the scene of a bridge follows it
  const here = situationOf(task) === 'bridge' ? '' : cutAtSentence(scene.text, SCENE_MAX);
  const last = lastSentences(history.at(-1)?.text ?? '', LAST_SENTENCES);
  return [...stateFacts(state, story), ...facts, here, last === here ? '' : last]
    .filter((part) => part !== '')
    .join('\n');
}
