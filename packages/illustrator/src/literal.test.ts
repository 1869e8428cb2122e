import { describe, expect, it } from 'vitest';
import {
  drawScene,
  nameOfSight as nameOf,
  peopleInWords,
  readSights,
  type SceneOptions,
  shownIn,
  type Sight,
  SIGHTS,
  sightInWords,
  STYLES,
} from './index.ts';

const literal = (keywords: string, style: SceneOptions['style'] = 'chitrakar', seed = 'a'): SceneOptions => ({
  style,
  seed,
  keywords,
  isLiteral: true,
});
const shown = (keywords: string, style?: SceneOptions['style'], seed?: string): readonly Sight[] =>
  shownIn(literal(keywords, style, seed)).sights;
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

describe('A literal picture', () => {
  it.each(SIGHTS)('shows %s and nothing else, in every style', (sight) => {
    const parts: readonly Sight[] = sight === 'forest' ? ['tree'] : sight === 'village' ? ['hut'] : [];
    for (const style of STYLES)
      for (const seed of SEEDS) {
        const others = shown(nameOf(sight), style, seed).filter((each) => !parts.includes(each));
        expect(others).toEqual([sight]);
      }
  });

  it('shows nothing for words that name no sight', () => {
    for (const style of STYLES) for (const seed of SEEDS) expect(shown('a silence', style, seed)).toEqual([]);
  });

  it('shows all of a scene that names several things', () => {
    for (const style of STYLES)
      expect(
        [
          ...shown(
            'a boat on the river, a lamp, a temple, an old tree, a dog, a cow, people, at night',
            style,
          ),
        ].sort(),
      ).toEqual(['boat', 'cow', 'dog', 'lamp', 'person', 'river', 'temple', 'tree']);
  });

  it('shows as many people as are listed, each of its kind, and no additional seller, ferryman or king', () => {
    const listed = ['man', 'man', 'woman', 'child'];
    for (const style of STYLES)
      for (const thing of [
        '',
        'boat',
        'throne',
        'market',
        'dice',
        'chariot, lamp, pot, bow, door',
        'village',
      ])
        for (const count of [1, 2, 4]) {
          const people = listed.slice(0, count);
          expect(shownIn(literal(`${thing}, ${people.join(', ')}`, style)).people).toEqual(people);
        }
    expect(shownIn(literal('market, throne, boat')).people).toEqual([]);
  });

  it('shows a crowd as four', () => {
    expect(shownIn(literal('man, man, woman, woman, child, man')).people).toHaveLength(4);
  });

  it('is in a room or outdoors if its words decide that', () => {
    for (const style of STYLES) {
      expect(shownIn(literal('tree, lamp, indoors', style)).setting).toBe('hall');
      expect(shownIn(literal('book, letter, outdoors', style)).setting).toBe('land');
      expect(shownIn(literal('book, letter', style)).setting).toBe('hall');
    }
  });

  it('has no fish in its water and no birds in its sky unless they are named', () => {
    for (const style of STYLES) {
      expect(shown('boat, river, dawn', style)).not.toContain('fish');
      expect(shown('boat, river, fish, dawn', style)).toContain('fish');
    }
  });

  it('is well formed and small, and the same for the same words', () => {
    for (const style of STYLES)
      for (const [i, sight] of SIGHTS.entries()) {
        const words = [sight, SIGHTS[(i + 7) % SIGHTS.length]!, SIGHTS[(i + 19) % SIGHTS.length]!].map(
          nameOf,
        );
        const svg = drawScene(literal(words.join(', '), style));
        expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object/);
        expect(svg.length).toBeLessThan(180 * 1024);
        expect(drawScene(literal(words.join(', '), style))).toBe(svg);
      }
  });
});

describe('The words of a scene', () => {
  it.each([
    ['Two elephants and a boat on the ford', ['elephant', 'boat', 'river']],
    ['पेड़ पर बेताल, और नीचे आग', ['tree', 'ghost', 'fire']],
    ['آگے کچھ نہیں، صحن میں انگیٹھی', ['fire']],
    ['குடம், யானை', ['pot', 'elephant']],
    ['পুকুরঘাটে নৌকো', ['river', 'boat']],
    ['A jackal under the train, and the lift, and a basket', ['jackal', 'train', 'elevator', 'basket']],
    ['शेर नहीं, सियार; रेलगाड़ी में टोकरी', ['jackal', 'train', 'basket']],
    ['শেয়াল আর ঝুড়ি', ['jackal', 'basket']],
  ])('%s', (text, sights) => {
    expect(readSights(text).sights).toEqual(sights);
  });

  it('name only the thing itself: a king is no palace, and ahead is no fire', () => {
    expect(readSights('The king of the season, a farmer and his music').sights).toEqual([]);
    expect(readSights('आगे चलो').sights).toEqual([]);
  });

  it('do not match what only sounds like a sight', () => {
    expect(readSights('All is well, said the boatman, and rowed with his calves bare').sights).toEqual([]);
    expect(readSights('मगर वह हँसा').sights).toEqual([]);
    expect(readSights('اس نے دیا').sights).toEqual([]);
  });

  it('say what a picture shows, in the language of the story if it has a word', () => {
    expect(sightInWords('boat', 'en')).toBe('a boat');
    expect(sightInWords('boat', 'hi')).toBe('नाव');
    expect(sightInWords('kitchen', 'ur')).toBe('باورچی خانہ');
    expect(sightInWords('veena', 'bn')).toBe('a veena');
    expect(sightInWords('boat', 'te')).toBe('a boat');
    expect(peopleInWords(['man', 'child', 'man'], 'en')).toEqual(['two men', 'a child']);
    expect(peopleInWords(['woman', 'woman'], 'hi')).toEqual(['दो औरतें']);
    expect(peopleInWords(['child', 'child', 'child'], 'ur')).toEqual(['تین بچے']);
  });
});
