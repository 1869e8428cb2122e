import type { Words } from '../en.ts';
import { profile } from '../en/profile.ts';
import { useArea } from '../WordsProvider.tsx';

export function useProfileWords(): Words['profile'] {
  return useArea('profile', profile);
}
