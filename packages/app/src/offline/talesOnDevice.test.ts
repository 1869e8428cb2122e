import { anOfflineStory } from '@kathaloka/contract/fixtures';
import type { OpenTale } from '@kathaloka/ui';
import { expect, it } from 'vitest';
import { aDevice, AT, putPlay, putStory } from '../testing/device.ts';
import { GUEST, type StoredPlay } from './database.ts';
import { talesOnDevice } from './talesOnDevice.ts';

const device = aDevice();
const ANNA = 'anna';
const sessionOf = (id: string): OpenTale => ({
  session: { id, completion_percentage: 5 },
  story: { id: 'story', title: 'The Ferryman', language: 'en', cover_image_url: null, image_alt: '' },
  last_line: '',
  last_played_at: AT,
});

const uploaded = { stored: 1, session_id: 'session' };
it.each<[string, Partial<StoredPlay>, boolean, string[]]>([
  ['a play that the server has, where it can be played online', uploaded, true, ['session', 'other']],
  ['it on the device while there is no network', uploaded, false, ['device', 'other']],
  ['what the server has not all of', { ...uploaded, moves: 2 }, true, ['device', 'other']],
  ['what is not uploaded', {}, true, ['device', 'session', 'other']],
  [
    'what is uploaded, and not among the open sessions',
    { ...uploaded, session_id: 'gone' },
    true,
    ['device', 'session', 'other'],
  ],
  ['nothing that has ended', { is_completed: true }, false, ['session', 'other']],
  ['nothing of somebody else', { owner: 'ravi' }, false, ['session', 'other']],
  ['nothing of guests', { owner: GUEST }, false, ['session', 'other']],
  [
    'the session of a play whose story is gone',
    { ...uploaded, moves: 2, snapshot_id: 'gone' },
    true,
    ['session', 'other'],
  ],
  ['nothing whose story is gone', { snapshot_id: 'gone' }, false, ['session', 'other']],
])('shows each play once, those on the device first: %s', async (_, play, onLine, shown) => {
  device.navigate({ onLine });
  await putStory({ owner: GUEST });
  await putPlay({ owner: ANNA, offline_id: 'device', ...play });
  const tales = await talesOnDevice(ANNA, ['session', 'other'].map(sessionOf));
  expect(tales.map(({ session }) => session.id)).toEqual(shown);
});

it('shows a play with its story and its progress', async () => {
  const content = anOfflineStory();
  await putStory({ owner: ANNA });
  await putPlay({ owner: ANNA, offline_id: 'device' });
  const { title, cover_image_url, image_alt } = content.story;
  expect(await talesOnDevice(ANNA, [])).toEqual([
    {
      session: { id: 'device', completion_percentage: 10 },
      story: { id: content.story_id, title, language: 'en', cover_image_url, image_alt },
      last_line: 'The bank is dark.',
      last_played_at: AT,
      offline_id: 'device',
    },
  ]);
});
