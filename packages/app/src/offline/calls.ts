import { withOffline } from '@kathaloka/api';
import { client } from '../client.ts';

export const { keepStory, uploadPlay } = withOffline(client).endpoints;
