import { describe, expect, it } from 'vitest';
import { aNarrationTask, aSceneSheet, aStorySheet } from '../../testing/narratorTasks.ts';
import type { NarrationTask } from '../Narrator.ts';
import { messagesFor } from '../prompts/messagesFor.ts';
import { NO_MEMORY } from '../prompts/promptTypes.ts';
import { additionsIn } from './additions.ts';
import { outputFilter } from './outputFilter.ts';

const WALL =
  "There is a cradle in the big house with no child in it. 'Churel!' Hamir the gatekeeper is shouting. 'Read,' says Lalji.";
const HEEL = 'The spray lies in front of the print. Ten men are waiting, and only you know it.';
const story = aStorySheet({
  title: 'The Churel Came for the Baby',
  story_prompt: 'You read feet. A child is gone from the big house, and Kesar is its mother.',
  lore_cards: [{ keys: ['print'], text: 'Dhapu the midwife knows every foot in six villages.' }],
  lexicon: {
    names: [
      ...['Lalji', 'Hamir', 'Kesar', 'Dhapu', 'Paru', 'the old mistress'].map((np) => ({
        np,
        is: 'person' as const,
      })),
      { np: 'the stick', is: 'thing' as const },
    ],
  },
});
const CHOICES = [
  "Say it: 'It went out. A woman walked backwards.' They will not be afraid of her any more.",
  "Say: 'I shall have to follow it.' That is true as well.",
  'Kneel in her two dents, and lay your hand flat on each stone.',
];
const BEFORE = 'The men shift their feet, and one of them coughs.';
const PRINT = aNarrationTask({
  story,
  scene: aSceneSheet({ name: 'heel', text: HEEL }),
  choices: CHOICES,
  input: 'I ask Hamir what he saw.',
  history: [{ action_type: 'story_start', input: null, text: WALL }],
});

function told(answer: string, task: Partial<NarrationTask> = {}) {
  const asked = { ...PRINT, ...task };
  const { messages } = messagesFor(asked, asked.memory ?? NO_MEMORY, {
    contextTokens: 32_768,
    count: (text) => Math.ceil(text.length / 4),
  });
  const filter = outputFilter({
    maxWords: 200,
    author: asked.scene.text,
    isAdded: additionsIn(asked, messages),
  });
  return { text: [...filter.push(answer), ...filter.end('stop')].join(''), hasAdded: filter.hasAdded() };
}

