import { Good } from '@kathaloka/ui';

export const rendered = Good;
