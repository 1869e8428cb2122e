import { describe, expect, it } from 'vitest';
import {
  adminLoginRules,
  checkWaitlist,
  createStoryRules,
  editStoryRules,
  emailRules,
  errorsOf,
  loginRules,
  newPasswordRules,
  readContentRating,
  readJsonObject,
  readStoryNumber,
  type RegisterForm,
  registerRules,
  safeRedirectPath,
  searchQuery,
  withEndNode,
} from './index.ts';

const registration: RegisterForm = {
  username: 'meera_joshi',
  email: 'meera@example.org',
  display_name: '',
  password: 'Tenali#16',
  confirm_password: 'Tenali#16',
};

const story = {
  title: 'The Ferryman',
  tagline: 'Carry a stranger.',
  story_description: 'A river at night.',
  story_prompt: 'Three crossings.',
  cover_image_url: 'https://example.org/a.webp',
  category_id: '00000002-0000-4000-8000-000000000001',
};

describe('Login', () => {
  it.each([
    ['', 'Username or email is required'],
    ['   ', 'Username or email is required'],
    ['ab', 'Username or email must be at least 3 characters'],
    ['abc', undefined],
    ['a'.repeat(50), undefined],
    ['a'.repeat(51), 'Username or email cannot exceed 50 characters'],
    [' meera@example.org ', undefined],
  ])('says of the name %j: %s', (email_or_username, message) => {
    expect(errorsOf({ email_or_username, password: 'x' }, loginRules).email_or_username).toBe(message);
  });

  it('needs a password, and asks no more of an old one', () => {
    expect(errorsOf({ email_or_username: 'abc', password: '' }, loginRules)).toEqual({
      password: 'Password is required',
    });
    expect(errorsOf({ email_or_username: 'abc', password: ' ' }, loginRules)).toEqual({});
  });

  it('of an administrator needs both fields', () => {
    expect(errorsOf({ email_or_username: ' ', password: '' }, adminLoginRules)).toEqual({
      email_or_username: 'Username or email is required',
      password: 'Password is required',
    });
  });
});

