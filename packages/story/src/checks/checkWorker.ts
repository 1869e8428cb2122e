import type { CheckedStory } from './checkedStory.ts';
import { byWeight, type Finding } from './finding.ts';
import { beginChecks } from './storyChecks.ts';
import type { StoryReach } from '../exploration/reachOfChoices.ts';
import type { WalkFigures } from '../exploration/walkFigures.ts';

/** A story to check, as plain data. */
export interface CheckRequest {
  /** Copied to the answers, to match them with the request. */
  readonly id: number;
  readonly story: CheckedStory;
  readonly walks?: number;
  readonly seed?: number;
}

/** First the quick findings, then all findings; also plain data. */
export type CheckAnswer =
  | { readonly id: number; readonly pass: 'first'; readonly findings: readonly Finding[] }
  | {
      readonly id: number;
      readonly pass: 'walks';
      readonly findings: readonly Finding[];
      readonly figures: WalkFigures;
      readonly reach: StoryReach;
    }
  | { readonly id: number; readonly pass: 'failed'; readonly message: string };

/** The two answers to one request, each computed lazily. */
export function* answerCheck({ id, story, ...options }: CheckRequest): Generator<CheckAnswer, void, void> {
  try {
    const { findings, walk } = beginChecks(story, options);
    yield { id, pass: 'first', findings };
    const walked = walk();
    yield {
      id,
      pass: 'walks',
      findings: byWeight([...findings, ...walked.findings]),
      figures: walked.figures,
      reach: walked.reach,
    };
  } catch (error) {
    yield { id, pass: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * The message handler of a worker: the returned function receives the requests. Only the newest request is answered, so
 * that typing causes one check and not one per letter.
 *
 * const receive = serveChecks((answer) => postMessage(answer)); onmessage = ({ data }) => receive(data);
 */
export function serveChecks(
  post: (answer: CheckAnswer) => void,
  later: (work: () => void) => void = (work) => void setTimeout(work),
): (request: CheckRequest) => void {
  let newest: CheckRequest | null = null;
  const go = (request: CheckRequest, answers: Iterator<CheckAnswer, void>): void => {
    if (request !== newest) return;
    const { value } = answers.next();
    if (!value) return;
    post(value);
    // yields between the two passes, so that newer requests are received
    later(() => go(request, answers));
  };
  return (request) => {
    newest = request;
    later(() => go(request, answerCheck(request)));
  };
}
