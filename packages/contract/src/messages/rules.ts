import type { RuleField, RuleWords } from '../rules/fault.ts';

const FIELDS: Readonly<Record<RuleField, string>> = {
  email_or_username: 'Username or email',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  display_name: 'Display name',
  title: 'Title',
  tagline: 'Tagline',
  description: 'Description',
  story_prompt: 'Story prompt',
  cover_image_url: 'Cover image URL',
  category: 'Category',
  action: 'Action',
  name: 'Name',
  reason: 'Reason',
  birth_year: 'Year of birth',
};

/** The English messages of the rules: shown by forms, and sent by the server as the `msg` of a fault. */
export const rules: RuleWords = {
  required: ({ field }) => `${FIELDS[field]} is required`,
  too_short: ({ field, min }) => `${FIELDS[field]} must be at least ${min} characters`,
  too_long: ({ field, max }) => `${FIELDS[field]} cannot exceed ${max} characters`,
  no_letters: ({ field }) => `${FIELDS[field]} needs a letter or a number`,
  invisible_characters: ({ field }) => `${FIELDS[field]} cannot contain invisible characters`,
  username_characters: () => 'Username can only contain letters, numbers, and underscores',
  email_invalid: () => 'Please enter a valid email address',
  password_weak: () => 'Password must include uppercase, lowercase, number and special character',
  password_unconfirmed: () => 'Please confirm your password',
  passwords_differ: () => 'Passwords do not match',
  form_incomplete: () => 'Please fill out all fields',
  url_invalid: () => 'Please enter a valid URL',
  picture_not_fetched: () =>
    'The picture could not be fetched. The address must lead straight to a JPEG, PNG or WebP of up to 8 MB',
  category_not_chosen: () => 'Please choose a category',
  color_not_chosen: () => 'Please choose a color',
  json_unreadable: () => 'This is not a JSON object. Nothing is saved until it is one',
  scenes_missing: () => 'The story has scenes, and this has none. Nothing is saved until it has one',
  nul_character: () => 'Text cannot contain the character U+0000',
  broken_character: () => 'Text cannot contain half of a character (a lone surrogate)',
  name_reserved: ({ name }) => `The name "${name}" is reserved`,
  too_many: ({ max }) => `There can be at most ${max} entries`,
  year_invalid: () => 'Please enter the four digits of your year of birth',
  too_young: ({ min }) => `You must be at least ${min} years old`,
  guardian_is_self: () => 'Please enter the address of your parent or guardian, not your own',
  wrong_password: () => 'This is not your password',
  google_missing: () => 'Please sign in with Google once more to confirm that it is you',
  google_refused: () =>
    'Google did not confirm that it is you. Please sign in with the Google account of this account once more',
  common_password: () => 'This password is too common. Please choose another',
};
