import { Story } from '@kathaloka/contract/entities';

export const schema = Story;
