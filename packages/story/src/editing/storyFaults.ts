import type { AuthoredStory, Fault, StoryCreate } from '@kathaloka/contract/entities';
import {
  checkStoryPrompt,
  createStoryRules,
  editStoryRules,
  faultsOf,
  type FormFaults,
  type FormRules,
  type StoryBasicsForm,
} from '@kathaloka/contract/rules';
import { editValuesIn } from './editedDraft.ts';
import type { EditValues } from './editValues.ts';
import { jsonFault } from './jsonFields.ts';
import { NEEDED_FIELDS, type NeededField } from './storyForm.ts';

/** The fields that the edit page checks. */
type EditedFields = Omit<StoryBasicsForm, 'category_id'>;
export type EditFaults = FormFaults<EditedFields>;
export type EditErrors = { [K in keyof EditedFields]?: string };

/** Checks a form by the rules. Skips the rule of the cover's address if the cover is generated. */
function faultsBesideCover(
  form: StoryCreate | EditValues,
  rules: FormRules<StoryBasicsForm>,
  isDrawn: boolean,
): FormFaults<StoryBasicsForm> {
  const { cover_image_url: _, ...others } = rules;
  return faultsOf(form as unknown as StoryBasicsForm, isDrawn ? others : rules);
}

/** Errors of the basic fields of a new story. */
export function basicsFaults(draft: StoryCreate): FormFaults<StoryBasicsForm> {
  return faultsBesideCover(draft, createStoryRules, draft.cover !== null);
}

export function missingFields(draft: StoryCreate): NeededField[] {
  const faults = basicsFaults(draft);
  return NEEDED_FIELDS.filter((field) => faults[field]);
}

/** Errors of the specified fields of an existing story. */
export function editFaults(values: EditValues, saved: EditValues): EditFaults {
  return faultsBesideCover(values, editStoryRules, saved.cover_image_url === null && !values.cover_image_url);
}

/** Errors of the specified fields and of the prompt, which is sent only if it was changed. */
export function faultsInDraft(draft: StoryCreate, saved: StoryCreate, story: AuthoredStory): EditFaults {
  const faults = editFaults(editValuesIn(draft, story), editValuesIn(saved, story));
  const prompt = draft.story_prompt === saved.story_prompt ? undefined : checkStoryPrompt(draft.story_prompt);
  return prompt ? { ...faults, story_prompt: prompt } : faults;
}

type AdminForm = StoryBasicsForm & { readonly game_config: string; readonly story_structure: string };

/** The rules of the administrators' form. Existing JSON is not replaced by JSON that cannot be parsed. */
export function adminRules(story: AuthoredStory | undefined): FormRules<AdminForm> {
  if (!story) return createStoryRules;
  return {
    ...createStoryRules,
    game_config: (text) => jsonFault('game_config', text, story),
    story_structure: (text) => jsonFault('story_structure', text, story),
  };
}

export interface PlacedFault {
  /** The field of the form. */
  field: string;
  /** The path of the value within the field, such as `nodes.intro.choices.0.target`, or the field itself. */
  path: string;
  fault: Fault;
}

/** The fields whose name in a form differs from the name in the call. */
const FIELDS_OF_CALL = new Map([['description', 'story_description']]);

/** Assigns the server's faults to fields. Drops a leading `body` from their paths. */
export function placedFaults(faults: readonly Fault[]): PlacedFault[] {
  return faults.map((fault) => {
    const [name = '', ...inside] = fault.loc
      .filter((part, index) => index > 0 || part !== 'body')
      .map(String);
    const field = FIELDS_OF_CALL.get(name) ?? name;
    return { field, path: inside.join('.') || field, fault };
  });
}
