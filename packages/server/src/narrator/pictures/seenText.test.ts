import { readSights } from '@kathaloka/illustrator';
import { describe, expect, it } from 'vitest';
import { inFull } from './inFull.ts';
import { peopledText, seenText } from './seenText.ts';

const sightsOf = (text: string): readonly string[] => readSights(seenText(text)).sights;

describe('English in full', () => {
  it.each([
    [
      "It's dark. She's here. There's a well, and that’s all.",
      'It is dark. She is here. There is a well, and that is all.',
    ],
    ["He's been to the river. It's got dark.", 'He has been to the river. It has got dark.'],
    [
      "You've a boat. They're wet. I'll row. I'm wet.",
      'You have a boat. They are wet. I will row. I am wet.',
    ],
    [
      "She'd be queen. You'd swear. He'd been there.",
      'She would be queen. You would swear. He had been there.',
    ],
    [
      "It isn't lit. You can't swim. It won't go. They shan't.",
      'It is not lit. You cannot swim. It will not go. They shall not.',
    ],
    [
      "The whole street's a river. The king's horse is at the riders' well, at six o'clock.",
      "The whole street is a river. The king's horse is at the riders' well, at six o'clock.",
    ],
    ["'It held,' says Nitu.", "'It held,' says Nitu."],
  ])('is the same told shortly: %s', (text, full) => {
    expect(inFull(text)).toBe(full);
  });
});

describe('What is seen of a scene', () => {
  it.each([
    ["It's noon, and she's by the well. There's a lamp. You took a horse from the yard.", ['well', 'lamp']],
    ["You're in the boat, and it's raining. He's at the oar. They sold the cow.", ['boat']],
    ["The lamp is lit. It isn't a palace.", ['lamp']],
  ])('is the same where the verbs are short: %s', (text, sights) => {
    expect(sightsOf(text)).toEqual(sights);
    expect(sightsOf(inFull(text))).toEqual(sights);
  });

  it.each([
    ["'There was a palace.\n\n'There was a fort, too,' says the potter by the tree.", ['tree']],
    ["'Don't wake the elephant.\n\n'Nor the horse,' she says.\n\nThe lamp burns.", ['lamp']],
    ['“A tiger came.\n\n“It sat in the boat,” you read by the lamp.', ['lamp']],
    ["दीया जल रहा है।\n\n'मैंने हाथी देखा। \"नाव लाओ,\" माँ ने कहा।\n\n'फिर घोड़ा देखा।'", ['lamp']],
    ["'Here,' he says. The horse drinks.\n\n'A boat!' she says by the well.", ['horse', 'well']],
  ])('has nothing of a speech, though it has paragraphs: %s', (text, sights) => {
    expect([...sightsOf(text)].sort()).toEqual([...sights].sort());
  });

  it.each([
    ['You remember the temple. It was a fine one, with an elephant. The lamp is lit.', ['lamp']],
    ['She remembered the horses. They had a cart. A dog barks.', ['dog']],
    ['वह नाव तुम्हें याद है। अच्छी नाव थी। दीया जल रहा है।', ['lamp']],
    ['तुम्हें याद आया। एक पेड़ था।', ['tree']],
    ['The lamp is lit. It was a gift, in a boat.', ['lamp', 'boat']],
  ])('has nothing that is remembered: %s', (text, sights) => {
    expect(sightsOf(text)).toEqual(sights);
  });

  it.each([
    ['The boys have been sent to bed, and are lying on their beds. The lamp is lit.', ['lamp']],
    ['The king has gone to the river, at last, and is sitting in a boat. A dog barks.', ['dog']],
    ['The cook was sent home, and the dog is at the door.', ['dog', 'door']],
    ['She sits by the lamp, and is counting the pots.', ['lamp', 'pot']],
  ])('has nothing that is where somebody was sent: %s', (text, sights) => {
    expect(sightsOf(text)).toEqual(sights);
  });
});

describe('The people who are told of', () => {
  it('are not those who have been sent away', () => {
    expect(peopledText("The boys have been sent to bed, and are asleep. The cook's here.")).not.toMatch(
      /boys|asleep/,
    );
  });

  it('are not those of a letter with paragraphs', () => {
    expect(peopledText('“The king came.\n\n“So did a thief,” the scribe reads.')).not.toMatch(/king|thief/);
  });
});
