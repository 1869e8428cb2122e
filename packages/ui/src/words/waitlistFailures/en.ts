import { waitlist } from '@kathaloka/contract/messages';
import { area } from '../area.ts';

export const waitlistFailuresWords = area('waitlistFailures', waitlist);
