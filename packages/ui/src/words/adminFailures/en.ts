import { admin } from '@kathaloka/contract/messages';
import { area } from '../area.ts';

export const adminFailuresWords = area('adminFailures', admin);
