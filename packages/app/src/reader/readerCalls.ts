import { withPlay, withReactions } from '@kathaloka/api';
import { catalogue, client } from '../client.ts';

const { bookmarkStory, likeStory, shareStory } = withReactions(catalogue).endpoints;
const { startAfterChoices, startPlaying } = withPlay(client).endpoints;

export { bookmarkStory, likeStory, shareStory, startAfterChoices, startPlaying };
