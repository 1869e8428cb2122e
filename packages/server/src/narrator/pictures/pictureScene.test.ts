import { readSights, shownIn } from '@kathaloka/illustrator';
import { describe, expect, it } from 'vitest';
import { aStorySheet, aNarrationTask } from '../../testing/narratorTasks.ts';
import { drawingOfScene } from '../illustrate.ts';
import type { PictureTask } from '../Narrator.ts';
import type { StorySheet } from '../sheets.ts';
import { pictureAlt } from './pictureAlt.ts';
import { pictureScene, promptOf } from './pictureScene.ts';

const taskOf = (text: string, story: Partial<StorySheet> = {}, world = ''): PictureTask => ({
  turn_id: '018f0000-0000-7000-8000-000000000001',
  model_key: 'ajanta',
  account: 'meera',
  story_id: '018f0000-0000-7000-8000-000000000002',
  story: aStorySheet(story),
  text,
  world,
  state: aNarrationTask().state,
  seed: 1,
});

const promptFor = (...args: Parameters<typeof taskOf>): string => promptOf(pictureScene(taskOf(...args)));

function altFor(...args: Parameters<typeof taskOf>): string {
  const task = taskOf(...args);
  const scene = pictureScene(task);
  const drawing = drawingOfScene({ turn_id: task.turn_id, style: 'ajanta', prompt: promptOf(scene) });
  return pictureAlt(scene, shownIn(drawing), task.story.language);
}

it.each([
  ['hall', false],
  ['cave', false],
  ['river', true],
] as const)('A picture of a %s tells of the weather only where that is seen', (setting, isTold) => {
  const scene = pictureScene(taskOf('A lamp burns.'));
  const shown = { setting, hour: 'night', weather: 'rain', sights: [], people: [] } as const;
  expect(pictureAlt(scene, shown, 'en').includes('in the rain')).toBe(isTold);
});

const krishna = { depiction: [{ figure: 'Krishna', rule: 'symbol only' as const }] };
const ajji = { figure: 'Ajji', rule: 'may be drawn' as const };
const names = [{ np: 'Karna', is: 'person' as const }];

describe('The scene of a picture', () => {
  it('holds what the scene names, and where and when it is', () => {
    const lexicon = { places: { bank: 'the river at night' } };
    expect(promptFor('A lamp stands in the boat. It is misty; mist everywhere.', { lexicon })).toBe(
      'lamp, boat, river, night, mist',
    );
  });

  it('has rain where it falls', () => {
    expect(promptFor('It is raining on the boat.')).toBe('boat, rain');
  });

  it('takes nothing but the hour from the world of the story', () => {
    expect(promptFor('Ask for it. Refuse.', {}, 'A white horse under the moon')).toBe('night');
  });

  it.each([
    ['what is not there', 'There is no boat. The lamp is lit.', 'lamp'],
    ['what is only spoken of', "'I sold the horse,' says the lamp seller by the tree.", 'lamp, tree, man'],
    ['what was', 'There used to be a temple. Now a tree stands here.', 'tree'],
    ['what something is compared to', 'She shouts like an elephant, and the pot breaks.', 'pot'],
    ['what is denied or compared in Hindi', 'नाव नहीं है। घोड़े की तरह भागा, और पेड़ पर चढ़ा।', 'tree'],
    ['rain that only is prayed for', 'They pray for rain under the tree.', 'tree'],
  ])('holds not: %s', (_, text, prompt) => {
    expect(promptFor(text)).toBe(prompt);
  });

  it('has the author’s people, and the animals among them as animals', () => {
    const lexicon = { names: [...names, { np: 'the crow', is: 'person' as const }] };
    expect(pictureScene(taskOf('Karna looks at the crow.', { lexicon }))).toMatchObject({
      who: ['Karna'],
      sights: ['crow', 'person'],
    });
    expect(pictureScene(taskOf('The crow looks up.', { lexicon })).sights).toEqual(['crow']);
  });
});

