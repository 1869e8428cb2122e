/** The thread that reads players' words and scenes against authors' texts. */
import { answerJobs } from '../platform/threadJobs.ts';
import { createBuiltIn } from './createBuiltIn.ts';
import type { InterpretTask, NarrationTask, PictureTask, Piece } from './Narrator.ts';

export type ReadingJob =
  | { readonly narrate: NarrationTask }
  | { readonly interpret: InterpretTask }
  | { readonly illustrate: PictureTask };

const builtIn = createBuiltIn();
// no caller waits for an aborted job, so it need not stop
const never = new AbortController().signal;

async function tell(task: NarrationTask): Promise<readonly Piece[]> {
  const pieces: Piece[] = [];
  for await (const piece of builtIn.narrate(task, never)) pieces.push(piece);
  return pieces;
}

answerJobs((job: ReadingJob) => {
  if ('narrate' in job) return tell(job.narrate);
  if ('illustrate' in job) return builtIn.illustrate(job.illustrate, never);
  return builtIn.interpret(job.interpret, never);
});
