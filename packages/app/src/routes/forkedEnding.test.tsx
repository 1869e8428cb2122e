import { OfflineStory } from '@kathaloka/contract/entities';
import { aGuestStory, anOfflineStory, FORKED_PLAY } from '@kathaloka/contract/fixtures';
import { expect, it } from 'vitest';
import { endingOf, openOfflineTale, readingAfter } from './offline/offlineTale.ts';
import { loadGuestTale } from './story/guestTale.ts';

const { story_structure, inventory_slots, choices, forks, closed } = FORKED_PLAY;

it('an ending tells a guest what led to it, as on the server', async () => {
  const { game_config } = aGuestStory();
  const data = aGuestStory({ story_structure, game_config: { ...game_config, inventory_slots } });
  const tale = await loadGuestTale(() => Promise.resolve({ data }) as never, data.id);
  const texts = choices.map((text) => ({ text }));
  expect(tale.placeAfter(texts, undefined).end).toMatchObject({ forks, closed });
});

it('an ending tells the same on a device', () => {
  const { story, ...others } = anOfflineStory();
  const game_config = { ...story.game_config, inventory_slots };
  const content = OfflineStory.parse({ ...others, story: { ...story, story_structure, game_config } });
  const tale = openOfflineTale(content, { language: 'en', brought: null });
  // the places of `choices` among what is offered
  const moves = [0, 1, 0, 1].map((choose) => ({ choose, at: '2026-11-25T10:00:00.000Z' }));
  expect(endingOf(tale, readingAfter(tale, moves, 'a-play'))).toMatchObject({ forks, closed });
});