describe('The people of a picture', () => {
  const cast = (...people: string[]) => ({
    lexicon: { names: people.map((np) => ({ np, is: 'person' as const })) },
  });

  it.each([
    [
      'as many as there are',
      'Two men carry a basket, and a woman walks behind.',
      {},
      ['man', 'man', 'woman'],
    ],
    ['a crowd', 'The women stand in the yard.', {}, ['woman', 'woman', 'woman']],
    ['nobody who is only spoken of', "'My wife knows,' says the potter.", {}, ['man']],
    ['nobody whose thing it is', "You read the emperor's letter.", {}, []],
    ['nobody who is not there', 'There is no king, and nobody comes.', {}, []],
    ['nobody who is compared to', 'It shouts like a boy.', {}, []],
    ['somebody who does not do something', 'The boy does not answer.', {}, ['child']],
    ['a man or woman by how the tale goes on', 'Moina waits. She holds the oar.', cast('Moina'), ['woman']],
    ['one man under his name and his title', 'Virata laughs. The king rises.', cast('Virata'), ['man']],
    ['who is only called she', 'She puts it down. She laughs.', {}, ['woman']],
    [
      'who was there before, beside another',
      'He gets up. Behind him stands a clerk, and he winks.',
      {},
      ['man', 'man'],
    ],
    ['a child, by its age', 'He is counting. At six he has fallen in with lions.', {}, ['child']],
    ['nobody whom a gun is called after', 'The gunner takes her cover off and looks along her.', {}, ['man']],
    [
      'everybody of a list',
      'It takes the peon, the potter and policeman.',
      cast('the peon'),
      ['man', 'man', 'man'],
    ],
    ['one under two names', 'The clerk was the revenue officer.', {}, ['man']],
    ['nobody who is said to be the only one', 'The potter is the only man who knows.', {}, ['man']],
    ['nobody of whom a thing is said', 'The potter hums a song that women sing at weddings.', {}, ['man']],
    ['nobody who never does a thing', "There is a splash, and a word that emperors aren't taught.", {}, []],
    ['those who are there to sing', 'The women sing it.', {}, ['woman', 'woman', 'woman']],
    ['nobody whose mouth it is', 'You hear it in the mouths of strangers.', {}, []],
    ['nobody who lies dead', 'The dead man shouts at the king.', {}, ['man']],
    ['nobody who is read aloud', 'The scribe reads: *Keep your daughter, and your son.*', {}, ['man']],
    [
      'a crowd of men beside a man',
      'The king rises, and the crowd as well.',
      {},
      ['man', 'man', 'man', 'man'],
    ],
    ['nobody who owns a thing in Hindi', 'राजा की तलवार यहाँ है।', { language: 'hi' as const }, []],
    ['no answer of one word in Hindi', 'किसका? बेटा। नाव यहाँ है।', { language: 'hi' as const }, []],
    [
      'people of a story with as many people as beasts',
      'The priest is up a tree.',
      { ...cast('the tiger', 'the jackal', 'your nephew'), depiction: [ajji] },
      ['man'],
    ],
    [
      'no figure of a story of beasts',
      'The king pants.',
      cast('the king', 'the tiger', 'the lion', 'the crow'),
      [],
    ],
    [
      'more than a picture holds, some of each kind',
      'Men and women and a boy.',
      {},
      ['man', 'woman', 'child', 'man'],
    ],
    [
      'those of a Hindi scene',
      'अम्मा बैठी है, और दो आदमी आए।',
      { ...cast('अम्मा'), language: 'hi' as const },
      ['man', 'woman'],
    ],
    [
      'a woman by the word after her name',
      'नीता मैम ने चश्मा उतारा।',
      { ...cast('नीता मैम'), language: 'hi' as const },
      ['woman'],
    ],
    [
      'a woman by the word after a name that the author has without it',
      'नीता मैडम ने चश्मा उतारा।',
      { ...cast('नीता'), language: 'hi' as const },
      ['woman'],
    ],
    [
      'a man by the word after his name, though there is laughter',
      'शशि सर को हँसी आई।',
      { ...cast('शशि सर'), language: 'hi' as const },
      ['man'],
    ],
    [
      'a woman by how one speaks of her with respect',
      'विमल जी हँसीं, फिर बोलीं।',
      { ...cast('विमल जी'), language: 'hi' as const },
      ['woman'],
    ],
    [
      'nobody by the beginning of another word',
      'बेला सरकी और हँसी।',
      { ...cast('बेला'), language: 'hi' as const },
      ['woman'],
    ],
    ['a woman whom an English story calls aunty', 'Reeta aunty waits.', cast('Reeta'), ['woman']],
    [
      'a woman whom no name is given but madam',
      'सामने एक मैडम खड़ी थीं।',
      { language: 'hi' as const },
      ['woman'],
    ],
    [
      'those of an Urdu scene',
      'بڑی بیگم بیٹھی ہیں۔',
      { ...cast('بڑی بیگم'), language: 'ur' as const },
      ['woman'],
    ],
  ])('are %s', (_, text, story, people) => {
    expect(pictureScene(taskOf(text, story)).people).toEqual(people);
  });

  it('are drawn and said, each of them', () => {
    expect(altFor('Two men and a woman stand by the boat at dusk.')).toBe(
      'A boat, two men, a woman, at dusk.',
    );
    expect(altFor('At dusk a boy sits by the boat.')).toBe('A boat, a child, at dusk.');
  });
});

