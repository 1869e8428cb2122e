/** Plays a whole story with each kind of model server that the fake provider imitates, with and without streaming. */
import { randomUUID } from 'node:crypto';
import type { ActionResponse } from '@kathaloka/contract/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../testing/people.ts';
import { PROFILES, type ProfileName } from '../../testing/fakeProvider/profiles.ts';
import { type ProviderPlay, providerPlay } from '../../testing/providerPlay.ts';
import { readBundledStories } from '../bundledStories/bundledStory.ts';
import { traitsOf } from '../../narrator/traits.ts';

const { story: khichdi } = readBundledStories().find(({ story }) => story.title.includes('Khichdi'))!;
const STORY = {
  title: khichdi.title,
  story_structure: JSON.stringify(khichdi.story_structure),
  lore_cards: JSON.stringify(khichdi.lore_cards),
  lexicon: JSON.stringify(khichdi.lexicon),
};
const NAMES = Object.keys(PROFILES) as ProfileName[];

/** Whether provider and server answer by a stream or as a whole. */
const WAYS = ['streaming', 'as a whole'] as const;
const CASES = NAMES.flatMap((profile) => WAYS.map((way) => [profile, way] as const));

/** Acts with a stream of events. The last event has the answer that a call without a stream gets. */
async function actByEvents({ app }: ProviderPlay, who: Person, session_id: string, move: object) {
  const { payload } = await app.inject({
    method: 'POST',
    url: `/api/v1/game/sessions/${session_id}/action`,
    headers: { ...who.headers, accept: 'text/event-stream', 'idempotency-key': randomUUID() },
    payload: { action_type: 'continue', selected_model: 'tenali', session_id, ...move },
  });
  const events = [...payload.matchAll(/^event: (\w+)\n(?:id: .*\n)?data: (.*)$/gm)];
  const told = events.flatMap(([, event, data]) =>
    event === 'delta' ? [(JSON.parse(data!) as { text: string }).text] : [],
  );
  const [, last, answer] = events.at(-1) ?? [];
  if (last !== 'done') throw new Error(payload);
  return { told: told.join(''), answer: JSON.parse(answer!) as ActionResponse };
}

describe.each(CASES)('with %s, %s', (profile, way) => {
  let on: ProviderPlay;
  beforeAll(async () => {
    on = await providerPlay({ profile, streams: way === 'streaming' });
    const { usualModel, imageModel } = PROFILES[profile];
    await on.use({ text: usualModel, image: imageModel });
  });
  afterAll(() => on.stop());

  it('a story is played from PLAY to an ending, and told by its model', async () => {
    const { play, provider } = on;
    const who = await play.player(1000);
    const session = await play.begin(who, STORY);
    async function act(move: object): Promise<ActionResponse> {
      if (way === 'as a whole') return play.act(who, session.id, move);
      const { told, answer } = await actByEvents(on, who, session.id, move);
      expect(told).toBe('narrative' in answer ? answer.narrative : told);
      return answer;
    }
    const answers: ActionResponse[] = [
      await act({ action_type: 'immerse' }),
      await act({ action_type: 'custom_action', user_action: 'look at the pot' }),
      await act({ action_type: 'show', selected_model: 'chitrakar' }),
    ];
    let offered = session.session_data.choices;
    for (let turns = 0; offered.length > 0; turns += 1) {
      expect(turns, 'an ending').toBeLessThan(40);
      // takes the last choice, because always taking the first one may lead in circles
      const selected_choice = offered.filter(({ is_detour }) => !is_detour).at(-1)!.text;
      const answer = await act({ selected_choice: { text: selected_choice } });
      answers.push(answer);
      offered = ('choices' in answer && answer.choices) || [];
    }
    expect(await play.read(who, session.id)).toMatchObject({ is_completed: true });
    const [immersed, looked, shown, ...scenes] = answers;
    const { usualModel } = PROFILES[profile];
    // a small model joins the author's scenes, and does not tell freely
    const { isSmall } = traitsOf({ model: usualModel, isSmall: undefined, isThinking: undefined });
    const freely = isSmall ? { stepped_in: 'small_model', credits_consumed: 0 } : { told_by: usualModel };
    expect(immersed).toMatchObject(freely);
    expect(looked).toMatchObject(freely);
    const { imageModel } = PROFILES[profile];
    expect(shown).toMatchObject({
      image_url: expect.stringMatching(imageModel ? /^\/pictures\// : /^\/scenes\//) as string,
      ...(imageModel && { told_by: imageModel }),
    });
    expect(scenes.some(({ told_by }) => told_by === usualModel)).toBe(true);
    expect(provider.requests.length).toBeGreaterThan(2);
  });
});
