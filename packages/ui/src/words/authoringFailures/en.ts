import { authoring } from '@kathaloka/contract/messages';
import { area } from '../area.ts';

export const authoringFailuresWords = area('authoringFailures', authoring);
