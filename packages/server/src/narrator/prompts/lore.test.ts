import { describe, expect, it } from 'vitest';
import { matchingLore } from './lore.ts';

const NONE = { player: '', scene: '', lately: [] };
const card = (text: string, ...keys: string[]) => ({ keys, text });
const found = (
  cards: ReturnType<typeof card>[],
  places: Partial<Parameters<typeof matchingLore>[1]>,
): string[] => matchingLore(cards, { ...NONE, ...places }).map(({ text }) => text);

describe('A card of lore', () => {
  it.each([
    ['English', 'lamp', 'He takes the Lamp, slowly'],
    ['a name with an ending', 'Lalji', "Lalji's grain"],
    ['two words', 'big house', 'to the big  house!'],
    ['accents', 'café', 'CAFE'],
    ['Hindi, in the oblique', 'बरगद', 'बरगदों के नीचे'],
    ['Hindi, without the nukta', 'क़मीज़', 'कमीज पर'],
    ['Tamil, with an ending', 'விளக்கு', 'விளக்குகளைப் பார்'],
    ['Urdu, with the other keyboard’s letters', 'کرسی', 'كرسي پر'],
    ['Urdu, with vowel signs', 'رسی', 'رَسّی'],
    ['Bengali', 'নদী', 'নদীর ধারে'],
  ])('is found in %s', (_, key, player) => {
    expect(found([card('it', key)], { player })).toEqual(['it']);
  });

  it.each([
    ['art', 'the cart'],
    ['sea', 'the season'],
    ['big house', 'a house, and it is big'],
    ['नी', 'नीम'],
  ])('is not found inside of another word: %s in %s', (key, player) => {
    expect(found([card('it', key)], { player })).toEqual([]);
  });

  it('comes before others if the player names it, and then if the scene does', () => {
    const cards = [
      card('lately', 'rope'),
      card('scene', 'bell'),
      card('player', 'oar'),
      card('nowhere', 'lamp'),
    ];
    const places = { player: 'take the oar', scene: 'A bell hangs here.', lately: ['A rope lies here.'] };
    expect(found(cards, places)).toEqual(['player', 'scene', 'lately']);
  });

  it('comes before others if more of its keys occur', () => {
    const cards = [card('one', 'oar'), card('two', 'oar', 'boat')];
    expect(found(cards, { player: 'the oar of the boat' })).toEqual(['two', 'one']);
  });

  it('comes first if the player names it, however many keys of another one occur in the scene', () => {
    const cards = [card('scene', 'bell', 'rope', 'lamp'), card('player', 'oar')];
    const places = { player: 'take the oar', scene: 'A bell on a rope, and a lamp.' };
    expect(found(cards, places)).toEqual(['player', 'scene']);
  });

  it('is left out if it was in one of the last sheets, until the player names it', () => {
    const cards = [card('one', 'oar'), card('two', 'boat')];
    expect(found(cards, { scene: 'An oar lies in the boat.', sent: [0] })).toEqual(['two']);
    expect(found(cards, { scene: 'A boat.', player: 'I take the oar', sent: [0, 1] })).toEqual(['one']);
  });

  it('is left out once it has been told', () => {
    const cards = [
      card('A foot throws sand behind it. All else is a footnote.', 'foot'),
      card('A sole.', 'foot'),
    ];
    const told = ['You look. A foot throws sand behind it, all else you know.'];
    expect(found(cards, { player: 'the foot', told })).toEqual(['A sole.']);
    expect(found(cards, { player: 'the foot', told: ['Sand, and a foot.'] })).toHaveLength(2);
    expect(found(cards, { player: 'the foot', told: ['He has a sole.'] })).toEqual([cards[0]!.text]);
  });
});
