import { progress } from '@kathaloka/contract/messages';
import { area } from '../area.ts';

export const progressFailuresWords = area('progressFailures', progress);
