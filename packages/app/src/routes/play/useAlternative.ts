import type { Model } from '@kathaloka/contract/entities';
import { playWords, useToast, useWords } from '@kathaloka/ui';
import { kindOf, type PlayModels } from './settings/useModels.ts';

/** Chooses a model that is offered under a failure: the failure goes, and the choice is announced. */
export function useAlternative(select: PlayModels['select'], dropFailure: () => void) {
  const words = useWords(playWords);
  const showToast = useToast();
  return (model: Model): void => {
    select(kindOf(model), model.model_key);
    dropFailure();
    showToast(words.chosenInstead(words.modelName(model)));
  };
}
