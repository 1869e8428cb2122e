import { calls } from '@kathaloka/contract/calls';
import type { Story } from '@kathaloka/contract/entities';

export const createClient = () => ({ calls, last: null as Story | null });
