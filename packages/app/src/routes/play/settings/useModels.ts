import type { Model, ModelLists } from '@kathaloka/contract/entities';
import {
  DEFAULT_IMAGE_MODEL,
  DEFAULT_TEXT_MODEL,
  FALLBACK_CREDIT_COSTS,
  FALLBACK_MODEL_TIER,
  IMAGE_MODEL_PREFIXES,
} from '@kathaloka/contract/limits';
import { type ModelKind, playFailuresWords, useWords, playWords, useToast } from '@kathaloka/ui';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSession } from '../../../session/useSession.ts';
import { useChooseModelsMutation, useListModelsQuery } from '../playCalls.ts';

const DEFAULTS = { text: DEFAULT_TEXT_MODEL, image: DEFAULT_IMAGE_MODEL };

/** Names and costs of the built-in models, for when the server's list fails to load. */
const FALLBACK: ModelLists = {
  text: [fallbackModel(DEFAULT_TEXT_MODEL, FALLBACK_CREDIT_COSTS.text)],
  image: [fallbackModel(DEFAULT_IMAGE_MODEL, FALLBACK_CREDIT_COSTS.image)],
};

function fallbackModel(model_key: string, credit_cost: number): Model {
  return {
    model_key,
    display_name: model_key.charAt(0).toUpperCase() + model_key.slice(1),
    hinglish_description: '',
    tier: FALLBACK_MODEL_TIER,
    credit_cost,
    is_built_in: true,
  };
}

export interface PlayModels {
  readonly models: ModelLists;
  readonly selectedModels: Readonly<Record<ModelKind, string>>;
  /** Chooses a model, which the account remembers. */
  readonly select: (kind: ModelKind, model_key: string) => void;
  /** Freezes the chosen models, so that a choice elsewhere does not change the narrator in the middle of a tale. */
  readonly hold: () => void;
  /** The display name of a model, by its key. */
  readonly modelName: (model_key: string) => string;
  /** Whether a model is built in, not a provider's. */
  readonly isBuiltIn: (model_key: string) => boolean;
}

/**
 * The models for text and pictures, and the chosen ones: on this page, otherwise by the account, otherwise
 * the default.
 */
export function useModels(): PlayModels {
  const { models: words } = useWords(playFailuresWords);
  const showToast = useToast();
  const [chosen, setChosen] = useState<Partial<Record<ModelKind, string>>>({});
  const { user } = useSession();
  const remembered = user?.chosen_models;
  const [remember] = useChooseModelsMutation();
  const { data, isError } = useListModelsQuery();
  const listed = data && data.text.length > 0 && data.image.length > 0 ? data : FALLBACK;
  const { modelName: nameOf } = useWords(playWords);
  const models = useMemo(() => {
    const named = (list: readonly Model[]) =>
      list.map((model) => ({ ...model, display_name: nameOf(model) }));
    return { text: named(listed.text), image: named(listed.image) };
  }, [listed, nameOf]);

  const tellFailure = useEffectEvent(() => showToast(words.other, { tone: 'warning' }));
  useEffect(() => {
    if (isError) tellFailure();
  }, [isError]);

  const modelName = useCallback(
    (key: string) =>
      [...models.text, ...models.image].find(({ model_key }) => model_key === key)?.display_name ?? key,
    [models],
  );
  const isBuiltIn = (key: string) =>
    [...models.text, ...models.image].some(({ model_key, is_built_in }) => model_key === key && is_built_in);
  // memoised, so that the words of a streaming turn do not render the rest of the page
  const selectedModels = useMemo(
    () => ({
      text: available(models.text, chosen.text, remembered?.text, DEFAULTS.text),
      image: available(models.image, chosen.image, remembered?.image, DEFAULTS.image),
    }),
    [models, chosen, remembered?.text, remembered?.image],
  );

  function select(kind: ModelKind, model_key: string): void {
    setChosen((before) => ({ ...before, [kind]: model_key }));
    // if this call fails, the choice still applies on this page; only keys in the server's list can be chosen
    void remember({ body: { [kind]: model_key } });
  }

  function hold(): void {
    const { text, image } = remembered ?? {};
    const wanted = { text: text ?? DEFAULTS.text, image: image ?? DEFAULTS.image };
    setChosen((before) => (before.text && before.image ? before : { ...wanted, ...before }));
  }

  return {
    models,
    selectedModels,
    select,
    hold,
    modelName,
    isBuiltIn,
  };
}

/** The first of the wanted models that is offered, or else the first of the list. */
function available(models: readonly Model[], ...wanted: readonly (string | null | undefined)[]): string {
  const found = wanted.find((key) => models.some(({ model_key }) => model_key === key));
  return found ?? models[0]?.model_key ?? '';
}

/** Whether a model is for text or pictures, which only its key tells. */
export function kindOf({ model_key }: Pick<Model, 'model_key'>): ModelKind {
  return IMAGE_MODEL_PREFIXES.some((prefix) => model_key.startsWith(prefix)) ? 'image' : 'text';
}
