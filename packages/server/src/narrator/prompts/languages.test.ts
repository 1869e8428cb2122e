import { describe, expect, it } from 'vitest';
import { isForeign, isIn } from './languages.ts';

describe('An English text', () => {
  it.each([
    'Tum ghutne tek kar baith jaate ho aur ret ko dhyan se dekhte ho. Hamir kuch nahi bolta.',
    'Hamir ne apni lathi zameen par rakhi aur bola, maine khud dekha tha, aur Lalji chup raha.',
    'Aap stick utha kar ret par ek line kheenchte hain. Das aadmi peeche hat jaate hain.',
    'Lalji apne haath dikhata hai, itna sa, roti jitna. Phir woh pathar dekhta hai.',
    'Namak thanda hai aur thoda gungunata hai. Kya bolta hai, ek aadmi poochta hai.',
    'Tota kehta hai worse aur muh pher leta hai. Zarina Bai hasti hai, aur gaadi chalti hai.',
    'Trivedi kitaab ko seedha karta hai aur kehta hai, bina doodh, bina cheeni, bina kuch.',
    'Aurat kapda nichodti hai aur neela paani mitti mein beh jaata hai, dheere dheere, shaam tak.',
    'Buddhi maasi chillati hai, aur saari pahaadi uske peeche bolti hai, tees awaazon mein.',
    'Das aadmi apni saans roke khade the, aur suraj dheere dheere upar aa raha tha.',
    'Du leckst am Schaum. Er schmeckt nach Teich und nach Pfennigen, und die Frau lacht.',
    'El loro te da la espalda. Zarina Bai se ríe y enciende otro cigarrillo en silencio.',
    'Le chien ouvre un œil et se rendort, tandis que la femme tord son linge bleu.',
    'तुम घुटनों के बल बैठ जाते हो और रेत को ध्यान से देखते हो।',
  ])('is not one: %s', (text) => {
    expect(isIn('en', text)).toBe(false);
  });

  it.each([
    "'Salt!' she says. 'Salt! Salt!' Nine pots answer. The cook roars, and the cat leaves.",
    'Hamir, Lalji and ten men stand by the wall. None of them speaks.',
    "'Chai, garam chai!' Lallan sings, and goes by with the tray on his head.",
    'Salt.',
    'Hamir. Lalji. Kesar. Dhapu. Paru.',
    "'Bas,' says the munim. 'Bas, bas.' He shuts the ledger on it and puts out the lamp.",
    'Wet rope, cold hands, no lamp. You pull, and it gives by the breadth of a finger.',
  ])('is one: %s', (text) => {
    expect(isIn('en', text)).toBe(true);
  });
});

describe('A sentence in another language', () => {
  it.each([
    ['hi', 'The rain went on falling, and nothing moved.', true],
    ['ta', 'The night was very quiet now.', true],
    ['en', 'हवा अब भी रुकी हुई थी और किसी ने कुछ नहीं कहा।', true],
    ['en', 'Hawa ruki hui thi aur kisi ne kuch nahi kaha.', true],
    ['hi', 'SMS आया।', false],
    ['hi', 'उसने कहा, Hello!', false],
    ['hi', 'OK, OK!', false],
    ['en', "'Nahin,' says the old man, and goes on chewing.", false],
    ['en', 'Kya baat hai!', false],
  ] as const)('%s: %s', (language, sentence, isOther) => {
    expect(isForeign(language, sentence)).toBe(isOther);
  });
});
