import { stories } from '@kathaloka/contract/messages';
import { area } from '../area.ts';

export const storiesFailuresWords = area('storiesFailures', stories);
