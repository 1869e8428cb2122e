import { type ApiError, isRefusal } from '@kathaloka/api';
import type { Problem } from '@kathaloka/contract/entities';
import {
  entryFromFailure,
  type LogEntry,
  connectionWords,
  useWords,
  useFailureText,
  playFailuresWords,
  playWords,
} from '@kathaloka/ui';
import type { PlayModels } from '../settings/useModels.ts';

/** Why a turn failed, as an entry in the log. */
export function useTurnFailure(modelName: PlayModels['modelName']) {
  const words = useWords(playWords);
  const connection = useWords(connectionWords);
  const failures = useWords(playFailuresWords);
  const { plainFailure } = useFailureText();
  return (turnKey: string, error: ApiError | undefined): LogEntry => {
    const reading = { turnKey, words, modelName };
    if (error?.kind !== 'http') {
      const entry = entryFromFailure(null, reading);
      return navigator.onLine ? entry : { ...entry, content: [connection.offline, connection.offlineText] };
    }
    const entry = entryFromFailure(error as unknown as Problem, reading);
    const hasOwnWords = isRefusal(error, 'credits_short') || isRefusal(error, 'xp_short');
    return {
      ...entry,
      content: hasOwnWords ? entry.content : plainFailure(error, failures.act),
      // without affordable models there is nothing to offer
      alternatives: entry.alternatives?.length ? entry.alternatives : undefined,
    };
  };
}
