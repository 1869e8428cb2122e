import type { StoryCreate, StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import fc from 'fast-check';

const THINGS = ['lamp', 'sign', 'दीया', 'has_key', 'oil'];
const NUMBERS = ['oil', 'courage', 'धैर्य'];

const thing = fc.constantFrom(...THINGS);
const number = fc.constantFrom(...NUMBERS);
const atom = fc.oneof(
  thing.map((name) => `has ${name}`),
  fc
    .tuple(number, fc.constantFrom('>=', '<=', '>', '<', '=', '!='), fc.integer({ min: -3, max: 9 }))
    .map(([name, by, value]) => `${name} ${by} ${value}`),
  fc.constantFrom('holds meher lamp', 'owes ila', 'dead kasam', 'hurt hand', 'knows meher wreck'),
);
const condition = fc.oneof(
  atom,
  atom.map((one) => `not (${one})`),
  fc.tuple(atom, fc.constantFrom('and', 'or'), atom).map((parts) => parts.join(' ')),
  fc.tuple(atom, atom, atom).map(([one, two, three]) => `(${one} or ${two}) and not (${three})`),
);
const effect = fc
  .array(
    fc.oneof(
      thing.map((name) => `gain ${name}`),
      thing.map((name) => `lose ${name}`),
      fc
        .tuple(number, fc.constantFrom('+', '-', '='), fc.integer({ min: 1, max: 9 }))
        .map((parts) => parts.join(' ')),
      number.map((name) => `${name} = -2`),
      fc.constantFrom('take lamp', 'give lamp to meher', 'give lamp to ila', 'hurt hand', 'heal hand'),
      fc.constantFrom('owe ila "her mother"', 'keep ila', 'break ila', 'kill kasam', 'tell meher wreck'),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join('; '));

/** Words with every character that has a meaning in one of the programs. */
const word = fc.oneof(
  fc.constantFrom(
    'river',
    'नदी',
    'دریا',
    '*soft*',
    '**loud**',
    '$oil',
    '[[x]]',
    '<< if >>',
    '::',
    '->',
    '{a|b}',
    '&amp;',
    '//',
    "''",
  ),
  fc.constantFrom(
    '"said"',
    "it's",
    'a < b',
    'R&D',
    '~',
    '#1',
    '=',
    '__',
    '!',
    '\\',
    '%',
    '🪔',
    '(if: x)',
    '[b]',
    '@{x}',
    '* * *',
  ),
  fc.stringMatching(/^[a-z]{1,8}$/),
);
const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => `So ${words.join(' ')}.`);
/** Words in a text with values. Other texts are too short for values. */
const toldWord = fc.oneof(
  { weight: 4, arbitrary: word },
  fc.constantFrom(
    '{oil}',
    '{धैर्य}',
    '{name | friend}',
    '{count of courage: one | many}',
    '{if has lamp: a {oil} | *dark*}',
  ),
);
/** What a line may begin with: characters that have a meaning only there. */
const lineStart = fc.oneof(
  { weight: 3, arbitrary: fc.constant('So') },
  fc.constantFrom(
    '-',
    '*',
    '+',
    '=',
    '~',
    '>',
    '#',
    '::',
    '1.',
    '--',
    '|',
    'VAR',
    'TODO:',
    'INCLUDE',
    '- *',
    '=== so',
  ),
);
const startedLine = fc
  .tuple(lineStart, fc.array(toldWord, { minLength: 1, maxLength: 6 }))
  .map(([start, words]) => `${start} ${words.join(' ')}.`);
const toldLine = fc.array(toldWord, { minLength: 1, maxLength: 6 }).map((words) => `So ${words.join(' ')}.`);
const sceneText = fc.array(startedLine, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n\n'));
const sceneName = fc.oneof(
  fc.constantFrom(
    'ghat',
    'बरगद',
    'far bank',
    'a [b] {c}',
    'x|y',
    '1',
    '2',
    '10',
    '007',
    'Über->uns',
    'R&D',
    'it is "so"',
    'StoryX',
  ),
  fc.stringMatching(/^[a-z]{1,6}( [a-z]{1,6})?$/),
);

function nodeAmong(names: readonly string[]): fc.Arbitrary<StoryNode> {
  const choice = fc.record(
    {
      text: toldLine,
      target: fc.constantFrom(...names),
      condition,
      effect,
      ask: fc.constant('name'),
      deed: line,
      said: fc.array(line, { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ['text', 'target'] },
  );
  const attempt = fc.record(
    {
      text: toldLine,
      target: fc.constantFrom('', ...names),
      condition,
      effect,
      check: fc.constantFrom('oil >= 3', 'roll courage >= 8'),
      win_text: sceneText,
      lose_text: sceneText,
      lose_effect: effect,
      lose_target: fc.constantFrom('', ...names),
    },
    { requiredKeys: ['text', 'target', 'check'] },
  );
  return fc.record(
    {
      text: sceneText,
      choices: fc.uniqueArray(fc.oneof({ weight: 3, arbitrary: choice }, attempt), {
        maxLength: 4,
        selector: ({ text }) => text,
      }),
      mode: fc.constantFrom('verbatim', 'guided', 'retold', 'open'),
      goal: sceneText,
      max_turns: fc.integer({ min: 1, max: 100 }),
      note: sceneText,
      each_turn: effect,
      time_out: fc.constantFrom(...names),
      ending: fc.constantFrom('lost'),
      variants: fc.array(fc.record({ condition, text: sceneText }), { minLength: 1, maxLength: 3 }),
    },
    { requiredKeys: ['text', 'choices'] },
  );
}

const sharedNames = fc.uniqueArray(fc.constantFrom(...THINGS, ...NUMBERS), { minLength: 1, maxLength: 3 });

/** Any structure that the contract allows, with texts full of special characters. */
export const arbitraryStructure: fc.Arbitrary<StoryStructure> = fc
  .uniqueArray(sceneName, { minLength: 1, maxLength: 7 })
  .chain((names) =>
    fc.record(
      {
        start_node: fc.constantFrom(...names),
        nodes: fc
          .tuple(...names.map(() => nodeAmong(names)))
          .map((nodes) => Object.fromEntries(nodes.map((node, index) => [names[index]!, node]))),
        chapters: fc.uniqueArray(fc.record({ title: line, node: fc.constantFrom(...names) }), {
          minLength: 1,
          maxLength: 4,
          selector: ({ node }) => node,
        }),
        takes: sharedNames,
        leaves: sharedNames,
        meets: sharedNames,
        things: fc.constant({ lamp: { name: 'a lamp', line: 'It is *out*.' }, दीया: { name: 'दीया' } }),
        secrets: fc.constant({ wreck: { text: 'She {sank} it.', holders: ['meher'], until: 'has lamp' } }),
        lost_at: fc.constantFrom(...names),
      },
      { requiredKeys: ['start_node', 'nodes'] },
    ),
  );

/** Fields of a story, with their extras. */
export const arbitraryFields: fc.Arbitrary<Partial<StoryCreate>> = fc.record(
  {
    title: line,
    tagline: line,
    story_description: sceneText,
    story_prompt: sceneText,
    language: fc.constantFrom('en', 'hi', 'ur'),
    initial_xp: fc.integer({ min: 0, max: 1000 }),
    is_premium: fc.boolean(),
    is_machine_written: fc.boolean(),
    is_machine_drawn: fc.boolean(),
    is_machine_translated: fc.boolean(),
    cover: fc.record({
      style: fc.constantFrom('ajanta', 'chitrakar'),
      seed: line,
      keywords: fc.array(word, { maxLength: 3 }),
    }),
    lore_cards: fc.array(
      fc.record({ keys: fc.array(word, { minLength: 1, maxLength: 2 }), text: sceneText }),
      { maxLength: 2 },
    ),
    depiction: fc.array(fc.record({ figure: line, rule: fc.constantFrom('never', 'symbol only') }), {
      maxLength: 2,
    }),
    lexicon: fc.option(
      fc.record(
        {
          words: fc.dictionary(fc.constantFrom('boat', 'दीया', '2', '1'), word),
          beats: fc.array(fc.record({ text: line })),
        },
        { requiredKeys: [] },
      ),
    ),
    layers: fc.dictionary(
      fc.constantFrom('bn', 'ta'),
      fc.record(
        {
          title: line,
          lore_cards: fc.array(fc.record({ keys: fc.array(word), text: sceneText }), { maxLength: 2 }),
          lexicon: fc.record({ words: fc.dictionary(fc.constantFrom('boat', 'দরজা'), word) }),
          chapters: fc.array(line, { maxLength: 3 }),
          nodes: fc.dictionary(
            sceneName,
            fc.record(
              { text: sceneText, choices: fc.array(fc.record({ text: line }), { maxLength: 2 }) },
              { requiredKeys: [] },
            ),
          ),
          made_from: fc.dictionary(sceneName, fc.stringMatching(/^[a-z\d]{1,11}$/)),
        },
        { requiredKeys: [] },
      ),
    ),
    game_config: fc.record({
      xp_gain_multiplier: fc.constantFrom(0.5, 1, 1.5),
      health_max: fc.integer({ min: 1, max: 100 }),
      inventory_slots: fc.integer({ min: 0, max: 9 }),
      skill_check_difficulty: fc.constantFrom('easy', 'hard'),
      commands: fc.dictionary(
        fc.constantFrom('continue', 'show'),
        fc.record({ cost: fc.integer({ min: 0, max: 9 }) }),
      ),
    }),
  },
  { requiredKeys: ['title'] },
);
