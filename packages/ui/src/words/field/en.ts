import { PASSWORD_MIN } from '@kathaloka/contract/limits';
import { whole } from '../numbers/en.ts';
import { area } from '../area.ts';

export const fieldWords = area('field', {
  optional: 'optional',
  showPassword: 'Show password',
  less: 'Less',
  more: 'More',
  numberAllowed: (min: number, max: number, isWhole: boolean) =>
    `Enter a ${isWhole ? 'whole number' : 'number'} from ${whole(min)} to ${whole(max)}.`,
  counter: (used: number, limit: number) => `${used} / ${limit}`,
  counterSpoken: (used: number, limit: number) => `${used} of ${limit} characters used`,
  passwordRules: 'Password requirements',
  passwordParts: {
    length: `At least ${PASSWORD_MIN} characters`,
    uppercase: 'An uppercase letter',
    lowercase: 'A lowercase letter',
    digit: 'A number',
    special: 'A special character, like ! @ # $ %',
  },
  findTag: 'Find a tag',
  moreTags: (count: number) => `and ${count} more. Type to find one.`,
  met: ', met',
  notYet: ', not yet',
});