describe('Registration', () => {
  it('has nothing to say about a good form', () => {
    expect(errorsOf(registration, registerRules)).toEqual({});
  });

  it('says everything at once about an empty one', () => {
    const empty = { username: '', email: '', display_name: '', password: '', confirm_password: '' };
    expect(errorsOf(empty, registerRules)).toEqual({
      username: 'Username is required',
      email: 'Email is required',
      password: 'Password is required',
      confirm_password: 'Please confirm your password',
    });
  });

  it.each([
    ['ab', 'Username must be at least 3 characters'],
    ['abc', undefined],
    ['a'.repeat(30), undefined],
    ['a'.repeat(31), 'Username cannot exceed 30 characters'],
    ['meera-joshi', 'Username can only contain letters, numbers, and underscores'],
    ['meera joshi', 'Username can only contain letters, numbers, and underscores'],
    ['मीरा_जोशी', 'Username can only contain letters, numbers, and underscores'],
    ['abc\n', undefined],
  ])('says of the username %j: %s', (username, message) => {
    expect(errorsOf({ ...registration, username }, registerRules).username).toBe(message);
  });

  it.each([
    'a@b.co',
    'a@b.museum',
    'first.last+tag@sub.example.photography',
    'मीरा@उदाहरण.भारत',
    "o'neil@example.org",
    ' padded@example.org ',
    `${'a'.repeat(242)}@example.org`,
  ])('takes the address %j', (email) => {
    expect(errorsOf({ ...registration, email }, registerRules)).toEqual({});
  });

  it.each([
    'plain',
    '@b.co',
    'a@b',
    'a@b.',
    'a@.co',
    'a@b..co',
    'a@@b.co',
    'a b@c.co',
    'a@b.co,x@y.co',
    'x<a@b.co>',
    'a@b.co\r\nBcc: x@y.co',
    'a@b_c.co',
    `${'a'.repeat(243)}@example.org`,
  ])('refuses the address %j', (email) => {
    expect(errorsOf({ ...registration, email }, registerRules)).toEqual({
      email: 'Please enter a valid email address',
    });
  });

  const MIXED = 'Password must include uppercase, lowercase, number and special character';

  it.each([
    ['Aa1!', 'Password must be at least 8 characters'],
    ['Aa1!567', 'Password must be at least 8 characters'],
    ['Aa1!5678', undefined],
    ['aa1!5678', MIXED],
    ['AA1!5678', MIXED],
    ['Aab!cdef', MIXED],
    ['Aa1b5678', MIXED],
    ['Aa1_5678', MIXED],
    [`Aa1!${'x'.repeat(124)}`, undefined],
    [`Aa1!${'x'.repeat(125)}`, 'Password cannot exceed 128 characters'],
  ])('says of the password %j: %s', (password, message) => {
    const form = { ...registration, password, confirm_password: password };
    expect(errorsOf(form, registerRules).password).toBe(message);
    expect(errorsOf(form, newPasswordRules).password).toBe(message);
  });

  it.each('!@#$%^&*(),.?":{}|<>'.split(''))('takes %s as a special character', (special) => {
    const password = `Tenali16${special}`;
    expect(errorsOf({ ...registration, password, confirm_password: password }, registerRules)).toEqual({});
  });

  it('needs the password twice, letter by letter', () => {
    expect(errorsOf({ ...registration, confirm_password: 'Tenali#17' }, registerRules)).toEqual({
      confirm_password: 'Passwords do not match',
    });
    expect(errorsOf({ ...registration, confirm_password: 'Tenali#16 ' }, registerRules)).toEqual({
      confirm_password: 'Passwords do not match',
    });
  });

  it('lets a display name be missing, but not over 50 characters', () => {
    expect(errorsOf({ ...registration, display_name: 'é'.repeat(50) }, registerRules)).toEqual({});
    expect(errorsOf({ ...registration, display_name: 'é'.repeat(51) }, registerRules)).toEqual({
      display_name: 'Display name cannot exceed 50 characters',
    });
  });
});

it('Forgotten passwords and new verification mails need an address', () => {
  expect(errorsOf({ email: '' }, emailRules)).toEqual({ email: 'Email is required' });
  expect(errorsOf({ email: 'x' }, emailRules)).toEqual({ email: 'Please enter a valid email address' });
});

it('The waitlist shows one message', () => {
  expect(checkWaitlist({ name: ' ', email: 'a@b.co' })).toBe('Please fill out all fields');
  expect(checkWaitlist({ name: 'Meera', email: ' ' })).toBe('Please fill out all fields');
  expect(checkWaitlist({ name: 'Meera', email: 'a@b' })).toBe('Please enter a valid email address');
  expect(checkWaitlist({ name: 'Meera', email: 'a@b.co' })).toBeUndefined();
});

