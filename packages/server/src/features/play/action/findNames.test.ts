import { expect, it } from 'vitest';
import { holdsPhrase, wordsIn } from '../../../narrator/phrases.ts';
import { findNames, type NameOfRules } from './findNames.ts';

const names = (count: number): NameOfRules[] =>
  Array.from({ length: count }, (_, at) => [`person_${at}`, ['somebody', 'else', `p${at}`]]);
const BAO: NameOfRules = ['bao', ['bao']];
const OLD_BAO: NameOfRules = ['old_bao', ['old', 'bao']];
const words = wordsIn('I give the key to old Bao.');

it('Names are found in the order of the rules, in any script with its endings', () => {
  expect(findNames([OLD_BAO, ...names(3), BAO])(words)).toEqual(['old_bao', 'bao']);
  expect(findNames([['मेहर', wordsIn('मेहर')]])(wordsIn('मेहरको चाबी'))).toEqual(['मेहर']);
  expect(findNames(names(3))(words)).toEqual([]);
});

it('Thousands of names are not compared with a line that begins none of them', () => {
  let compared = 0;
  const counting: typeof holdsPhrase = (...asked) => {
    compared += 1;
    return holdsPhrase(...asked);
  };
  expect(findNames([...names(30_000), BAO], counting)(words)).toEqual(['bao']);
  expect(compared).toBe(1);
});
