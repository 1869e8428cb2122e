import type { NoteWords } from './report/notes.ts';
import type { RefusalWords } from './report/refusals.ts';

const bytes = (count: number): string => `${Math.round(count / 1024).toLocaleString('en')} KB`;

/** The English of everything that a report can say. */
export const notes: NoteWords = {
  macro_lost: ({ text }) => `“${text}” has no counterpart here.`,
  script_lost: () => 'A script was left out: imported stories run nothing.',
  style_lost: () => 'A style sheet was left out.',
  image_lost: ({ text }) => `A picture was left out: “${text}”.`,
  media_lost: ({ text }) => `Sound or video was left out: “${text}”.`,
  html_lost: ({ text }) => `The HTML “${text}” was left out; its text stayed.`,
  link_computed: ({ text }) =>
    `“${text}” leads to a place that is known only while playing. Add the choice yourself.`,
  loop_lost: ({ text }) => `The loop “${text}” was left out.`,
  random_lost: ({ text }) => `“${text}” depends on chance, which stories have no words for here.`,
  printed_value_lost: ({ text }) => `The value of “${text}” was told in the text and is missing there now.`,
  condition_lost: ({ text }) =>
    `The choice “${text}” is always offered now: its condition could not be translated.`,
  conditional_text_lost: ({ text }) => `“${text}” was told in some cases only, and is left out.`,
  effect_lost: ({ text }) => `“${text}” changes nothing any more.`,
  conditional_effect_lost: ({ text }) =>
    `“${text}” happened in some cases only, and does not happen any more.`,
  order_lost: ({ name }) =>
    `“${name}” is asked both before and after it changes in this scene: check the choices.`,
  variable_lost: ({ name }) =>
    `The variable “${name}” could not be kept: its values are known only while playing.`,
  header_lost: ({ name }) => `“${name}” was shown beside every scene, and is left out.`,
  tag_lost: ({ text }) => `The tag “${text}” was left out.`,
  input_lost: ({ text }) => `“${text}” asked the player for a value, and is left out.`,
  include_lost: ({ name }) => `The text of “${name}” was told here as well. Copy it, if it is needed.`,
  sequence_lost: ({ text }) => `A text that changes from visit to visit was left out (${text}).`,
  tunnel_lost: ({ text }) => `“${text}” leads to a place and back, which is not possible here.`,
  function_lost: ({ text }) => `The function “${text}” was not called.`,
  scene_renamed: ({ from, to }) => `The scene “${from}” is called “${to}” now.`,
  variable_renamed: ({ from, to }) => `The variable “${from}” is called “${to}” now.`,
  scene_twice: ({ name }) => `There are two scenes named “${name}”: the first one came.`,
  start_added: ({ text }) =>
    `A scene was added before the first one: it gives what the story begins with (${text}).`,
  scene_without_text: () => 'This scene tells nothing yet.',
  characters_cleaned: ({ count }) => `Characters that cannot be shown were taken out: ${count}.`,
  field_lost: ({ name }) => `The field “${name}” is not known, and was left out.`,
  more: ({ count }) => `There is more: ${count} further notes.`,
};

/** The English of every reason for which a file is refused. */
export const refusals: RefusalWords = {
  unknown_format: () => 'This is no file of Twine, Twee, ink, ChoiceScript or our own format.',
  empty: () => 'This file is empty.',
  too_large: ({ max }) => `The story is larger than ${bytes(max)}.`,
  not_text: () => 'This file is no text.',
  unreadable: ({ line, column, reason }) =>
    `Line ${line}, column ${column}: this cannot be read${reason ? ` (${reason})` : ''}.`,
  no_scenes: () => 'There is no scene in this file.',
  too_many_scenes: ({ max }) => `There are more than ${max.toLocaleString('en')} scenes.`,
  too_many_choices: ({ node, max }) => `“${node}” has more than ${max} choices.`,
  text_too_long: ({ node, max }) =>
    `“${node}” has a text of more than ${max.toLocaleString('en')} characters.`,
  too_deep: ({ node, max }) => `${node ? `“${node}”` : 'Something'} is nested more than ${max} levels deep.`,
  too_complex: ({ node }) => `“${node}” takes too many steps to be read.`,
  field_invalid: ({ path, reason }) => `${path}: ${reason}.`,
  version_unknown: ({ version }) => `“${version}” is not known here.`,
};
