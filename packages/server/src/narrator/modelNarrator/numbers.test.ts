import { describe, expect, it } from 'vitest';
import { aSceneSheet, aStorySheet } from '../../testing/narratorTasks.ts';
import { missingFrom } from './guidedScene.ts';

const missing = (told: string, text: string, language: 'en' | 'hi' | 'ur' | 'bn' | 'ta' = 'en') =>
  missingFrom(told, aSceneSheet({ text }), aStorySheet({ language }));

describe('The numbers of a scene', () => {
  it.each([
    ['Sixty goats come over the rise.', '60 goats come over the rise.'],
    ['2 stones stand here.', 'Two stones stand here.'],
    ['He owes 1000 rupees.', 'He owes a thousand rupees.'],
  ])('are the same in words and in digits: %s', (text, told) => {
    expect(missing(told, text)).toEqual([]);
  });

  it.each([
    ['hi', 'बरगद पर 7 गाँठें हैं।', 'बरगद पर सात गाँठें हैं।'],
    ['hi', 'बरगद पर ७ गाँठें हैं।', 'बरगद पर 7 गाँठें हैं।'],
    ['hi', 'यहाँ सात खोपड़ियाँ हैं।', 'यहाँ 7 खोपड़ियाँ हैं।'],
    ['ur', 'یہاں 40 برس گزرے۔', 'یہاں چالیس برس گزرے۔'],
    ['bn', 'এখানে ৭ জন আছে।', 'এখানে সাত জন আছে।'],
    ['ta', 'இங்கே 8 பேர் இருக்கிறார்கள்.', 'இங்கே எட்டு பேர் இருக்கிறார்கள்.'],
  ] as const)('are so in %s: %s', (language, text, told) => {
    expect(missing(told, text, language)).toEqual([]);
  });

  it('are asked for as the scene writes them', () => {
    expect(missing('Goats come.', 'Two goats and 3 dogs come.')).toEqual(
      ['Two', '3'].map((word) => word.toLowerCase()),
    );
  });
});

describe('A line of speech', () => {
  it('does not end at the apostrophe of a plural', () => {
    const text = "Hamir looks away. 'What's that for? Goats, that is. Herders' goats.' He coughs.";
    expect(missing('Hamir looks away and coughs.', text)).toEqual([
      "What's that for? Goats, that is. Herders' goats.",
    ]);
  });
});