describe('What a telling adds', () => {
  it.each([
    // a line of another choice, spoken by the player
    "'It went out,' you say. 'A woman walked backwards.' They are not afraid any more.",
    "'It went out. A woman walked backwards.'",
    '“A woman walked backwards,” you tell them.',
    "You get up. 'I shall have to follow it,' you say.",
    "'So,' you say. 'I shall have to follow it.'",
    "Hamir asks, and you answer: 'I shall have to follow it.'",
    'You kneel in her two dents, and lay your hand flat on each stone.',
    'There are two ways: to tell them that a woman walked backwards, or to kneel in her two dents.',
    // a person nobody has met
    'Dhapu comes round the wall with a bundle on her arm.',
    "'I saw it,' says Paru.",
    "'It was Paru,' says Lalji.",
    'The old mistress hits the wall with her broom.',
    'Kesar sits beside the cradle with her hands open.',
    // a death
    'Hamir falls across the prints and is dead before the stick lands.',
    'Hamir drops dead.',
    'A stone hits Lalji, and he dies.',
    'One of the ten men kills Hamir with a stick.',
    'A horn goes in and comes out again. He dies with his eyes open.',
    // a journey
    'You walk all day, and by evening you are in Jaisalmer.',
    'You reach Jodhpur before noon, and the child is there.',
    'You leave them all behind and ride to Bikaner.',
  ])('ends it: %s', (added) => {
    const { text, hasAdded } = told(`${BEFORE} ${added} Nobody moves.`);
    expect([text.startsWith(BEFORE), hasAdded]).toEqual([true, true]);
    expect(text).not.toContain(added.split(/(?<=[.?!]['”]?) /).at(-1));
    expect(text).not.toContain('Nobody moves.');
  });

  it.each([
    "'I saw those,' says Hamir, and points at the prints.",
    "'Kesar will not sleep,' says Lalji.",
    "'Dhapu would know whose they are,' says Hamir.",
    'A woman goes by behind the wall, walking fast.',
    "'It went on,' you say, and Hamir nods.",
    'The old men look at the old stick.',
    "'My first wife died in this house,' says Lalji.",
    "Lalji's mother died in that room, and the door is still shut.",
    'The fire is dead, and so is the talk.',
    'You walk round the wall and come back to the print.',
    'You kneel, and lay your hand flat on the sand.',
    "'I followed a camel to Jaisalmer once,' says Hamir.",
    'A kite turns over the dune, smaller each time.',
  ])('does not hold for what is there: %s', (line) => {
    expect(told(`${BEFORE} ${line}`)).toEqual({ text: `${BEFORE} ${line}`, hasAdded: false });
  });

  const HINDI = {
    task: { story: { ...story, language: 'hi' } },
    before: 'लोग पैर बदलते हैं, और एक खाँसता है।',
  } as const;
  const URDU = {
    task: { story: { ...story, language: 'ur' } },
    before: 'لوگ پاؤں بدلتے ہیں، اور ایک کھانستا ہے۔',
  } as const;

  it.each([
    [HINDI, 'शाम तक तुम जोधपुर पहुँच गए।'],
    [HINDI, 'तुम सारा दिन चलकर जैसलमेर जा पहुँचे।'],
    [HINDI, 'अगली सुबह तुम दिल्ली में हो।'],
    [HINDI, 'तुम सबको छोड़कर बीकानेर की ओर निकल पड़े।'],
    [HINDI, 'तुम ऊँट पर चढ़े और हैदराबाद चले गए।'],
    [URDU, 'شام تک تم جودھپور پہنچ گئے۔'],
    [URDU, 'تم سب کو چھوڑ کر لاہور چلے گئے۔'],
    [URDU, 'اگلی صبح تم دلی میں ہو۔'],
  ])('is a journey in their languages as well: %#', ({ task, before }, added) => {
    expect(told(`${before} ${added} ${before}`, task)).toEqual({ text: before, hasAdded: true });
  });

  it.each([
    [HINDI, 'तुम दीवार के पास जाते हो, और निशान तुम्हारे सामने है।'],
    [HINDI, 'तुम घर पहुँचते हो, और दरवाज़ा खुला है।'],
    [HINDI, '“तुम जोधपुर से आए हो?” हामिर पूछता है।'],
    [HINDI, 'हामिर कभी जोधपुर गया था।'],
    [HINDI, 'तुम भरपूर पानी पीकर चल पड़ते हो।'],
    [URDU, 'تم دیوار کے پاس جاتے ہو، اور نشان سامنے ہے۔'],
    [URDU, 'ہامیر کبھی لاہور گیا تھا۔'],
  ])('is no journey where nobody goes to another place: %#', ({ task, before }, line) => {
    expect(told(`${before} ${line}`, task).hasAdded).toBe(false);
  });

  it('is no journey to a place that the story has named', () => {
    const history = [{ action_type: 'story_start', input: null, text: 'रास्ता जोधपुर जाता है।' }];
    expect(told(`${HINDI.before} शाम तक तुम जोधपुर पहुँच गए।`, { ...HINDI.task, history }).hasAdded).toBe(false);
  });

  it('is not what the player said or what was told before', () => {
    const line = "'I shall have to follow it,' you say, and Dhapu nods.";
    const input = "I tell Dhapu: 'I shall have to follow it.'";
    expect(told(`${BEFORE} ${line}`, { input }).hasAdded).toBe(false);
    const history = [
      { action_type: 'choose', input: null, text: "Dhapu sits down. 'I shall have to follow it.'" },
    ];
    expect(told(`${BEFORE} ${line}`, { history }).hasAdded).toBe(false);
  });

  it('is not whom a fact remembers', () => {
    const memory = { summaries: [], facts: [{ key: 'paru', value: 'sleeps on the dune' }] };
    expect(told(`${BEFORE} Paru whistles.`, { memory }).hasAdded).toBe(false);
  });

  it('cannot be known of people in a long session, whose beginning is not at hand', () => {
    const notes = { narrator: 'model', turns: 50, prompt: null, builtIn: null };
    expect(told(`${BEFORE} Paru whistles.`, { notes }).hasAdded).toBe(false);
  });
});
