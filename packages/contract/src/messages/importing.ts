const english = new Intl.NumberFormat('en');
const whole = (count: number): string => english.format(count);
const kilobytes = (bytes: number): string => `${whole(Math.round(bytes / 1024))} KB`;

/** The fault of a value in a file of our own format. */
export interface FieldFault {
  readonly code: keyof typeof faults;
  readonly min?: number;
  readonly max?: number;
  readonly values?: readonly string[];
}

const faults = {
  no_text: () => 'it must be a text',
  no_boolean: () => 'it must be true or false',
  no_list: () => 'it must be a list',
  no_object: () => 'it must be an object',
  missing: () => 'it is missing',
  empty: () => 'it must not be empty',
  reserved: () => 'this name is reserved',
  characters: () => 'it has characters that cannot be stored',
  too_long: (_min: number, max: number) => `it can have at most ${whole(max)} characters`,
  too_many: (_min: number, max: number) => `it can have at most ${whole(max)} entries`,
  no_number: (min: number, max: number) => `it must be a number from ${whole(min)} to ${whole(max)}`,
  wrong_count: (min: number, max: number) => `it must have ${whole(min)} to ${whole(max)} entries`,
  none_of: (_min: number, _max: number, values: readonly string[]) =>
    `it must be one of ${values.join(', ')}`,
};

const faultText = ({ code, min = 0, max = 0, values = [] }: FieldFault): string =>
  faults[code](min, max, values);

