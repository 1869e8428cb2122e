import { Good } from '@kathaloka/ui';

export const drawn = Good;