describe('Where and when a picture is', () => {
  it.each([
    ['a room, by the name of its place', 'Elephants have gone across the mat.', 'the dice room', 'hall'],
    ['a yard, although there are doors in it', 'The door of the room is open.', 'the side yard', null],
    ['a courtyard, with a bed in it', 'A bed stands by the fire.', 'the yard', 'open'],
    ['not a room because there is less room', 'It takes up less room under the tree.', 'page thirty', null],
  ])('%s', (_, text, place, setting) => {
    expect(pictureScene(taskOf(text, { lexicon: { places: { bank: place } } })).setting).toBe(setting);
  });

  it.each([
    [
      'at sunset, whatever night came before',
      'One night of pegs and string. At sunset the horns go.',
      'dusk',
    ],
    ['by day, in a world of nights', 'The sun is on the top of the gate.', 'noon'],
    ['by night, where it is dark', 'It is dark. You lie down.', 'night'],
  ])('%s', (_, text, hour) => {
    expect(pictureScene(taskOf(text, {}, 'A burning ground at night')).hour).toBe(hour);
  });

  it('in a storm where lightning is, and not where a gun is called so, or where there is smoke', () => {
    expect(pictureScene(taskOf('There is lightning over the fort.')).weather).toBe('storm');
    expect(pictureScene(taskOf('He strokes the gun Kadak Bijli in the smoke.')).weather).toBe(null);
  });
});

describe('The things of a picture', () => {
  it.each([
    ['of what is in the way of a denial', 'The boat stands without an oar, by the tree.', 'boat, tree'],
    [
      'no weapon of one who bows, and none of a boat',
      'The poet bows to you and drums with a heel in the bow.',
      'man',
    ],
    ['nothing of a trade', 'The horse dealer sits on the bags.', 'bag, man'],
    ['nothing of what is told', 'You have been told. The board says that visitors take the boat.', ''],
    ['nothing that is a feather', 'A boat. குருவி இறகு மிதக்கிறது.', 'boat'],
    ['nothing of a wedding long ago', 'On your wedding night the swan danced. A lamp is lit.', 'lamp'],
    ['nothing that is the point of it', 'That is the point of the wheel, and here is a lamp.', 'lamp'],
    [
      'nothing that one is shown how to do',
      'She is shown how to climb into a well. A rope lies here.',
      'rope',
    ],
    ['nothing that somebody did before', 'The hen is here, looks up and sits. You borrowed a cart.', 'hen'],
    ['nothing too large for a room', 'An elephant and a lamp.', 'lamp, indoors', 'the pump room'],
    ['the spirit whom a tale of Betaal calls a corpse', 'The corpse laughs.', 'ghost', 'the tree', 'Betaal'],
    ['no spirit where a corpse is a corpse', 'The corpse is carried away.', ''],
  ])('are %s', (_, text, prompt, place = '', figure = '') => {
    const lexicon = place === '' ? {} : { places: { bank: place === 'the tree' ? 'here' : place } };
    const depiction = figure === '' ? [] : [{ figure, rule: 'may be drawn' as const }];
    expect(promptFor(text, { lexicon, depiction })).toBe(prompt);
  });

  it('are not lost where a Hindi word ends like a denial', () => {
    expect(promptFor('बरगद ज़मीन तक आ गया है, और नाव खड़ी है।', { language: 'hi' })).toBe('tree, boat');
  });

  it('are of speech neither in one sort of quotation marks nor in the other inside it', () => {
    expect(promptFor('She reads: \'He wrote "take the boat", and "the tree".\' A lamp burns.')).toContain(
      'lamp',
    );
    expect(promptFor('\'He wrote "take the boat", and "the tree" too.\' A lamp burns.')).toBe('lamp');
  });
});