/** The sentences for the notes and refusals of an import, by the codes of the file readers. */
export const importing = {
  notes: {
    macro_lost: ({ text }: { text: string }) => `“${text}” has no counterpart here.`,
    look_lost: ({ text }: { text: string }) => `“${text}” was looks alone, and is left out.`,
    script_lost: () => 'A script was left out: imported stories run nothing.',
    style_lost: () => 'A style sheet was left out.',
    image_lost: ({ text }: { text: string }) => `A picture was left out: “${text}”.`,
    media_lost: ({ text }: { text: string }) => `Sound or video was left out: “${text}”.`,
    html_lost: ({ text }: { text: string }) => `The HTML “${text}” was left out; its text stayed.`,
    link_computed: ({ text }: { text: string }) =>
      `“${text}” leads to a place that is known only while playing. Add the choice yourself.`,
    reveal_lost: ({ text }: { text: string }) =>
      `“${text}” showed more once it was clicked: that is told from the beginning now.`,
    loop_lost: ({ text }: { text: string }) => `The loop “${text}” was left out.`,
    random_lost: ({ text }: { text: string }) =>
      `“${text}” depends on chance, which stories have no words for here.`,
    printed_value_lost: ({ text }: { text: string }) =>
      `The value of “${text}” was told in the text and is missing there now.`,
    condition_lost: ({ text }: { text: string }) =>
      `The choice “${text}” is always offered now: its condition could not be translated.`,
    conditional_text_lost: ({ text }: { text: string }) =>
      `“${text}” was told in some cases only, and is left out.`,
    effect_lost: ({ text }: { text: string }) => `“${text}” changes nothing any more.`,
    conditional_effect_lost: ({ text }: { text: string }) =>
      `“${text}” happened in some cases only, and does not happen any more.`,
    order_lost: ({ name }: { name: string }) =>
      `“${name}” is asked both before and after it changes in this scene: check the choices.`,
    variable_lost: ({ name }: { name: string }) =>
      `The variable “${name}” could not be kept: its values are known only while playing.`,
    variable_unused: ({ name }: { name: string }) =>
      `The variable “${name}” was left out: nothing that came asks for it.`,
    variable_many: ({ name }: { name: string }) =>
      `The variable “${name}” could not be kept: it has too many different values.`,
    variable_fraction: ({ name }: { name: string }) =>
      `The variable “${name}” could not be kept: numbers are whole here.`,
    header_lost: ({ name }: { name: string }) => `“${name}” was shown beside every scene, and is left out.`,
    tag_lost: ({ text }: { text: string }) => `The tag “${text}” was left out.`,
    input_lost: ({ text }: { text: string }) => `“${text}” asked the player for a value, and is left out.`,
    include_lost: ({ name }: { name: string }) =>
      `The text of “${name}” was told here as well. Copy it, if it is needed.`,
    sequence_lost: ({ text }: { text: string }) =>
      `A text that changes from visit to visit is always told as at the first one now (${text}).`,
    tunnel_lost: ({ text }: { text: string }) =>
      `“${text}” leads to a place and back, which is not possible here.`,
    function_lost: ({ text }: { text: string }) => `The function “${text}” was not called.`,
    scene_renamed: ({ from, to }: { from: string; to: string }) =>
      `The scene “${from}” is called “${to}” now.`,
    variable_renamed: ({ from, to }: { from: string; to: string }) =>
      `The variable “${from}” is called “${to}” now.`,
    target_meant: ({ from, to }: { from: string; to: string }) =>
      `There is no scene “${from}”: what led there leads to “${to}” now.`,
    choice_renamed: ({ from, to }: { from: string; to: string }) =>
      `A second choice “${from}” is called “${to}” now: nobody could have told them apart.`,
    scene_twice: ({ name }: { name: string }) => `There are two scenes named “${name}”: the first one came.`,
    scenes_reordered: ({ text }: { text: string }) =>
      `Scenes that are named by whole numbers stand first now, by number: ${text}.`,
    scene_cut: ({ count }: { count: number }) =>
      `The text of this scene was too long for one. It is ${count} scenes now, cut between paragraphs.`,
    start_added: ({ text }: { text: string }) =>
      `A scene was added before the first one: it gives what the story begins with (${text}).`,
    scene_without_text: () => 'This scene tells nothing yet.',
    characters_cleaned: ({ count }: { count: number }) =>
      `Characters that cannot be shown were taken out: ${count}.`,
    field_lost: ({ name }: { name: string }) => `The field “${name}” is not known, and was left out.`,
    cover_lost: ({ text }: { text: string }) => `The cover “${text}” was left out: its address is not valid.`,
    file_unused: ({ name }: { name: string }) =>
      `The file “${name}” is no part of this story, and was left out.`,
    text_unknown: ({ name }: { name: string }) =>
      `The story has no text “${name}” any more: its translation was left out.`,
    text_twice: ({ name }: { name: string }) => `“${name}” stands there twice: the first one came.`,
    text_refused: ({ name }: { name: string }) =>
      `The translation of “${name}” was left out: it is too long, or has a form or characters that cannot be stored.`,
    originals_changed: ({ count }: { count: number }) =>
      `The originals of so many texts have changed since this file was made: ${whole(count)}. Their translations are marked to be read again.`,
    more: ({ count }: { count: number }) => `There is more: ${count} further notes.`,
  },
  refusals: {
    unknown_format: () => 'This is no file of Twine, Twee, ink, ChoiceScript or our own format.',
    empty: () => 'This file is empty.',
    too_large: ({ max }: { max: number }) => `The story is larger than ${kilobytes(max)}.`,
    too_many_files: ({ max }: { max: number }) => `There are more than ${whole(max)} files.`,
    files_unrelated: ({ count }: { count: number }) =>
      `These ${whole(count)} files are not one story. Choose one file, or all files of one story.`,
    archive_unreadable: ({ name }: { name: string }) => `The archive “${name}” cannot be read.`,
    not_text: () => 'This file is no text.',
    unreadable: ({ line, column, reason }: { line: number; column: number; reason: string }) =>
      `Line ${line}, column ${column}: this cannot be read${reason ? ` (${reason})` : ''}.`,
    took_too_long: ({ seconds }: { seconds: number }) =>
      `This file could not be read within ${seconds} seconds. Source of ink is read faster once it is compiled: in Inky, choose “Export to JSON”, and import that.`,
    too_much_memory: ({ max }: { max: number }) =>
      `This file takes more than ${whole(max)} MB of memory to be read. Divide the story into smaller ones.`,
    no_scenes: () => 'There is no scene in this file.',
    too_many_scenes: ({ max }: { max: number }) => `There are more than ${whole(max)} scenes.`,
    too_many_choices: ({ node, max }: { node: string; max: number }) =>
      `“${node}” has more than ${max} choices.`,
    text_too_long: ({ node, max }: { node: string; max: number }) =>
      `“${node}” has a text of more than ${whole(max)} characters.`,
    too_deep: ({ node, max }: { node: string; max: number }) =>
      `${node ? `“${node}”` : 'Something'} is nested more than ${max} levels deep.`,
    too_complex: ({ node }: { node: string }) => `“${node}” takes too many steps to be read.`,
    field_invalid: ({ path, fault }: { path: string; fault: FieldFault }) => `${path}: ${faultText(fault)}.`,
    version_unknown: ({ version }: { version: string }) => `“${version}” is not known here.`,
    layer_format_unknown: () =>
      'This is no file of translations: neither XLIFF 1.2, nor CSV with the columns that an export has.',
    layer_language_unknown: ({ language }: { language: string }) =>
      language
        ? `Stories cannot be told in the language “${language}” here.`
        : 'The file does not say which language it translates into.',
    layer_language_own: ({ language }: { language: string }) =>
      `The file translates into “${language}”, which is the language of the story itself.`,
    layer_texts_missing: () => 'There is no translation in this file that fits the story.',
  },
};
