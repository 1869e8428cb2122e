/** The thread in which the words of players are read against those of authors. */
import { answerJobs } from '../platform/threadJobs.ts';
import { createBuiltIn } from './createBuiltIn.ts';
import type { InterpretTask, NarrationTask, Piece } from './Narrator.ts';

export type ReadingJob = { readonly narrate: NarrationTask } | { readonly interpret: InterpretTask };

const builtIn = createBuiltIn();
// nobody waits for a job that was given up
const never = new AbortController().signal;

async function tell(task: NarrationTask): Promise<readonly Piece[]> {
  const pieces: Piece[] = [];
  for await (const piece of builtIn.narrate(task, never)) pieces.push(piece);
  return pieces;
}

answerJobs((job: ReadingJob) =>
  'narrate' in job ? tell(job.narrate) : builtIn.interpret(job.interpret, never),
);
