import { parseCheck, parseCondition, parseEffects } from '@kathaloka/story';
import { describe, expect, it } from 'vitest';
import { stakesWords } from '../../words/stakes/en.ts';
import { structureWords as english } from '../../words/structure/en.ts';
import { structure as hindi } from '../../words/structure/hi.ts';
import { checkReading, conditionReading, effectsReading } from './expressionReading.ts';

describe('A condition in plain language', () => {
  it.each([
    ['has lamp', 'Only with the lamp'],
    ['not has lamp', 'Only without the lamp'],
    ['courage >= 3', 'Only if courage is at least 3'],
    ['not courage >= 3', 'Only if courage is under 3'],
    ['has oil_lamp and courage > 0', 'Only with the oil lamp and if courage is over 0'],
    ['not (has lamp or has sign)', 'Only without the lamp and without the sign'],
    ['has a and (has b or has c)', 'Only with the a and (with the b or with the c)'],
    ['holds meher key or not dead kasam', 'Only if Meher has the key or if Kasam is alive'],
    [
      'owes ila and not hurt left_hand',
      'Only if the player has a promise to keep to Ila and if the left hand is not hurt',
    ],
    ['not knows meher wreck', 'Only unless Meher knows of the wreck'],
    ['met yama and not met old_betaal', 'Only for who has met yama and for who has not met old betaal'],
  ])('%s', (text, reading) => {
    expect(conditionReading(parseCondition(text).value!, english.readings)).toBe(reading);
  });

  it('can be in Hindi', () => {
    const { value } = parseCondition('has दीपक and साहस >= 3');
    expect(conditionReading(value!, hindi.readings)).toBe('केवल तब, जब दीपक साथ हो और साहस कम से कम 3 हो');
  });
});

it('Effects in plain language', () => {
  const { value } = parseEffects('courage + 1; oil - 2; days = 3; gain sign; lose lamp');
  expect(effectsReading(value!, english.readings)).toBe(
    'courage rises by 1. oil falls by 2. days is 3 from now on. The player gets the sign. The player loses the lamp.',
  );
});

it('Effects on people in plain language', () => {
  const { value } = parseEffects(
    'give key to meher; take rope; hurt hand; heal hand; kill kasam; tell ila wreck',
  );
  expect(effectsReading(value!, english.readings)).toBe(
    'Meher gets the key. The player gets the rope. The player’s hand is hurt. The player’s hand heals. Kasam dies. ' +
      'Ila learns of the wreck.',
  );
  const promises = parseEffects('owe ila "her mother"; keep ila; break ila').value!;
  expect(effectsReading(promises, english.readings)).toBe(
    'The player promises Ila: her mother. The promise to Ila is kept. The promise to Ila is broken.',
  );
});

it.each([
  ['nerve >= 3', 'It succeeds if nerve is at least 3.'],
  ['roll sure_foot >= 8', 'It succeeds if sure foot and the die make at least 8.'],
])('The check of an attempt in plain language: %s', (text, reading) => {
  expect(checkReading(parseCheck(text).value!, stakesWords.readings)).toBe(reading);
});
