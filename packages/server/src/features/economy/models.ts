import type { Model, ModelLists } from '@kathaloka/contract/entities';
import { DEFAULT_IMAGE_MODEL, DEFAULT_TEXT_MODEL } from '@kathaloka/contract/limits';
import type { Config } from '../../config.ts';
import { AppError } from '../../platform/AppError.ts';

type Entry = Pick<Model, 'model_key' | 'hinglish_description' | 'tier' | 'credit_cost'>;

const TEXT: readonly Entry[] = [
  {
    model_key: DEFAULT_TEXT_MODEL,
    hinglish_description: 'Hazir-jawab kissago, kam daam mein poori kahani',
    tier: 'standard',
    credit_cost: 1,
  },
  {
    model_key: 'birbal',
    hinglish_description: 'Darbari dimaag, har mod par ek paheli',
    tier: 'advanced',
    credit_cost: 3,
  },
  {
    model_key: 'vyasa',
    hinglish_description: 'Mahakavya mode: lambi saans, gehri baat',
    tier: 'epic',
    credit_cost: 6,
  },
];

const IMAGE: readonly Entry[] = [
  {
    model_key: DEFAULT_IMAGE_MODEL,
    hinglish_description: 'Sone ki nakkashi, divya mahal',
    tier: 'standard',
    credit_cost: 5,
  },
  {
    model_key: 'chitrakar',
    hinglish_description: 'Pattachitra scroll, mote outline, laal rang',
    tier: 'standard',
    credit_cost: 5,
  },
  {
    model_key: 'ajanta',
    hinglish_description: 'Purani gufa ki deewar jaisi painting',
    tier: 'advanced',
    credit_cost: 8,
  },
  {
    model_key: 'ravivarma',
    hinglish_description: 'Oil painting, chaand aur dhundh',
    tier: 'epic',
    credit_cost: 12,
  },
];

/** The models of a provider, by key. */
type Served = Pick<Config['ai'], 'models'>;

/** A built-in illustrator is free of charge: it draws the place of a scene, but seldom what happens there. */
function present(entry: Entry, ai: Served, kind: keyof ModelLists): Model {
  const { model_key } = entry;
  const is_built_in = !Object.hasOwn(ai.models, model_key);
  return {
    ...entry,
    display_name: model_key.charAt(0).toUpperCase() + model_key.slice(1),
    credit_cost: kind === 'image' && is_built_in ? 0 : entry.credit_cost,
    is_built_in,
  };
}

/** All models by kind. */
export const modelsOf = (ai: Served): ModelLists => ({
  text: TEXT.map((entry) => present(entry, ai, 'text')),
  image: IMAGE.map((entry) => present(entry, ai, 'image')),
});

/** The price of a turn of this model at a provider. Null if there is no such model. */
export function creditCost(model_key: string): number | null {
  return [...TEXT, ...IMAGE].find((entry) => entry.model_key === model_key)?.credit_cost ?? null;
}

/** The models that an account can pay for, cheapest first. */
export function affordable(ai: Served, kind: keyof ModelLists, credits: number): Model[] {
  const models = modelsOf(ai)[kind];
  return models
    .filter(({ credit_cost }) => credit_cost <= credits)
    .sort((one, other) => one.credit_cost - other.credit_cost);
}

export function modelFor(ai: Served, kind: keyof ModelLists, model_key: string): Model {
  const models = modelsOf(ai)[kind];
  const found = models.find((model) => model.model_key === model_key);
  if (found) return found;
  throw new AppError('model_unavailable', `There is no model ${model_key} for this.`, {
    model_requested: model_key,
    suggested_alternatives: models,
  });
}
