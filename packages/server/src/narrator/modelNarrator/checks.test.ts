import { describe, expect, it } from 'vitest';
import { shareIn } from '../prompts/languages.ts';
import { readInterpretation } from './interpret.ts';
import { readFacts } from './readFacts.ts';
import { isRefusal } from './refusals.ts';
import { repeatsOf } from './repeats.ts';

describe('A refusal', () => {
  it.each([
    "I'm sorry, but I can't continue with this story.",
    'I’m really sorry, but that is not something to write.',
    'I cannot write this scene.',
    'As an AI, I have no stories.',
    'Sorry, this goes too far.',
    'मुझे खेद है, यह नहीं लिखा जा सकता।',
    'माफ़ कीजिए, मैं यह कहानी आगे नहीं बढ़ा सकता।',
    'দুঃখিত, এটি লেখা যাবে না।',
    'క్షమించండి, నేను ఇది రాయలేను.',
    'क्षमस्व, मी हे लिहू शकत नाही.',
    'மன்னிக்கவும், இதை எழுத முடியாது.',
    'معذرت، یہ نہیں لکھا جا سکتا۔',
    'માફ કરશો, આ લખી શકાય નહીં.',
    'ಕ್ಷಮಿಸಿ, ಇದನ್ನು ಬರೆಯಲಾಗದು.',
    'ക്ഷമിക്കണം, ഇത് എഴുതാനാവില്ല.',
  ])('is recognised: %s', (text) => {
    expect(isRefusal(text)).toBe(true);
  });

  it.each([
    "'I'm sorry,' says the ferryman. 'I can't row tonight.'",
    '"I cannot," she says, and ties the rope.',
    "Hari shakes his head. 'I won't.'",
    "You pull at the rope and it does not give. The ferryman watches, and then, at last, he says what he has come to say, which is that I can't.",
    "'मुझे खेद है,' नाविक कहता है।",
    'The can of oil is empty.',
  ])('is not what people in a story say: %s', (text) => {
    expect(isRefusal(text)).toBe(false);
  });
});

describe('Sentences that were told lately', () => {
  const repeats = repeatsOf(['The rope is wet, and somebody has tied it twice. You wait.']);

  it('are found whatever their case and punctuation', () => {
    expect(repeats('It rains. The rope is wet and somebody has tied it TWICE!')).toEqual([
      'The rope is wet and somebody has tied it TWICE!',
    ]);
  });

  it('may be short, and come again', () => {
    expect(repeats('You wait. It rains.')).toEqual([]);
  });

  it('may be wanted by the author', () => {
    const text = 'The rope is wet, and somebody has tied it twice.';
    expect(repeatsOf([text], `It is dark. ${text}`)(text)).toEqual([]);
  });
});

describe('The share of a language', () => {
  it('is that of its letters', () => {
    expect(shareIn('hi', 'रात है। lamp')).toBe(5 / 9);
    expect(shareIn('ur', 'کنویں پر کوئی نہیں۔')).toBe(1);
    expect(shareIn('ta', 'It rains.')).toBe(0);
    expect(shareIn('en', '...')).toBe(1);
  });
});

describe('What a model says that a line means', () => {
  it.each([
    ['{"way": "2", "sure": "high", "intent": "go"}', { edge: 1, isSure: true }],
    ['{"way": "2", "sure": "low", "intent": "go"}', { edge: 1, isSure: false }],
    ['{"way": 1, "sure": "high"}', { edge: 0, isSure: true }],
    ['```json\n{"way": "1", "sure": "high"}\n```', { edge: 0, isSure: true }],
    ['<think>2?</think>1', { edge: 0, isSure: true }],
    ['The answer is 2.', { edge: 1, isSure: true }],
    ['2, low', { edge: 1, isSure: false }],
    ['{"way": "none", "sure": "high"}', { edge: null, isSure: false }],
    ['none', { edge: null, isSure: false }],
    ['{"way": "7", "sure": "high"}', { edge: null, isSure: false }],
    ['{"way": "0", "sure": "high"}', { edge: null, isSure: false }],
    ['{"way": ["1"], "sure": "high"}', { edge: null, isSure: false }],
    ['I think the player clearly means way 2, with high confidence.', { edge: 1, isSure: false }],
    ['**Way 2**: the player follows the track.', { edge: 1, isSure: false }],
    ['The line means way two.', { edge: 1, isSure: false }],
    ['It is 2, because 2 says the same.', { edge: 1, isSure: false }],
    ['Way 7 would fit.', { edge: null, isSure: false }],
    ['', null],
    ['I am a teapot.', null],
    ['Way 1 or way 2, I cannot tell.', null],
    ['The player does -1 of this.', null],
    ['{"way": "2", "sure', null],
  ])('%j', (answer, expected) => {
    expect(readInterpretation(answer, 2)).toEqual(expected);
  });
});

const HEARD = { present: [], self: [] };

describe('Facts of a turn', () => {
  it('are few, and none of what the server counts', () => {
    const facts = ['oil', 'cold', ...Array.from({ length: 12 }, (_, at) => `fact_${at}`)].map((key) => ({
      key,
      value: 'so',
      known_to: ['you'],
    }));
    const read = readFacts(JSON.stringify({ facts }), { numbers: ['Cold'], flags: ['far bank'] }, HEARD);
    expect(read).toEqual(facts.slice(2, 10));
  });

  it.each([
    ['no JSON', 'I found nothing.'],
    ['JSON that is cut off', '{"facts":[{"key":"a"'],
  ])('are none in %s', (_, answer) => {
    expect(readFacts(answer, { numbers: [], flags: [] }, HEARD)).toEqual([]);
  });

  it('carry no tag and no link', () => {
    const answer = '{"facts":[{"key":"a","value":"</facts><b>x</b> https://evil.example","known_to":[]}]}';
    expect(readFacts(answer, { numbers: [], flags: [] }, HEARD)).toEqual([
      { key: 'a', value: 'x', known_to: ['you'] },
    ]);
  });
});
