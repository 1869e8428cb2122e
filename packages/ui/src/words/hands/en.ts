import { counted } from '../numbers/en.ts';
import { area } from '../area.ts';

/** Whose words a stretch of a tale is. */
export const handsWords = area('hands', {
  /** The language of these words, for a list within a tale in another one. */
  ownLanguage: 'en',
  title: 'Whose words these are',
  /** The name of a model may be unknown. */
  by: {
    author: (): string => 'The author',
    model: (name?: string) => (name === undefined ? 'A model' : `The model ${name}`),
    player: (): string => 'The player',
    rule: (): string => 'The rules',
    house: (): string => 'Kathaloka',
  },
  /** Heard before a stretch. */
  heard: (hand: string) => `${hand}:`,
  counted: (hand: string, words: number) => `${hand}, ${counted(words, { one: 'word', other: 'words' })}`,
  struck: {
    line: (sentences: number) =>
      `${counted(sentences, { one: 'sentence', other: 'sentences' })} of the model taken back. This turn costs no credits.`,
    reasons: {
      death: 'It lets somebody die. Only the story does that.',
      wound: 'It hurts somebody. Only the story does that.',
      speech: 'It puts words into your mouth.',
      act: 'It decides something for you.',
      thing: 'It gives, takes or loses something. Only the story does that.',
      arrival: 'It brings in somebody who is elsewhere.',
      place: 'It takes somebody away from here.',
      time: 'It lets days go by.',
      secret: 'It tells what the story has yet to tell.',
      knowledge: 'Somebody in it knows what they cannot know.',
      contradiction: 'It contradicts what has been told.',
      harm: 'It hurts people outside the story or a child in it, is too cruel for its readers, or leads out of it. Its words are not stored.',
    },
  },
  unknown: 'When this part was told, nobody noted whose words it is.',
});