describe('A figure that must not be shown', () => {
  it('is replaced by its signs, and nobody else is drawn who could be taken for it', () => {
    const scene = pictureScene(
      taskOf('Karna and Krishna wait by the horse.', { ...krishna, lexicon: { names } }),
    );
    expect(scene).toMatchObject({ who: [], sights: ['flute', 'feather', 'horse'], isWithheld: true });
  });

  it('leaves no sign where it must never be shown', () => {
    const depiction = [{ figure: 'Guru Nanak', rule: 'may be drawn' as const }];
    const scene = pictureScene(taskOf('Guru Nanak sits with the people under a tree.', { depiction }));
    expect(scene).toMatchObject({ who: [], sights: ['tree'], isWithheld: true });
  });

  it('is known by the first part of its name', () => {
    const depiction = [{ figure: 'Surya, the Sun', rule: 'symbol only' as const }];
    expect(pictureScene(taskOf('Surya comes down to the boat.', { depiction })).isWithheld).toBe(true);
  });

  it('is not shown under another name either: where Hanuman is a sign, the monkey is he', () => {
    const depiction = [{ figure: 'Hanuman', rule: 'symbol only' as const }];
    const lexicon = { names: [{ np: 'the monkey', is: 'person' as const }] };
    expect(promptFor('The monkey sits by the tree.', { depiction, lexicon })).toBe('tree');
    expect(promptFor('The monkey sits by the tree.', { depiction })).toBe('monkey, tree');
  });

  it('that is only spoken of takes nothing from the picture but people', () => {
    const scene = pictureScene(taskOf("'Krishna knows,' says the man by the horse.", krishna));
    expect(scene).toMatchObject({ sights: ['horse'], isWithheld: false });
  });
});

describe('The words of a picture', () => {
  it('say what it shows', () => {
    expect(altFor('At night a lamp burns in the boat.')).toBe('A lamp, a boat, at night.');
    const lexicon = { places: { bank: 'the field' } };
    expect(altFor('A tree stands there at dawn.', { lexicon })).toBe('The field: a tree, at dawn.');
  });

  it('say it in the language of the story', () => {
    expect(altFor('रात में पेड़ पर बेताल।', { language: 'hi' })).toBe('बेताल, पेड़, रात।');
    expect(altFor('రాత్రి. A boat at night.', { language: 'te' })).toBe('A boat, at night.');
  });

  it('say that somebody is left out, and do not name them', () => {
    const lexicon = { places: { bank: 'the field' } };
    const alt = altFor('Krishna plays at dusk.', { ...krishna, lexicon });
    expect(alt).toBe(
      'The field, as the singers leave it: without the one they sing of. A flute, a peacock feather, at dusk.',
    );
  });

  it('name nothing that the prompt does not ask for', () => {
    const task = taskOf('A village by the forest, at noon.');
    const { sights } = readSights(promptOf(pictureScene(task)));
    expect(altFor('A village by the forest, at noon.')).not.toMatch(/hut/);
    expect(sights).toEqual(['village', 'forest']);
  });
});
