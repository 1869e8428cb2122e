import { describe, expect, it } from 'vitest';
import { ferrymanStructure } from '@kathaloka/contract/fixtures';
import { answerCheck, type CheckAnswer, type CheckRequest, serveChecks } from './checkWorker.ts';
import { checkStory } from './storyChecks.ts';

const request = (id: number): CheckRequest => ({
  id,
  story: { story_structure: ferrymanStructure },
  walks: 500,
  seed: 7,
});

describe('The worker of the checks', () => {
  it('answers with the quick findings first, and then with all findings', () => {
    const [first, walked, ...more] = [...answerCheck(request(3))];
    expect(more).toEqual([]);
    expect(first).toMatchObject({ id: 3, pass: 'first' });
    expect(walked).toMatchObject({ id: 3, pass: 'walks', figures: { walks: 500, seed: 7 } });
    const all = checkStory(request(3).story, { walks: 500, seed: 7 });
    expect(walked).toMatchObject({ findings: all });
    expect(all.length).toBeGreaterThan(0);
  });

  it('receives and posts plain data', () => {
    for (const answer of answerCheck(structuredClone(request(1)))) {
      expect(structuredClone(answer)).toEqual(answer);
      expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
    }
  });

  it('posts the first answer without random walks', () => {
    const answers = answerCheck({ ...request(1), walks: Number.MAX_SAFE_INTEGER });
    expect(answers.next().value).toMatchObject({ pass: 'first' });
  });

  it('reports a failed check, and keeps working', () => {
    const broken = { id: 9, story: { story_structure: null } } as unknown as CheckRequest;
    expect([...answerCheck(broken)]).toEqual([
      { id: 9, pass: 'failed', message: expect.any(String) as string },
    ]);
  });

  it('answers only the newest request, and aborts the walks of an older one', () => {
    const waiting: (() => void)[] = [];
    const posted: CheckAnswer[] = [];
    const receive = serveChecks(
      (answer) => posted.push(answer),
      (work) => waiting.push(work),
    );
    const turn = () => waiting.shift()!();
    receive(request(1));
    receive(request(2));
    turn();
    turn();
    expect(posted.map(({ id, pass }) => [id, pass])).toEqual([[2, 'first']]);
    receive(request(3));
    while (waiting.length > 0) turn();
    expect(posted.map(({ id, pass }) => [id, pass])).toEqual([
      [2, 'first'],
      [3, 'first'],
      [3, 'walks'],
    ]);
  });
});
