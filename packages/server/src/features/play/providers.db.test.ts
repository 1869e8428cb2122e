/** A whole story through each server of models that people run, as the fake provider imitates it. */
import type { ActionResponse } from '@kathaloka/contract/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROFILES, type ProfileName } from '../../testing/fakeProvider/profiles.ts';
import { type ProviderPlay, providerPlay } from '../../testing/providerPlay.ts';
import { readBundledStories } from '../library/bundledStory.ts';

const { story: khichdi } = readBundledStories().find(({ story }) => story.title.includes('Khichdi'))!;
const STORY = {
  title: khichdi.title,
  story_structure: JSON.stringify(khichdi.story_structure),
  lore_cards: JSON.stringify(khichdi.lore_cards),
  lexicon: JSON.stringify(khichdi.lexicon),
};
const NAMES = Object.keys(PROFILES) as ProfileName[];

describe.each(NAMES)('with %s', (profile) => {
  let on: ProviderPlay;
  beforeAll(async () => {
    on = await providerPlay({ profile });
    const { usualModel, imageModel } = PROFILES[profile];
    await on.use({ text: usualModel, image: imageModel });
  });
  afterAll(() => on.stop());

  it('a story is played from PLAY to an ending, and told by its model', async () => {
    const { play, provider } = on;
    const who = await play.player(1000);
    const session = await play.begin(who, STORY);
    const answers: ActionResponse[] = [
      await play.act(who, session.id, { action_type: 'immerse' }),
      await play.act(who, session.id, { action_type: 'custom_action', user_action: 'look at the pot' }),
      await play.act(who, session.id, { action_type: 'show', selected_model: 'chitrakar' }),
    ];
    let offered = session.session_data.choices;
    for (let turns = 0; offered.length > 0; turns += 1) {
      expect(turns, 'an ending').toBeLessThan(40);
      // the last one: whoever always takes the first may walk in circles
      const selected_choice = offered.filter(({ is_detour }) => !is_detour).at(-1)!.text;
      const answer = await play.act(who, session.id, { selected_choice });
      answers.push(answer);
      offered = ('choices' in answer && answer.choices) || [];
    }
    expect(await play.read(who, session.id)).toMatchObject({ is_completed: true });
    const [immersed, looked, shown, ...scenes] = answers;
    expect(immersed).toMatchObject({ told_by: PROFILES[profile].usualModel });
    expect(looked).toMatchObject({ told_by: PROFILES[profile].usualModel });
    const { imageModel } = PROFILES[profile];
    expect(shown).toMatchObject({
      image_url: expect.stringMatching(imageModel ? /^\/pictures\// : /^\/scenes\//) as string,
      ...(imageModel && { told_by: imageModel }),
    });
    // small models leave the author's scenes to the built-in narrator
    const tellsScenes = !/\b[78]b\b/i.test(PROFILES[profile].usualModel);
    const isTold = scenes.some(({ told_by }) => told_by === PROFILES[profile].usualModel);
    expect(isTold).toBe(tellsScenes);
    expect(provider.requests.length).toBeGreaterThan(2);
  });
});
