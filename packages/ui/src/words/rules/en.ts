import { rules } from '@kathaloka/contract/messages';
import { area } from '../area.ts';

export const rulesWords = area('rules', rules);
