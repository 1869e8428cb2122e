import { type ClientState, withGuests } from '@kathaloka/api';
import type { Story } from '@kathaloka/contract/entities';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { fileName } from '../../browser/fileName.ts';
import { saveStoryPage } from '../../browser/saveStoryPage.ts';
import { client } from '../../client.ts';

const { getGuestStory } = withGuests(client).endpoints;

/** Saves a story that guests may read completely as one file. */
export async function saveGuestStory(
  dispatch: ThunkDispatch<ClientState, unknown, UnknownAction>,
  { id, title, tagline, image_alt, cover_image_url }: Story,
): Promise<void> {
  const { data } = await dispatch(getGuestStory.initiate({ params: { id } }, { subscribe: false }));
  if (!data) throw new Error('The story could not be fetched.');
  await saveStoryPage(fileName(title), { ...data, id, title, tagline, image_alt, cover_image_url });
}
