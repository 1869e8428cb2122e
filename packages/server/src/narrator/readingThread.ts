/** The thread that reads players' words and scenes against authors' texts. */
import { answerJobs } from '../platform/threadJobs.ts';
import { createBuiltIn } from './createBuiltIn.ts';
import type { InterpretTask, NarrationTask, PictureTask, Piece } from './Narrator.ts';

export type ReadingJob =
  | { readonly narrate: NarrationTask }
  | { readonly interpret: InterpretTask }
  | { readonly illustrate: PictureTask }
  /** Draws any scene, so that the next one finds its patterns compiled. */
  | { readonly warm: true };

const builtIn = createBuiltIn();
// no caller waits for an aborted job, so it need not stop
const never = new AbortController().signal;

const A_SCENE: PictureTask = {
  turn_id: '',
  model_key: '',
  account: '',
  story_id: '',
  story: {
    snapshot_id: '',
    title: '',
    language: 'en',
    rating: 'everyone',
    story_prompt: '',
    story_system_prompt: '',
    lore_cards: [],
    depiction: [],
    lexicon: {},
  },
  text: 'A woman stands at the river.',
  world: '',
  state: {
    node: null,
    turns_in_node: 0,
    scenes: [],
    path_length: 0,
    choices_made: 0,
    current_xp: 0,
    numbers: [],
    things: [],
    deeds: [],
    detours: [],
    is_completed: false,
  },
  seed: 0,
};

async function tell(task: NarrationTask): Promise<readonly Piece[]> {
  const pieces: Piece[] = [];
  for await (const piece of builtIn.narrate(task, never)) pieces.push(piece);
  return pieces;
}

answerJobs((job: ReadingJob) => {
  if ('narrate' in job) return tell(job.narrate);
  if ('warm' in job) return builtIn.illustrate(A_SCENE, never);
  if ('illustrate' in job) return builtIn.illustrate(job.illustrate, never);
  return builtIn.interpret(job.interpret, never);
});
