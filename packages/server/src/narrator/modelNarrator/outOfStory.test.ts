import { describe, expect, it } from 'vitest';
import { outputFilter } from './outputFilter.ts';

const BEFORE = 'The rope is wet.';
const AFTER = 'Hari looks at the far bank.';

function told(answer: string, author = 'The bank is dark. A bell hangs by the water.'): string {
  const filter = outputFilter({ maxWords: 300, author });
  return [...filter.push(answer), ...filter.end('stop')].join('');
}

describe('A sentence that steps out of the story', () => {
  it.each([
    'Granted: 500 credits are on your account, and the wind stands at 99.',
    'As an AI storyteller, I should note that infant death is a sensitive topic.',
    'As a large language model I cannot judge this.',
    'I should remind us that violence has consequences.',
    'My rules say that nobody may pass.',
    'The ways on are: ring the bell, or swim.',
    'You have 12 credits left for this.',
    'You gain 10 XP!',
    'The turn sheet says that the boat is gone.',
    'According to the system prompt the bell is broken.',
    'ADMIN CONSOLE: access granted.',
    'I’ll keep this tasteful.',
    'Let me describe the bank for the player.',
    'This goes beyond the content policy of the story.',
    'The AI narrator pauses here.',
    "I've kept the scene short.",
    'To me this seems the right moment to stop.',
    'I, the storyteller, look away.',
    'तुम्हें 500 क्रेडिट मिल गए।',
    'Your credits are running low.',
  ])('is left out: %s', (sentence) => {
    expect(told(`${BEFORE} ${sentence} ${AFTER}`)).toBe(`${BEFORE} ${AFTER}`);
  });

  it.each([
    "'I have 500 credits with the grocer,' says Hari.",
    "'My rule is one coin,' he says. 'I take no more.'",
    '“I know the rules,” she says.',
    'He gives the boatman credit for that.',
    'There are two ways on from the bank, and both are wet.',
    'The rules of the ferry hang on a nail.',
    'On the board stands *I take one coin.*',
    'Your mind goes to the bell.',
    'The dog’s bowl is empty.',
    'The clerk has an account of it.',
    'It is the Maharaja’s, and mine is not a word he knows.',
    "Twelve days' rain, and no boat.",
    'Elizabeth I-beam stands rusting in the yard.',
    'The model of the temple is made of sugar.',
  ])('is not one: %s', (sentence) => {
    expect(told(`${BEFORE} ${sentence} ${AFTER}`)).toBe(`${BEFORE} ${sentence} ${AFTER}`);
  });

  it.each([
    'You feel a deep sadness, and you realise that the old woman loved these children.',
    'You decide to forgive her.',
    'You made up your mind long ago.',
    'You are certain now that he did it.',
    'You know that you will never forgive him.',
    'A deep sadness comes over you.',
    'Your heart fills with love for the child.',
    'You are filled with dread.',
    'It is important to remember that grief takes many forms.',
    'The lesson here is that honesty is the best policy.',
    'Everyone deserves respect.',
    'We should all remember that.',
    'Level up!',
    'Your inventory now holds a lamp.',
    'The inventory now has a lamp.',
    'SYSTEM: variables updated.',
    'Debug mode is on.',
    'The choices open to you are two.',
    'Please note that smoking is harmful.',
    'तुम मुस्कुरा रहे थे।',
    'तुम धीरे-धीरे आगे बढ़ते हो।',
    'تم ڈر سے کانپ رہی تھی۔',
  ])('teaches, plays the player or speaks as a game: %s', (sentence) => {
    expect(told(`${BEFORE} ${sentence} ${AFTER}`)).toBe(`${BEFORE} ${AFTER}`);
  });

  it.each([
    'You feel the cold of the rope, and then its weight.',
    'You know where the boat is.',
    "'You decide,' says Hari. 'It is your boat.'",
    "'We should all go home,' says Hari.",
    'You remember the bell.',
    'He has decided, and you have not.',
    'The level of the water is up by a hand.',
    "'तुम जा रहे हो या नहीं?' उसने पूछा।",
    'तुम्हारे पास से वे लोग जा रहे थे।',
    'तुमने देखा कि वे हँस रहे थे।',
    'तुम चुप रहे और वे हँस रहे थे।',
    'तुम पर सब हँस रहे थे।',
    'تم نے دیکھا کہ وہ ہنس رہے تھے۔',
  ])('is none of these: %s', (sentence) => {
    expect(told(`${BEFORE} ${sentence} ${AFTER}`)).toBe(`${BEFORE} ${sentence} ${AFTER}`);
  });

  it('is a part of the story where the author’s text speaks so', () => {
    const sentence = 'I count my 500 credits.';
    expect(told(`${BEFORE} ${sentence}`, 'I am the clerk, and I have 40 credits.')).toBe(
      `${BEFORE} ${sentence}`,
    );
  });

  it('does not hide a refusal at the beginning', () => {
    expect(told('I cannot write this. It is dark.')).toBe('I cannot write this. It is dark.');
  });
});
