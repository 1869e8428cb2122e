import { account } from '@kathaloka/contract/messages';
import { area } from '../area.ts';

export const accountFailuresWords = area('accountFailures', account);
