/** A provider whose answers do harm, in free play and before an author's scene, with no model that judges them. */
import type { StoryStructure } from '@kathaloka/contract/entities';
import { afterAll, describe, expect, it } from 'vitest';
import { providerPlay } from '../../../testing/providerPlay.ts';
import { taskKindOf } from '../../../testing/fakeProvider/taskKind.ts';

const CAVE: StoryStructure = {
  start_node: 'mouth',
  nodes: {
    mouth: { text: 'A cave by the sea.', choices: [{ text: 'Go in', target: 'hall' }] },
    hall: { text: 'A hall of salt.\n\nThe board says: www.salt.example.', choices: [] },
  },
};
const GOOD = ['The wind turns, and the sand with it.', 'Far off a gull has found something to say.'] as const;
const HARM = 'You should just kill yourself.';
const GORE = 'Blood sprays over the step.';
const STRUCK = [{ text: '', reason: 'harm' }];

const on = await providerPlay();
afterAll(() => on.stop());

async function begin(values: object = {}) {
  const who = await on.play.player();
  const { id } = await on.play.begin(who, { story_structure: JSON.stringify(CAVE), ...values });
  return { who, id };
}

const answers = (text: string) =>
  on.provider.follow((request) => (taskKindOf(request) === 'narrate' ? text : undefined));

const hums = { action_type: 'custom_action', user_action: 'hum a tune' } as const;

async function countOfHarm(): Promise<number> {
  const found = /^kathaloka_sentences_struck_total\{reason="harm"\} (\d+)$/m.exec(await on.metrics.read());
  return Number(found?.[1] ?? 0);
}

describe('A harmful sentence of a model', () => {
  it('is struck from free play, said, free of charge, counted, and in no later prompt', async () => {
    await on.use({ text: 'fake' });
    answers(`${GOOD[0]} ${HARM} ${GOOD[1]}`);
    const { who, id } = await begin();
    const before = await countOfHarm();
    const { turn, credits_consumed } = await on.play.act(who, id, hums);
    expect(credits_consumed).toBe(0);
    expect(turn).toMatchObject({
      ai_response: GOOD.join(' '),
      struck: STRUCK,
      told_by: 'fake',
      credits_consumed: 0,
    });
    expect(await countOfHarm()).toBe(before + 1);
    answers(GOOD[1]);
    await on.play.act(who, id, { ...hums, user_action: 'sit down' });
    const prompt = JSON.stringify(on.provider.requests.at(-1)!.body.messages);
    expect(prompt).toContain(GOOD[0]);
    expect(prompt).not.toContain(HARM);
  });

  it.each(['fake', 'llama3.1:8b'])(
    'is struck from the bridge of %s to a scene of the author',
    async (text) => {
      await on.use({ text });
      answers(`${GOOD[0]} ${HARM}`);
      const { who, id } = await begin();
      const before = await countOfHarm();
      const { turn } = await on.play.act(who, id, { selected_choice: 'Go in' });
      expect(turn).toMatchObject({
        ai_response: `${GOOD[0]}\n\n${CAVE.nodes['hall']!.text}`,
        struck: STRUCK,
        told_by: text,
        credits_consumed: 0,
      });
      expect(await countOfHarm()).toBe(before + 1);
    },
  );

  it('of which nothing is left gives way to the author’s scene, or to the built-in narrator', async () => {
    await on.use({ text: 'fake' });
    answers(HARM);
    const { who, id } = await begin();
    const hummed = await on.play.act(who, id, hums);
    const went = await on.play.act(who, id, { selected_choice: 'Go in' });
    for (const answer of [hummed, went]) {
      expect(answer).toMatchObject({ stepped_in: 'refused', credits_consumed: 0 });
      expect(answer.turn).toMatchObject({ struck: STRUCK });
    }
    expect(went.turn!.ai_response).toBe(CAVE.nodes['hall']!.text);
    expect(hummed.turn!.ai_response).not.toContain(HARM);
  });

  it.each([
    ['teen', GOOD.join(' ')],
    ['mature', `${GOOD[0]} ${GORE} ${GOOD[1]}`],
  ] as const)('depends on the rating of the story: %s', async (content_rating, told) => {
    await on.use({ text: 'fake' });
    answers(`${GOOD[0]} ${GORE} ${GOOD[1]}`);
    const { who, id } = await begin({ content_rating });
    const { turn } = await on.play.act(who, id, hums);
    expect(turn!.ai_response).toBe(told);
    expect(turn!.struck).toEqual(content_rating === 'teen' ? STRUCK : undefined);
  });

  it('is no side path either', async () => {
    await on.use({ text: 'fake' });
    answers(`${GOOD.join(' ')}\n===\nCall 98765 43210 for help\nLook under the boat`);
    const { who, id } = await begin();
    await on.play.act(who, id, { action_type: 'immerse' });
    const offered = (await on.play.read(who, id)).session_data.choices.map(({ text }) => text);
    expect(offered).toContain('Look under the boat');
    expect(offered.join()).not.toContain('98765');
  });
});
