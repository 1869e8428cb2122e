import type { Model, ModelLists } from '@kathaloka/contract/entities';
import { DEFAULT_IMAGE_MODEL, DEFAULT_TEXT_MODEL } from '@kathaloka/contract/limits';
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

const present = (entry: Entry): Model => ({
  ...entry,
  display_name: entry.model_key.charAt(0).toUpperCase() + entry.model_key.slice(1),
  is_built_in: true,
});

const MODELS: ModelLists = { text: TEXT.map(present), image: IMAGE.map(present) };

export const modelLists = (): ModelLists => MODELS;

/** The models that an account can pay for, cheapest first. */
export function affordable(kind: keyof ModelLists, credits: number): Model[] {
  return MODELS[kind]
    .filter(({ credit_cost }) => credit_cost <= credits)
    .sort((one, other) => one.credit_cost - other.credit_cost);
}

export function modelFor(kind: keyof ModelLists, model_key: string): Model {
  const found = MODELS[kind].find((model) => model.model_key === model_key);
  if (found) return found;
  throw new AppError('model_unavailable', `There is no model ${model_key} for this.`, {
    model_requested: model_key,
    suggested_alternatives: [...MODELS[kind]],
  });
}
