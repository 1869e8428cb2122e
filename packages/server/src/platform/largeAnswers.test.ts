import { describe, expect, it } from 'vitest';
import { newId } from './ids.ts';
import { buildLargeAnswer } from './largeAnswers.ts';

/** Work that ends when it is told to, and counts how many run. */
function work() {
  const ends: (() => void)[] = [];
  let running = 0;
  const build = async () => {
    running += 1;
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return 'an export';
  };
  return { build, running: () => running, ends };
}

const somebody = () => ({ id: newId() });

describe('large answers', () => {
  it('are built one at a time for each account, and two at a time for all', async () => {
    const { build, running, ends } = work();
    const [one, two, three] = [somebody(), somebody(), somebody()];
    const answers = [one, one, two, three].map((who) => buildLargeAnswer(who, build));
    await expect.poll(running).toBe(2);
    const answered = Promise.all(answers);
    while (ends.length < answers.length) {
      await expect.poll(() => ends.length).toBeGreaterThan(0);
      expect(running()).toBeLessThanOrEqual(2);
      for (const end of ends) end();
      await Promise.resolve();
    }
    for (const end of ends) end();
    expect(await answered).toEqual(answers.map(() => 'an export'));
  });

  it('are refused to an account that waits for three already', async () => {
    const { build, ends } = work();
    const who = somebody();
    const answers = [1, 2, 3].map(() => buildLargeAnswer(who, build));
    await expect(buildLargeAnswer(who, build)).rejects.toMatchObject({ body: { code: 'unavailable' } });
    for (let done = 0; done < answers.length; done++) {
      await expect.poll(() => ends.length).toBe(done + 1);
      ends[done]!();
    }
    expect(await Promise.all(answers)).toHaveLength(3);
    await expect(buildLargeAnswer(who, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
