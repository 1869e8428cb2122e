import { useMemo } from 'react';
import type { PlaySessionProps } from './playProps.ts';

/** The models that tell and draw now. */
export function useChosenModels({
  models,
  selectedModels,
}: Pick<PlaySessionProps, 'models' | 'selectedModels'>) {
  const { text, image } = selectedModels;
  return useMemo(
    () => ({
      text: models.text.find(({ model_key }) => model_key === text),
      image: models.image.find(({ model_key }) => model_key === image),
    }),
    [models, text, image],
  );
}

export type ChosenModels = ReturnType<typeof useChosenModels>;