describe('A story', () => {
  it('needs six fields when it is created', () => {
    expect(errorsOf(story, createStoryRules)).toEqual({});
    const empty = Object.fromEntries(Object.keys(story).map((field) => [field, ' '])) as typeof story;
    expect(errorsOf(empty, createStoryRules)).toEqual({
      title: 'Title is required',
      tagline: 'Tagline is required',
      story_description: 'Description is required',
      story_prompt: 'Story prompt is required',
      cover_image_url: 'Cover image URL is required',
      category_id: 'Category is required',
    });
  });

  it('needs a title, a description and a cover when it is edited', () => {
    const empty = { title: '', tagline: '', story_description: '', cover_image_url: '' };
    expect(Object.keys(errorsOf(empty, editStoryRules))).toEqual([
      'title',
      'story_description',
      'cover_image_url',
    ]);
  });

  it.each([
    'https://example.org/a.webp',
    'HTTP://example.org',
    'https://उदाहरण.भारत/चित्र.png',
    '/covers/ferryman.webp',
  ])('may have the cover %s', (cover_image_url) => {
    expect(errorsOf({ ...story, cover_image_url }, createStoryRules)).toEqual({});
  });

  it.each([
    'cover.webp',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '//evil.example/a',
    '/\\evil.example',
    'https://',
    'http:/x',
    'ftp://example.org/a',
  ])('may not have the cover %s', (cover_image_url) => {
    expect(errorsOf({ ...story, cover_image_url }, createStoryRules)).toEqual({
      cover_image_url: 'Please enter a valid URL',
    });
  });

  it.each([
    ['initial_xp', '', 10],
    ['initial_xp', 'many', 10],
    ['initial_xp', '-5', 0],
    ['initial_xp', '12.9', 12],
    ['initial_xp', '0', 0],
    ['actions_count', '', 0],
    ['story_cards_count', '', 0],
    ['total_scenes', '', 0],
    ['branching_points', '-1', 0],
    ['possible_endings', '', 1],
    ['possible_endings', '0', 1],
    ['estimated_play_time', '', 30],
    ['estimated_play_time', '0', 1],
    ['xp_gain_multiplier', '0', 0.1],
    ['xp_gain_multiplier', '1.26', 1.3],
    ['xp_gain_multiplier', 0.3, 0.3],
    ['health_max', '0', 1],
    ['inventory_slots', '-3', 0],
    ['initial_xp', 'Infinity', 1_000_000],
  ] as const)('reads %s %j as %d', (name, value, number) => {
    expect(readStoryNumber(name, value)).toBe(number);
  });

  it('is for families when its rating is unknown', () => {
    expect(readContentRating('teen', ['family', 'teen'])).toBe('teen');
    expect(readContentRating('general', ['family', 'teen'])).toBe('family');
  });

  it.each(['', '{', 'null', '[]', '3', '"x"', '['.repeat(100_000)])(
    'reads JSON that is no object as an empty one',
    (text) => {
      expect(readJsonObject(text)).toEqual({});
    },
  );

  it('reads JSON objects', () => {
    expect(readJsonObject('{"health_max": 3}')).toEqual({ health_max: 3 });
  });
});

describe('The end of a structure', () => {
  const intro = { text: 'Once', choices: [{ text: 'Stop', target: 'end' }] };

  it('is added when a choice leads to it', () => {
    expect(withEndNode({ start_node: 'intro', nodes: { intro } })).toEqual({
      start_node: 'intro',
      nodes: { intro, end: { text: 'The end of your adventure.', choices: [] } },
    });
  });

  it.each([
    [{ nodes: { intro, end: { text: 'Mine', choices: [] } } }],
    [{ nodes: { intro: { text: 'Once', choices: [] } } }],
    [{ nodes: { intro: { text: 'Once' }, odd: null, list: { choices: [null, 'end'] } } }],
    [{ nodes: [] }],
    [{}],
  ])('is not added to %j', (structure) => {
    expect(withEndNode(structure)).toBe(structure);
  });
});

describe('The path to go to after login', () => {
  it.each(['/', '/home', '/game/1?from=home#top', '/play/x?next=http://evil.example', '/%2F%2Fevil.example'])(
    'may be %s',
    (path) => {
      expect(safeRedirectPath(path)).toBe(path);
    },
  );

  it.each([
    '',
    'home',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' /home',
    `/${'a'.repeat(2048)}`,
    null,
    undefined,
    7,
    ['/home'],
  ])('may not be %j', (path) => {
    expect(safeRedirectPath(path)).toBeUndefined();
  });
});

it('A search is for the trimmed words', () => {
  expect(searchQuery('  नदी  ')).toBe('नदी');
  expect(searchQuery('   ')).toBe('');
  expect(searchQuery(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99));
});
