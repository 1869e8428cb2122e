import { play } from '@kathaloka/contract/messages';
import { area } from '../area.ts';

export const playFailuresWords = area('playFailures', play);
